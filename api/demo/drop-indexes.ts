import { type Kysely, sql } from 'kysely';
import type { Schema } from '../server/platform/database/schema.ts';

/** The tables with most of the rows of a large network. */
const FILLED: readonly (keyof Schema)[] = [
  'users',
  'stashpoints',
  'bookings',
  'bags',
  'custody_events',
  'payments',
  'refunds',
  'ledger_entries',
  'sandbox_objects',
  'reviews',
];

/**
 * Drops the indexes and foreign keys of the tables that a large network fills: to build each once at the end takes a
 * fraction of the time of changing all of them for every row. Primary keys and unique constraints stay. Returns the
 * statements that create them again, in their order.
 */
export async function dropIndexes(transaction: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ dropping: string; creating: string }>`
    with filled as (select unnest(${FILLED}::text[])::regclass as id)
    select 'drop index ' || i.indexrelid::regclass as dropping, pg_get_indexdef(i.indexrelid) as creating, 1 as turn
    from pg_index i join filled on filled.id = i.indrelid
    where not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    union all
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)), 2
    from pg_constraint c join filled on filled.id = c.conrelid
    where c.contype = 'f'
    order by turn, creating`.execute(transaction);
  for (const { dropping } of rows) await sql.raw(dropping).execute(transaction);
  return rows.map(({ creating }) => creating);
}
