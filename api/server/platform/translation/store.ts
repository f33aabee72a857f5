import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type KeptTranslation = Pick<Selectable<Schema['translations']>, 'text_hash' | 'source' | 'target' | 'text'>;

/** Finds the stored translations of these texts from any language, including refusals. */
export async function findKept(
  query: Kysely<Schema>,
  hashes: readonly string[],
): Promise<(KeptTranslation & { created: Date })[]> {
  if (hashes.length === 0) return [];
  return query
    .selectFrom('translations')
    .select(['text_hash', 'source', 'target', 'text', 'created'])
    .where(anyOf(hashes))
    .execute();
}

/** Stores translations, replacing those of the same text, language and target. */
export async function keepTranslations(
  query: Kysely<Schema>,
  rows: readonly Insertable<Schema['translations']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await query
    .insertInto('translations')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['text_hash', 'source', 'target']).doUpdateSet((update) => ({
        text: update.ref('excluded.text'),
        translated_by: update.ref('excluded.translated_by'),
        created: update.ref('excluded.created'),
        seen: update.ref('excluded.seen'),
      })),
    )
    .execute();
}

/** Marks the originals of these as seen: once per walk is enough. */
export async function markSeen(
  query: Kysely<Schema>,
  hashes: readonly string[],
  { began, now }: { began: Date; now: Date },
): Promise<void> {
  if (hashes.length === 0) return;
  await query.updateTable('translations').set({ seen: now }).where(anyOf(hashes)).where('seen', '<', began).execute();
}

/** Deletes translations without an original: a whole walk has not seen it. */
export async function forgetUnseen(query: Kysely<Schema>, began: Date): Promise<void> {
  await query.deleteFrom('translations').where('seen', '<', began).execute();
}

/** Returns one statement for any number of hashes, so that the database prepares only one. */
function anyOf(hashes: readonly string[]) {
  return sql<boolean>`text_hash = any(${[...new Set(hashes)]}::text[])`;
}
