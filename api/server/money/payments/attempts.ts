import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CubbyError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';

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
    ended_at: now,
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

export type OpenPayment = Awaited<ReturnType<typeof listOpenPayments>>[number];

/** Attempts that money may still come of: the browser closed, the webhook got lost. Who was asked about last waits. */
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

export async function noteAsked(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.updateTable('payments').set({ asked_at: now }).where('id', '=', id).execute();
}

/** Writes down that no money can come of an attempt any more; false when it was known, or it has been paid. */
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

/** Notes that an attempt was refused; another card may still be tried for it. */
export async function failPayment(query: Kysely<Schema>, id: string, refusal: string | null, now: Date): Promise<void> {
  await query
    .updateTable('payments')
    .set({ status: 'failed', settled_at: now, refusal })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Takes the right to settle what was paid: of all who try, one gets true. What had failed before may be paid since. */
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
