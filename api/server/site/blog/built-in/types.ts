import type { Language } from '../../../../contract/vocabulary/languages.ts';

export type TagSlug = 'packing' | 'stations' | 'planning';

interface PostText {
  title: string;
  excerpt: string;
  /** Headings, each with its paragraphs. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

export interface BuiltInPost {
  slug: string;
  /** An instant. */
  modified: string;
  /** The name of one of our drawings. */
  picture: string;
  tags: readonly TagSlug[];
  texts: Record<Language, PostText>;
}
