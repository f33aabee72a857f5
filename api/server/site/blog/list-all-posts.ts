import type { BlogPost } from '../../../contract/structs/blog.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { BlogSource } from './blog-source.ts';

/** The page size: the most a content service returns at once. */
const PER_PAGE = 100;

/** Lists every post in a language, newest first. @throws CubbyError UNAVAILABLE like the source. */
export async function listAllPosts(source: BlogSource, language: Language): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await source.listPosts({ language, tag: undefined, page, perPage: PER_PAGE });
    posts.push(...items);
    // An empty page ends it too, whatever total the source gives.
    if (items.length === 0 || posts.length >= total) return posts;
  }
}
