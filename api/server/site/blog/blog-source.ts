import type { BlogPost, BlogPostDetail, BlogTag } from '../../../contract/structs/blog.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';

export interface PostQuery {
  language: Language;
  /** The slug of a tag. */
  tag: string | undefined;
  page: number;
  perPage: number;
}

/** A source of posts. @throws CubbyError UNAVAILABLE when it cannot be reached and nothing is cached. */
export interface BlogSource {
  listPosts: (query: PostQuery) => Promise<{ items: BlogPost[]; total: number }>;
  /** Returns a post; null if there is none. */
  findPost: (slug: string, language: Language) => Promise<BlogPostDetail | null>;
  listTags: (language: Language) => Promise<BlogTag[]>;
}

export interface HasBlog {
  /** A content service where one is configured, else the posts that come with Cubby. */
  blog: BlogSource;
}
