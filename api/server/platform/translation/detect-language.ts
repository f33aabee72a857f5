import { LRUCache } from 'lru-cache';
import { detect } from 'tinyld';

/** Shorter texts say too little: "Great place" could be Romanian. */
const FEWEST_CHARACTERS = 20;

/** The texts of a place are looked at again with each visit. */
const known = new LRUCache<string, { language: string | null }>({ max: 5_000 });

/**
 * The language a text is written in (ISO 639-1); what cannot be told is taken to be in `fallback`, such as the one its
 * writer was reading.
 */
export function detectLanguage<Fallback extends string | null>(text: string, fallback: Fallback): string | Fallback {
  if (text.length < FEWEST_CHARACTERS) return fallback;
  const found = known.get(text) ?? { language: detect(text) || null };
  known.set(text, found);
  return found.language ?? fallback;
}
