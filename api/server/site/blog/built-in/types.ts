export type TagSlug = 'packing' | 'stations' | 'planning';

/** A post, whose text is in a Markdown file for each language: `posts/<slug>/<language>.md`. */
export interface BuiltInPost {
  slug: string;
  /** An instant. */
  modified: string;
  /** The name of one of our drawings. */
  picture: string;
  tags: readonly TagSlug[];
}
