import { type RawBuilder, sql } from 'kysely';
import { foldText } from '../../../contract/rules/fold-text.ts';

/**
 * A condition on a `search` column: every word of `q` begins a word of the record. Its index answers it, which an
 * ILIKE in the middle of texts has none for. Nothing but marks finds nothing.
 */
export function matchingWords(column: string, q: string): RawBuilder<boolean> {
  const words = foldText(q).split(' ').filter(Boolean);
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} @@ to_tsquery('simple', ${wanted})`;
}
