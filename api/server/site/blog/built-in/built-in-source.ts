import type { BlogPost } from '../../../../contract/structs/blog.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import type { BlogSource } from '../blog-source.ts';
import { POSTS } from './posts.ts';
import { TAGS } from './tags.ts';
import type { BuiltInPost, TagSlug } from './types.ts';

/** The posts that come with Cubby, for installations without a content service. */
export const builtInBlog: BlogSource = {
  async listPosts({ language, tag, page, perPage }) {
    const found = POSTS.filter(({ tags }) => tag === undefined || tags.some((slug) => slug === tag));
    const shown = found.slice((page - 1) * perPage, page * perPage);
    return { items: shown.map((post) => serializePost(post, language)), total: found.length };
  },
  async findPost(slug, language) {
    const post = POSTS.find((each) => each.slug === slug);
    return post ? { ...serializePost(post, language), content: contentOf(post, language) } : null;
  },
  listTags: async (language) => (Object.keys(TAGS) as TagSlug[]).map((slug) => tagOf(slug, language)),
};

function serializePost(post: BuiltInPost, language: Language): BlogPost {
  const { title, excerpt } = post.texts[language];
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

function contentOf({ texts }: BuiltInPost, language: Language): string {
  const { sections } = texts[language] ?? texts[DEFAULT_LANGUAGE];
  return sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('');
}

function tagOf(slug: TagSlug, language: Language) {
  return { id: slug, slug, name: TAGS[slug][language] };
}
