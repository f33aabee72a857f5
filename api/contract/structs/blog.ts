import { array, type Infer, nullable, string, type } from 'superstruct';
import { Instant, PictureSet } from '../vocabulary/words.ts';

/** A topic of posts. */
export const BlogTag = type({ id: string(), name: string(), slug: string() });
export type BlogTag = Infer<typeof BlogTag>;

/** A post as lists show it. The excerpt is plain text. */
export const BlogPost = type({
  id: string(),
  slug: string(),
  title: string(),
  excerpt: string(),
  modified: Instant,
  author: type({ name: string(), avatar: nullable(string()) }),
  featured_image: nullable(PictureSet),
  tags: array(BlogTag),
});
export type BlogPost = Infer<typeof BlogPost>;

/** A whole post; `content` is HTML, reduced to a few harmless elements for every author. */
export const BlogPostDetail = type({ ...BlogPost.schema, content: string() });
export type BlogPostDetail = Infer<typeof BlogPostDetail>;
