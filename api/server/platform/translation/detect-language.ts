import { LRUCache } from 'lru-cache';
import { detect } from 'tinyld';

/** The length below which a text is too short to detect: "Great place" could be Romanian. */
const FEWEST_CHARACTERS = 20;

/** Detected languages: the texts of a place are read again with each visit. */
const known = new LRUCache<string, { language: string | null }>({ max: 5_000 });

/**
 * Detects the language of a text (ISO 639-1); if that fails it is taken to be in `fallback`, such as the one its writer
 * was reading.
 */
export function detectLanguage<Fallback extends string | null>(text: string, fallback: Fallback): string | Fallback {
  if (text.length < FEWEST_CHARACTERS) return fallback;
  const found = known.get(text) ?? { language: detect(text) || null };
  known.set(text, found);
  return found.language ?? fallback;
}
