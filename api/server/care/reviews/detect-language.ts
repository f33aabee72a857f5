import { detect } from 'tinyld';

/** Shorter texts say too little: "Great place" could be Romanian. */
const FEWEST_CHARACTERS = 20;

/**
 * The language a text is written in (ISO 639-1); what cannot be told is taken to be in `fallback`, the one its
 * writer was reading.
 */
export function detectLanguage(text: string, fallback: string): string {
  return (text.length >= FEWEST_CHARACTERS && detect(text)) || fallback;
}
