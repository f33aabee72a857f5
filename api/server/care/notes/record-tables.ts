import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { type ChangeEntity, SCOPE_OF_ENTITY } from '../../../contract/structs/change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';

/** A record by its kind and ID in the log of changes. */
export interface RecordKey {
  entity: ChangeEntity;
  id: string;
}

/** The column with the ID of each kind of record; null for kinds that nothing is noted about. */
const IDS: Readonly<Record<ChangeEntity, `${keyof Schema}.${string}` | null>> = {
  stashpoint: 'stashpoints.id',
  host: 'hosts.id',
  booking: 'bookings.id',
  incident: 'incidents.id',
  coupon: 'coupons.code',
  place: 'places.id',
  seo_content: 'seo_contents.id',
  ota: 'otas.id',
  area: 'areas.id',
  voucher: 'coupons.code',
  review: 'reviews.id',
  user: 'users.id',
  currency: 'currencies.code',
  payout_run: 'payout_runs.id',
  depreciation: null,
  month: null,
  mail: null,
  unexplained: null,
};

/**
 * Refuses a record that the caller may not read, or that does not exist.
 *
 * @throws CubbyError FORBIDDEN; NOT_FOUND.
 */
export async function requireRecord(
  { database }: HasDatabase,
  caller: Caller,
  { entity, id }: RecordKey,
): Promise<void> {
  requireScope(caller, SCOPE_OF_ENTITY[entity]);
  if (!(await exists(database.query, { entity, id }))) throw new CubbyError('NOT_FOUND', 'Record not found.');
}

/** Tells whether a record exists: some are deleted while there is work on them. */
export function recordExists(entity: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const cases = Object.entries(IDS).flatMap(([kind, column]) => {
    const [table = ''] = column?.split('.') ?? [];
    return column
      ? [sql`when ${sql.lit(kind)} then exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${id})`]
      : [];
  });
  return sql<boolean>`(case ${entity} ${sql.join(cases, sql` `)} else false end)`;
}

async function exists(query: Kysely<Schema>, { entity, id }: RecordKey): Promise<boolean> {
  const known = recordExists(sql`${entity}::text`, sql`${id}::text`);
  const { rows } = await sql<{ known: boolean }>`select ${known} as known`.execute(query);
  return rows[0]?.known === true;
}
