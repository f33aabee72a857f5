import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { Schema } from '../database/schema.ts';
import { findKept } from './store.ts';
import { hashOf, normalise, type WrittenText } from './written-text.ts';

export type Translated = Partial<Record<Language, string>>;

/**
 * Reads the stored translations of these texts, in one statement for any number. Languages in which the author has
 * written it themselves are left out, and so are translations identical to the original.
 */
export async function readTranslations(
  query: Kysely<Schema>,
  texts: readonly WrittenText[],
): Promise<(text: WrittenText) => Translated> {
  const known = texts.filter(({ text, language }) => text.trim() !== '' && language !== null);
  const hashes = new Map(known.map((each) => [each.text, hashOf(each.text)]));
  const byHash = Map.groupBy(await findKept(query, [...hashes.values()]), (kept) => kept.text_hash);
  return ({ text, language, alsoIn = [] }) => {
    const kept = byHash.get(hashes.get(text) ?? '') ?? [];
    const shown = kept.filter(
      (each) => each.source === language && !alsoIn.includes(each.target) && each.text !== normalise(text),
    );
    return Object.fromEntries(shown.flatMap((each) => (each.text === null ? [] : [[each.target, each.text]])));
  };
}
