import type { Kysely } from 'kysely';
import type { Dashboard } from '../../../contract/structs/dashboard.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { waitingChanges } from './account-changes-store.ts';

const SHOWN = 5;

/** Returns the changed accounts that still wait, for the staff's overview: those that start first, and how many in all. */
export async function findChangedAccounts(query: Kysely<Schema>, now: Date): Promise<Dashboard['changed_accounts']> {
  const { count } = await waitingChanges(query, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const next = await waitingChanges(query, now)
    .innerJoin('hosts as h', 'h.id', 'c.host_id')
    .select([
      'c.id',
      'h.business_name as host_name',
      'c.currency_code as ccy_code',
      'c.old_end',
      'c.new_end',
      'c.starts_at',
    ])
    .orderBy('c.starts_at')
    .orderBy('c.number')
    .limit(SHOWN)
    .execute();
  return {
    count: Number(count),
    next: next.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })),
  };
}
