import type { Texts } from '../../../api/words/texts.ts';

/** Returns the texts of a file, without its lists: these are rules, and each language has its own. */
export function parse(json: string): Texts {
  return JSON.parse(json, (_, value: unknown) => (Array.isArray(value) ? {} : value)) as Texts;
}
