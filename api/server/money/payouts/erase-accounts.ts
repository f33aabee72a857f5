import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Deletes the changes of a host's payout accounts with the numbers from before, and the accounts themselves, unless the host has earned something: they
 * were paid to it, or will be.
 */
export async function eraseAccounts(query: Kysely<Schema>, userId: string): Promise<void> {
  await sql`delete from account_changes
    where host_id in (select h.id from hosts h where h.user_id = ${userId})`.execute(query);
  await sql`delete from external_accounts a where a.host_id in (select h.id from hosts h where h.user_id = ${userId})
    and not exists (select 1 from payouts p where p.account_id = a.id)
    and not exists (
      select 1 from ledger_entries l join stashpoints s on s.id = l.stashpoint_id
      where s.host_id = ${userId} and l.kind = 'host_share')`.execute(query);
}
