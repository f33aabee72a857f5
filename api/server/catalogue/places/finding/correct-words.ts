import type { Kysely } from 'kysely';
import { editDistance } from '../../../../contract/rules/edit-distance.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { listKnownWords, listSimilarWords } from './candidates-store.ts';

export interface Correction {
  text: string;
  /** The number of letters changed. */
  changes: number;
}

/** The limits of corrections tried for one word, and for a whole text. */
const OF_A_WORD = 3;
const OF_A_TEXT = 6;

/**
 * Suggests corrections of a folded text without matches, nearest first. Words that begin no name are replaced, or
 * `every` word.
 */
export async function correctWords(query: Kysely<Schema>, text: string, every = false): Promise<Correction[]> {
  const words = text.split(' ');
  const known = await listKnownWords(query, words);
  // Without a known word, every word has been replaced already.
  if (every && known.size === 0) return [];
  let texts: Correction[] = [{ text: '', changes: 0 }];
  for (const word of words) {
    const asItIs = known.has(word) ? [{ text: word, changes: 0 }] : [];
    const others = known.has(word) && !every ? [] : await correctionsOf(query, word, words.length > 1);
    const options = [...asItIs, ...others];
    texts = texts
      .flatMap((before) =>
        options.map((option) => ({
          text: `${before.text} ${option.text}`.trim(),
          changes: before.changes + option.changes,
        })),
      )
      .sort((a, b) => a.changes - b.changes)
      .slice(0, OF_A_TEXT);
  }
  return texts.filter(({ changes }) => changes > 0);
}

async function correctionsOf(query: Kysely<Schema>, word: string, beside: boolean): Promise<Correction[]> {
  const allowed = allowedChanges(word, beside);
  if (allowed === 0) return [];
  const similar = await listSimilarWords(query, word, spellingsNear(word));
  return similar
    .map((candidate) => ({ text: candidate, changes: editDistance(word, candidate) }))
    .filter(({ changes }) => changes > 0 && changes <= allowed)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, OF_A_WORD);
}

/**
 * Limits the letters that may change: a short word with two letters changed is another word, and a very short one needs
 * others `beside` it. A number is never another.
 */
function allowedChanges(word: string, beside: boolean): number {
  if (/\d/.test(word)) return 0;
  if (word.length < 4) return beside && word.length === 3 ? 1 : 0;
  return word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns every spelling one letter away: short words share too few trigrams to be found by them. */
function spellingsNear(word: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) found.push(before + after.slice(1));
    if (after.length > 1) found.push(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) found.push(before + letter + after, before + letter + after.slice(1));
  }
  return found;
}
