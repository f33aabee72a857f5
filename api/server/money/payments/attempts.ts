import { addSeconds } from 'date-fns/addSeconds';
import { subHours } from 'date-fns/subHours';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CubbyError } from '../../../contract/errors.ts';
import type { ChargedWith } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { repeatedPayment } from './double-charges.ts';
import type { PaymentIntent } from './gateway.ts';

export type PaymentRow = Selectable<Schema['payments']>;

/** The longest a server may ask the payment service; then another may ask, in case the first has died. */
const TURN_SECONDS = 15;

/** An attempt that is about to be sent to the payment service. */
export interface NewAttempt {
  bookingId: string;
  amount: number;
  currency: string;
  idempotencyKey: string;
  requestHash: string;
  means: ChargedWith;
}

/** The right to ask the payment service about a booking. */
export interface Turn {
  attempt: PaymentRow;
  /** False for an attempt that was sent before. */
  isNew: boolean;
}

/**
 * Writes an attempt before the payment service is asked, or takes up one that was left without an answer. Returns null
 * while another request asks for the same booking. The booking's row must be locked.
 */
export async function takeTurn(transaction: Kysely<Schema>, attempt: NewAttempt, now: Date): Promise<Turn | null> {
  const payments = await listPayments(transaction, attempt.bookingId);
  if (payments.some(({ asking_until }) => asking_until !== null && asking_until > now)) return null;
  const asking_until = addSeconds(now, TURN_SECONDS);
  const known = payments.find(({ idempotency_key }) => idempotency_key === attempt.idempotencyKey);
  if (known) {
    await transaction.updateTable('payments').set({ asking_until }).where('id', '=', known.id).execute();
    return { attempt: { ...known, asking_until }, isNew: false };
  }
  const written = await transaction
    .insertInto('payments')
    .values({
      ...pendingPayment({ id: null, ...attempt }, attempt.bookingId, now),
      idempotency_key: attempt.idempotencyKey,
      request_hash: attempt.requestHash,
      means: JSON.stringify(attempt.means),
      asking_until,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { attempt: written, isNew: true };
}

/** Ends the turn of an attempt without an answer: the next payment for its booking, or the job, asks again. */
export async function giveTurnBack(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.updateTable('payments').set({ asking_until: now }).where('id', '=', id).execute();
}

/** Forgets an attempt that was never sent. */
export async function forgetUnsent(query: Kysely<Schema>, id: string): Promise<void> {
  await query.deleteFrom('payments').where('id', '=', id).where('intent_id', 'is', null).execute();
}

/** Stores the service's answer to an attempt: the intent it has created. */
export async function nameIntent(query: Kysely<Schema>, id: string, intentId: string): Promise<void> {
  await query
    .updateTable('payments')
    .set({ intent_id: intentId, means: null })
    .where('id', '=', id)
    .where((row) => row.or([row('intent_id', 'is', null), row('intent_id', '=', intentId)]))
    .execute();
}

/** Stores that the bank has refused an attempt. It has no intent that could still be paid. */
export async function refusePayment(
  query: Kysely<Schema>,
  id: string,
  { payment }: CubbyError,
  now: Date,
): Promise<void> {
  await query
    .updateTable('payments')
    .set({ means: null, asking_until: null, refused_with: payment && JSON.stringify(payment) })
    .where('id', '=', id)
    .execute();
  await endPayment(query, id, payment?.decline_code ?? payment?.code ?? null, now);
}

/** Stores an attempt that the service knows and we do not; a known one is left as it is. */
export async function adoptPayment(
  query: Kysely<Schema>,
  intent: PaymentIntent,
  bookingId: string,
  now: Date,
): Promise<void> {
  if (intent.attemptId) await nameIntent(query, intent.attemptId, intent.id);
  await query
    .insertInto('payments')
    .values(pendingPayment(intent, bookingId, now))
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
}

function pendingPayment(
  intent: { id: string | null; amount: number; currency: string },
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

/** Finds an attempt by the key it was sent to the service with. */
export function findPaymentByKey(query: Kysely<Schema>, key: string): Promise<PaymentRow | undefined> {
  return query.selectFrom('payments').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** The age up to which an attempt is asked about before all others. */
const RECENT_HOURS = 24;
const AT_ONCE = 100;
const RECENT = 70;

/**
 * Lists attempts that may still be paid: the browser closed, or the webhook got lost. Recent ones come first, the newest
 * before all others; the oldest have a share of their own, so that none waits behind the others for ever. Of both, the
 * one checked last comes last.
 */
export async function listOpenPayments(query: Kysely<Schema>, now: Date, before: Date): Promise<PaymentRow[]> {
  const open = query
    .selectFrom('payments')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('asking_until', 'is', null), row('asking_until', '<=', now)]))
    .orderBy('asked_at', (order) => order.asc().nullsFirst());
  const since = subHours(now, RECENT_HOURS);
  const recent = await open
    .where('created', '<', before)
    .where('created', '>=', since)
    .orderBy('created', 'desc')
    .limit(RECENT)
    .execute();
  const oldest = await open
    .where('created', '<', since)
    .orderBy('created')
    .limit(AT_ONCE - recent.length)
    .execute();
  return [...recent, ...oldest];
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
export async function takePaid(
  transaction: Kysely<Schema>,
  { id, card }: Pick<PaymentRow, 'id' | 'card'>,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('payments')
    .set({ status: 'succeeded', settled_at: now, ended_at: now, card, repeats_id: repeatedPayment(now) })
    .where('id', '=', id)
    .where('status', '<>', 'succeeded')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
