import { type RawBuilder, sql } from 'kysely';
import { foldText } from '../../../contract/rules/fold-text.ts';

/**
 * Returns a condition on a `search` column: every word of `q` begins a word of the record. It is answered from an
 * index, which an ILIKE in the middle of texts cannot use. A query of nothing but punctuation matches nothing.
 */
export function matchingWords(column: string, q: string): RawBuilder<boolean> {
  const words = foldText(q).split(' ').filter(Boolean);
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} @@ to_tsquery('simple', ${wanted})`;
}
