import { type Kysely, sql } from 'kysely';
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

async function exists(query: Kysely<Schema>, { entity, id }: RecordKey): Promise<boolean> {
  const [table = '', column = ''] = (IDS[entity] ?? '').split('.');
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(query);
  return rows.length > 0;
}
