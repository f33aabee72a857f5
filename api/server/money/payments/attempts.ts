import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CubbyError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';

export type PaymentRow = Selectable<Schema['payments']>;

/** Builds an attempt as stored before its result is known. */
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

/** Builds an attempt the bank refused. It has no intent that could still be paid, so it gets an id of our own. */
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
    ended_at: now,
  };
}

/** Stores an attempt; a known one is left as it is. */
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

/** Lists the attempts of a booking, latest first. */
export function listPayments(query: Kysely<Schema>, bookingId: string): Promise<PaymentRow[]> {
  return query
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created', 'desc')
    .execute();
}

export type OpenPayment = Awaited<ReturnType<typeof listOpenPayments>>[number];

/**
 * Lists attempts that may still be paid: the browser closed, or the webhook got lost. The one checked last comes last.
 */
export function listOpenPayments(query: Kysely<Schema>, before: Date) {
  return query
    .selectFrom('payments')
    .select(['id', 'intent_id', 'booking_id', 'created'])
    .where('ended_at', 'is', null)
    .where('created', '<', before)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .orderBy('created')
    .limit(100)
    .execute();
}

export async function markPolled(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.updateTable('payments').set({ asked_at: now }).where('id', '=', id).execute();
}

/** Marks an attempt as final without payment; false when it was marked before, or has been paid. */
export async function endPayment(
  query: Kysely<Schema>,
  id: string,
  refusal: string | null,
  now: Date,
): Promise<boolean> {
  const row = await query
    .updateTable('payments')
    .set((row) => ({
      status: 'failed',
      ended_at: now,
      settled_at: row.fn.coalesce('settled_at', row.val(now)),
      refusal: row.fn.coalesce('refusal', row.val(refusal)),
    }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an attempt as refused; another card may still be tried for it. */
export async function failPayment(query: Kysely<Schema>, id: string, refusal: string | null, now: Date): Promise<void> {
  await query
    .updateTable('payments')
    .set({ status: 'failed', settled_at: now, refusal })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Claims the right to settle a payment: of all callers, one gets true. An attempt that had failed before may be paid
 * since.
 */
export async function takePaid(transaction: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('payments')
    .set({ status: 'succeeded', settled_at: now, ended_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'succeeded')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
