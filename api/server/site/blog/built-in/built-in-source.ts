import type { BlogPost } from '../../../../contract/structs/blog.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import type { BlogSource } from '../blog-source.ts';
import { type BuiltInPost, POSTS, TAGS, type TagSlug } from './posts.ts';
import { type PostText, readPost } from './read-post.ts';

/** The posts that come with Cubby, for installations without a content service. */
export const builtInBlog: BlogSource = {
  async listPosts({ language, tag, page, perPage }) {
    const found = POSTS.filter(({ tags }) => tag === undefined || tags.some((slug) => slug === tag));
    const shown = found.slice((page - 1) * perPage, page * perPage);
    const items = shown.map(async (post) => serializePost(post, await readPost(post.slug, language), language));
    return { items: await Promise.all(items), total: found.length };
  },
  async findPost(slug, language) {
    const post = POSTS.find((each) => each.slug === slug);
    if (!post) return null;
    const text = await readPost(slug, language);
    return { ...serializePost(post, text, language), content: text.content };
  },
  listTags: async (language) => (Object.keys(TAGS) as TagSlug[]).map((slug) => tagOf(slug, language)),
};

function serializePost(post: BuiltInPost, { title, excerpt }: PostText, language: Language): BlogPost {
  return {
    id: post.slug,
    slug: post.slug,
    title,
    excerpt,
    modified: post.modified,
    author: { name: 'Cubby', avatar: null },
    featured_image: pictureSet(post.picture, PICTURE_SIZES.hero, ''),
    tags: post.tags.map((slug) => tagOf(slug, language)),
  };
}

function tagOf(slug: TagSlug, language: Language) {
  return { id: slug, slug, name: TAGS[slug][language] };
}
