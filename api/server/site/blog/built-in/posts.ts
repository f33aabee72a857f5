import type { BLOG } from '../../../../words/blog.ts';
import type { PostSlug } from './read-post.ts';

export type TagSlug = keyof (typeof BLOG)['en']['tags'];

/** A post, whose texts are among the words of each language: `api/words/<language>/blog.json`. */
export interface BuiltInPost {
  slug: PostSlug;
  /** An instant. */
  modified: string;
  /** The name of one of our drawings. */
  picture: string;
  tags: readonly TagSlug[];
}

/** Newest first. */
export const POSTS: readonly BuiltInPost[] = [
  {
    slug: 'the-last-day-of-a-city-trip',
    modified: '2026-11-02T09:00:00.000Z',
    picture: 'city-lisbon',
    tags: ['planning'],
  },
  {
    slug: 'a-stopover-between-two-trains',
    modified: '2026-10-12T09:00:00.000Z',
    picture: 'city-paris',
    tags: ['stations', 'planning'],
  },
  {
    slug: 'what-to-keep-on-you',
    modified: '2026-09-21T09:00:00.000Z',
    picture: 'city-rome',
    tags: ['packing'],
  },
];
