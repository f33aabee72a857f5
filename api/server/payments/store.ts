import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CubbyError } from '../../contract/errors.ts';
import type { Schema } from '../database/schema.ts';
import { hexId } from '../secrets/ids.ts';

export type PaymentRow = Selectable<Schema['payments']>;

/** An attempt as it is written down before anybody knows what it came to. */
export function pendingPayment(
  intent: { id: string; amount: number; currency: string },
  bookingId: string,
  now: Date,
): Insertable<Schema['payments']> {
  return {
    id: hexId(16),
    booking_id: bookingId,
    intent_id: intent.id,
    amount: intent.amount,
    currency_code: intent.currency,
    status: 'pending',
    refusal: null,
    created: now,
    settled_at: null,
  };
}

/** An attempt the bank refused. It has no intent that money could still come from, so its name is our own. */
export function refusedPayment(
  { amount, currency, bookingId }: { amount: number; currency: string; bookingId: string },
  { payment }: CubbyError,
  now: Date,
): Insertable<Schema['payments']> {
  const id = hexId(16);
  return {
    ...pendingPayment({ id: `refused_${id}`, amount, currency }, bookingId, now),
    id,
    status: 'failed',
    refusal: payment?.decline_code ?? payment?.code ?? null,
    settled_at: now,
  };
}

/** Remembers an attempt; one that is known already is left as it is. */
export async function insertPayment(query: Kysely<Schema>, payment: Insertable<Schema['payments']>): Promise<void> {
  await query
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
}

export function findPaymentByIntent(query: Kysely<Schema>, intentId: string): Promise<PaymentRow | undefined> {
  return query.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The attempts of a booking, the latest first. */
export function listPayments(query: Kysely<Schema>, bookingId: string): Promise<PaymentRow[]> {
  return query
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created', 'desc')
    .execute();
}

/** Attempts nobody came back for: the browser closed, the webhook got lost. */
export function listForgottenPayments(query: Kysely<Schema>, before: Date): Promise<PaymentRow[]> {
  return query
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('created', '<', before)
    .orderBy('created')
    .limit(100)
    .execute();
}

/** Takes the right to settle a payment: of all who try, one gets true. */
export async function settlePayment(
  transaction: Kysely<Schema>,
  id: string,
  status: 'succeeded' | 'failed',
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('payments')
    .set({ status, settled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
