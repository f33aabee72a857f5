export interface Texts {
  [key: string]: string | Texts;
}
export interface Part {
  words: Texts;
}

/**
 * Merges all parts of a language into one dictionary. Each part has its own top-level key, so that no text hides
 * another.
 */
export function merged(parts: Record<string, Part>): Texts {
  return Object.assign({}, ...Object.values(parts).map(({ words }) => words)) as Texts;
}
