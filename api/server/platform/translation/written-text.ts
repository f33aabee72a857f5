import { createHash } from 'node:crypto';
import type { Language } from '../../../contract/vocabulary/languages.ts';

/** Something a host or a traveller has written, wherever it stands. */
export interface WrittenText {
  text: string;
  /** ISO 639-1; null where it cannot be told, and then it stays as it was written. */
  language: string | null;
  /** Languages in which its writer has said the same. */
  alsoIn?: readonly Language[];
}

/** As it is sent to the translator: how a text was composed or ended says nothing. */
export function normalise(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** The same for texts that say the same, letter by letter. */
export function hashOf(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('base64url');
}
