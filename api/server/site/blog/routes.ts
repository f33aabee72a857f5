import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contract/vocabulary/languages.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasBlog } from './blog-source.ts';

export function blogRoutes({ blog }: HasBlog): HandlersOf<'listBlogPosts' | 'getBlogPost' | 'listBlogTags'> {
  return {
    listBlogPosts: async ({ query }) => {
      const paging = pagingOf(query.page, query.per_page);
      const { items, total } = await blog.listPosts({
        language: query.language ?? DEFAULT_LANGUAGE,
        tag: query.tag,
        ...paging,
      });
      return pageOf(items, total, paging);
    },
    getBlogPost: async ({ params, query }) => {
      const post = await blog.findPost(params.slug, query.language ?? DEFAULT_LANGUAGE);
      if (!post) throw new CubbyError('NOT_FOUND', 'Post not found.');
      return post;
    },
    listBlogTags: ({ query }) => blog.listTags(query.language ?? DEFAULT_LANGUAGE),
  };
}
