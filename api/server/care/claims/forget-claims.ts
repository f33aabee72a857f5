import { subDays } from 'date-fns/subDays';
import { type Kysely, sql } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';

/** Erases the files of claims that ended long ago: refused, or paid. Their hashes stay. Returns how many files. */
export async function forgetClaimFiles({ database, config, now }: HasDatabase & HasConfig & HasClock): Promise<number> {
  const before = subDays(now(), config.claimFileDays);
  const { numAffectedRows } = await sql`
    update claim_files f set bytes = null from claims c
    where c.id = f.claim_id and f.bytes is not null and (
      (c.state = 'refused' and c.decided_at < ${before})
      or exists (select from payouts p where p.claim_id = c.id and p.status = 'sent' and p.sent_at < ${before})
    )`.execute(database.query);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes the files of these bookings' claims, and what names things and people in them. Amounts stay in the books, and
 * the account of a claim that was paid or is still owed.
 */
export async function eraseClaims(query: Kysely<Schema>, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const claims = query.selectFrom('claims').select('id').where('booking_id', 'in', bookingIds);
  await query.deleteFrom('claim_files').where('claim_id', 'in', claims).execute();
  await query.updateTable('claim_steps').set({ text: null }).where('claim_id', 'in', claims).execute();
  await sql`
    update claims set police_reference = null, decision_text = null, items = (
      select coalesce(jsonb_agg(item.value || '{"name": "–"}'::jsonb order by item.ordinality), '[]')
      from jsonb_array_elements(items) with ordinality as item
    ) where booking_id = any(${bookingIds}::text[])`.execute(query);
}
