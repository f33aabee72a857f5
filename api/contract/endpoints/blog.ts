import { array, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { BlogPost, BlogPostDetail, BlogTag } from '../structs/blog.ts';
import { paging, slug } from '../structs/requests.ts';
import { LanguageCode, Page } from '../vocabulary/words.ts';

/** Posts of the content service, or the built-in ones of the same shape. */
export const blogEndpoints = {
  listBlogPosts: {
    method: 'GET',
    path: '/v2/blog/posts',
    summary: 'Posts, newest first: all, or those with a tag',
    roles: 'anyone',
    query: object({ ...paging, tag: optional(string()), language: optional(LanguageCode) }),
    response: Page(BlogPost),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    mayLag: true,
  },
  getBlogPost: {
    method: 'GET',
    path: '/v2/blog/posts/{slug}',
    summary: 'One post with its contents as sanitised HTML',
    roles: 'anyone',
    params: slug,
    query: object({ language: optional(LanguageCode) }),
    response: BlogPostDetail,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    mayLag: true,
  },
  listBlogTags: {
    method: 'GET',
    path: '/v2/blog/tags',
    summary: 'Tags of posts',
    roles: 'anyone',
    query: object({ language: optional(LanguageCode) }),
    response: array(BlogTag),
    errors: ['UNAVAILABLE'],
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
