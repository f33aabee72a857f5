import { createHash } from 'node:crypto';
import type { Language } from '../../../contract/vocabulary/languages.ts';

/** A text by a host or a traveller, wherever it appears. */
export interface WrittenText {
  text: string;
  /** ISO 639-1; null where it cannot be detected, and then it is not translated. */
  language: string | null;
  /** Languages in which its author has written the same. */
  alsoIn?: readonly Language[];
}

/** Normalizes a text as it is sent to the translator: Unicode composition and trailing spaces have no meaning. */
export function normalise(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Hashes a text: equal texts have equal hashes. */
export function hashOf(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('base64url');
}
