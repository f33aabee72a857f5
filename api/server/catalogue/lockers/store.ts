import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Finds our ids of a partner's banks, by the partner's ids. */
export async function findPartnerRefs(query: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('stashpoints')
    .select(['id', sql<string>`partner_ref`.as('ref')])
    .where('id', 'in', ids)
    .where('partner_ref', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ref }) => [id, ref]));
}

/** Records the result of the last attempt to reach a partner; fields that are not given keep their value. */
export async function rememberRun(
  query: Kysely<Schema>,
  { partner, ...run }: Partial<Selectable<Schema['partner_runs']>> & { partner: string },
): Promise<void> {
  await query
    .insertInto('partner_runs')
    .values({ partner, ...run })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(run))
    .execute();
}
