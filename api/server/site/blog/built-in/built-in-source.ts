import type { BlogPost } from '../../../../contract/structs/blog.ts';
import type { Language } from '../../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { BLOG } from '../../../../words/blog.ts';
import { BRAND } from '../../../../words/brand.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import type { BlogSource } from '../blog-source.ts';
import { type BuiltInPost, POSTS, type TagSlug } from './posts.ts';
import { readContent, readPost } from './read-post.ts';

/** The posts that come with Cubby, for installations without a content service. */
export const builtInBlog: BlogSource = {
  async listPosts({ language, tag, page, perPage }) {
    const found = POSTS.filter(({ tags }) => tag === undefined || tags.some((slug) => slug === tag));
    const shown = found.slice((page - 1) * perPage, page * perPage);
    return { items: shown.map((post) => serializePost(post, language)), total: found.length };
  },
  async findPost(slug, language) {
    const post = POSTS.find((each) => each.slug === slug);
    return post ? { ...serializePost(post, language), content: readContent(post.slug, language) } : null;
  },
  listTags: async (language) => (Object.keys(BLOG.en.tags) as TagSlug[]).map((slug) => tagOf(slug, language)),
};

function serializePost(post: BuiltInPost, language: Language): BlogPost {
  return {
    id: post.slug,
    slug: post.slug,
    ...readPost(post.slug, language),
    modified: post.modified,
    author: { name: BRAND, avatar: null },
    featured_image: pictureSet(post.picture, PICTURE_SIZES.hero, ''),
    tags: post.tags.map((slug) => tagOf(slug, language)),
  };
}

function tagOf(slug: TagSlug, language: Language) {
  return { id: slug, slug, name: BLOG[language].tags[slug] };
}
