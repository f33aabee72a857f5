export interface Texts {
  [key: string]: string | Texts;
}
export interface Part {
  words: Texts;
}

/** One dictionary of all parts of a language. Their first keys are their own, so nothing hides anything else. */
export function merged(parts: Record<string, Part>): Texts {
  return Object.assign({}, ...Object.values(parts).map(({ words }) => words)) as Texts;
}
