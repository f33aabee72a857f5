import { addSeconds } from 'date-fns/addSeconds';
import { subHours } from 'date-fns/subHours';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
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
  /** The other attempts of the booking, oldest first. */
  others: readonly PaymentRow[];
}

/**
 * Writes an attempt before the payment service is asked, or takes up one that was left without an answer. Returns the
 * attempt itself if it has an answer or was another request, and null while another request asks for the same booking.
 * The booking's row must be locked.
 */
export async function takeTurn(
  transaction: Kysely<Schema>,
  { bookingId, amount, currency, idempotencyKey, requestHash, means }: NewAttempt,
  now: Date,
): Promise<Turn | PaymentRow | null> {
  const asking_until = addSeconds(now, TURN_SECONDS);
  const { rows } = await sql<PaymentRow & { is_new: boolean }>`
    with known as (select * from payments where booking_id = ${bookingId}),
    written as (
      insert into payments (id, booking_id, amount, currency_code, status, created, idempotency_key, request_hash, means,
        asking_until)
      select ${hexId(16)}, ${bookingId}, ${amount}::int, ${currency}, 'pending', ${now}::timestamptz, ${idempotencyKey},
        ${requestHash}, ${JSON.stringify(means)}::jsonb, ${asking_until}::timestamptz
      where not exists (select from known where asking_until > ${now} or idempotency_key = ${idempotencyKey})
      returning *
    )
    select *, false as is_new from known union all select *, true from written order by created`.execute(transaction);
  const own = rows.find(({ is_new, idempotency_key }) => is_new || idempotency_key === idempotencyKey);
  if (!own) return null;
  const others = rows.filter((row) => row !== own);
  const { is_new: isNew, ...attempt } = own;
  if (isNew) return { attempt, isNew, others };
  if (isAnswered(attempt) || attempt.request_hash !== requestHash) return attempt;
  if (rows.some((row) => row.asking_until !== null && row.asking_until > now)) return null;
  await transaction.updateTable('payments').set({ asking_until }).where('id', '=', attempt.id).execute();
  return { attempt: { ...attempt, asking_until }, isNew, others };
}

function isAnswered({ intent_id, refused_with }: PaymentRow): boolean {
  return intent_id !== null || refused_with !== null;
}

/** Ends the turn of an attempt without an answer: the next payment for its booking, or the job, asks again. */
export async function giveTurnBack(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.updateTable('payments').set({ asking_until: now }).where('id', '=', id).execute();
}

/** Forgets an attempt that was never sent. */
export async function forgetUnsent(query: Kysely<Schema>, id: string): Promise<void> {
  await query.deleteFrom('payments').where('id', '=', id).where('intent_id', 'is', null).execute();
}

/** Stores the service's answer to an attempt, the intent it has created; undefined where it is known by another. */
export function nameIntent(
  query: Kysely<Schema>,
  id: string,
  intentId: string,
  turn: Pick<Updateable<Schema['payments']>, 'asking_until'> = {},
): Promise<PaymentRow | undefined> {
  return query
    .updateTable('payments')
    .set({ intent_id: intentId, means: null, ...turn })
    .where('id', '=', id)
    .where((row) => row.or([row('intent_id', 'is', null), row('intent_id', '=', intentId)]))
    .returningAll()
    .executeTakeFirst();
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
 * Claims the right to settle a payment, and locks what it pays for, which is returned: of all callers, one gets it. A
 * change is locked after its booking. An attempt that had failed before may be paid since.
 */
export function takePaid(
  transaction: Kysely<Schema>,
  { id, booking_id, card, card_digits }: Pick<PaymentRow, 'id' | 'booking_id' | 'card' | 'card_digits'>,
  now: Date,
) {
  return transaction
    .with('payer', (own) =>
      own
        .selectFrom('users')
        .select('id')
        .where('id', '=', (row) =>
          row.selectFrom('bookings').select('user_id').where('id', '=', booking_id).where('credit_amount', '>', 0),
        )
        .forNoKeyUpdate(),
    )
    .with('booking', (own) =>
      own
        .selectFrom('bookings')
        .selectAll()
        // A payer with credit is locked before the booking.
        .where((row) => row(row.selectFrom('payer').select(row.fn.countAll().as('count')), '>=', 0))
        .where((row) => row.or([row('id', '=', booking_id), row('id', '=', changedBy(booking_id))]))
        .orderBy('changes_booking_id', (order) => order.asc().nullsFirst())
        .forNoKeyUpdate(),
    )
    .with('paid', (own) =>
      own
        .updateTable('payments')
        .from('booking')
        .set({
          status: 'succeeded',
          settled_at: now,
          ended_at: now,
          asking_until: null,
          card,
          card_digits,
          repeats_id: repeatedPayment(now),
        })
        .where('payments.id', '=', id)
        .whereRef('booking.id', '=', 'payments.booking_id')
        .where('payments.status', '<>', 'succeeded')
        .returning('payments.id'),
    )
    .selectFrom(['booking', 'paid'])
    .where('booking.id', '=', booking_id)
    .selectAll('booking')
    .select((row) =>
      row
        .selectFrom('stashpoints')
        .whereRef('stashpoints.id', '=', 'booking.stashpoint_id')
        .select('storage_type')
        .as('storage_type'),
    )
    .executeTakeFirst();
}

function changedBy(changeId: string) {
  return sql<string>`(select changes_booking_id from bookings where id = ${changeId})`;
}
