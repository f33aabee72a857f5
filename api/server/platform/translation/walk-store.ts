import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type Walk = Selectable<Schema['translation_walk']>;

/** Takes the lease of the walk until `until`; null while another server has it. */
export async function takeWalk(
  query: Kysely<Schema>,
  { until, ...begun }: Pick<Walk, 'began' | 'kind' | 'translates'> & { until: Date },
): Promise<Walk | null> {
  const taken = await query
    .insertInto('translation_walk')
    .values({ ...begun, held_until: until, reached: '' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ held_until: until })
        .where(sql<boolean>`translation_walk.held_until <= ${begun.began}`),
    )
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** Stores the progress of the walk, and extends its lease. */
export async function saveWalk(query: Kysely<Schema>, walk: Partial<Walk>): Promise<void> {
  await query.updateTable('translation_walk').set(walk).where('id', '=', 1).execute();
}
