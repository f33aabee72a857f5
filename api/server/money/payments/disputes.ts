import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
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
