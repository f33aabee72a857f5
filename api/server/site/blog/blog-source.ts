import type { BlogPost, BlogPostDetail, BlogTag } from '../../../contract/structs/blog.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';

export interface PostQuery {
  language: Language;
  /** Slug of a tag. */
  tag: string | undefined;
  page: number;
  perPage: number;
}

/** Where posts come from. @throws CubbyError UNAVAILABLE when it cannot be reached and nothing is remembered. */
export interface BlogSource {
  listPosts: (query: PostQuery) => Promise<{ items: BlogPost[]; total: number }>;
  /** Null for a post nobody wrote. */
  findPost: (slug: string, language: Language) => Promise<BlogPostDetail | null>;
  listTags: (language: Language) => Promise<BlogTag[]>;
}

export interface HasBlog {
  /** A content service where one is set, else the posts that come with Cubby. */
  blog: BlogSource;
}
