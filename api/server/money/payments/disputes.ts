import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerKind } from '../ledger/ledger-kind.ts';
import type { Dispute } from './gateway.ts';

/** Stores a dispute in its state at the payment service. */
export async function saveDispute(
  transaction: Kysely<Schema>,
  { id, amount, currency, reason, status, dueBy }: Dispute,
  { paymentId, bookingId, now }: { paymentId: string; bookingId: string; now: Date },
): Promise<void> {
  const standing = { amount, reason, status, due_by: dueBy };
  await transaction
    .insertInto('disputes')
    .values({
      ...standing,
      id,
      payment_id: paymentId,
      booking_id: bookingId,
      currency_code: currency,
      created: now,
      closed_at: status === 'open' ? null : now,
      evidence_sent_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        ...standing,
        closed_at: status === 'open' ? null : row.fn.coalesce('disputes.closed_at', row.val(now)),
      })),
    )
    .execute();
}

/** Returns what the ledger holds of a dispute so far, by kind. */
export async function sharesOfDispute(
  transaction: Kysely<Schema>,
  disputeId: string,
): Promise<Partial<Record<LedgerKind, number>>> {
  const rows = await transaction
    .selectFrom('ledger_entries')
    .select(['kind', (all) => all.fn.sum<number>('amount').as('amount')])
    .where('dispute_id', '=', disputeId)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
}

/** Returns what was charged back of each payment of a booking, minor units. */
export async function chargedBack(transaction: Kysely<Schema>, bookingId: string): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('ledger_entries')
    .select(['payment_id', (all) => all.fn.sum<number>('amount').as('amount')])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'chargeback')
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id, amount }) => [payment_id ?? '', -Number(amount)]));
}

/** Marks evidence for a dispute as submitted. False when it was submitted before, or the dispute is over. */
export async function takeForEvidence(query: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await query
    .updateTable('disputes')
    .set({ evidence_sent_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('evidence_sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes that mark: the bank could not be reached. */
export async function giveBackForEvidence(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query
    .updateTable('disputes')
    .set({ evidence_sent_at: null })
    .where('id', '=', id)
    .where('evidence_sent_at', '=', now)
    .execute();
}
