import type { BlogPost } from '../../../contract/structs/blog.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { BlogSource } from './blog-source.ts';

/** As many as a content service gives at once. */
const PER_PAGE = 100;

/** Every post in a language, the newest first. @throws CubbyError UNAVAILABLE as the source does. */
export async function listAllPosts(source: BlogSource, language: Language): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await source.listPosts({ language, tag: undefined, page, perPage: PER_PAGE });
    posts.push(...items);
    // An empty page ends it too, whatever the source counts.
    if (items.length === 0 || posts.length >= total) return posts;
  }
}
