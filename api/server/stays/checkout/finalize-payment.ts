import type { Kysely } from 'kysely';
import { settleLatePayment } from '../../../contract/rules/settlement.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import {
  adoptPayment,
  endPayment,
  failPayment,
  findPaymentByIntent,
  type PaymentRow,
  takePaid,
} from '../../money/payments/attempts.ts';
import type { PaymentIntent } from '../../money/payments/gateway.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { takeCouponUse } from '../../offers/coupons/check-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { applyChange, stayOf } from '../bookings/apply-change.ts';
import { type ConfirmedRow, confirmBooking } from '../bookings/confirm-booking.ts';
import { isChangeable } from '../bookings/price-change.ts';
import { type BookingRow, findBookingRow, stepBooking, takeRoomFor } from '../bookings/record/booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { writeChangeMail } from '../bookings/write-change-mail.ts';
import { writeLateMail } from './write-late-mail.ts';

/**
 * Settles a payment, whichever caller is first: browser, webhook, or the job that finds stale payments. Only the first
 * of them settles it; the others change nothing. `known` is its attempt, where the caller has just written it.
 *
 * Money that arrives after its hold has expired is checked again: the booking is confirmed if there is still space,
 * else everything is refunded.
 */
export async function finalizeIntent(
  services: HasCards & SendsRefunds & SerializesBookings,
  intent: PaymentIntent,
  known?: PaymentRow,
): Promise<void> {
  const { query } = services.database;
  const payment = known ?? (await findOrAdoptPayment(services, intent));
  if (!payment || payment.status === 'succeeded') return;
  const refusal = intent.refusal?.decline_code ?? intent.refusal?.code ?? null;
  if (intent.status === 'failed') await failPayment(query, payment.id, refusal, services.now());
  if (intent.status === 'ended') await endPayment(query, payment.id, refusal ?? 'abandoned', services.now());
  if (intent.status !== 'succeeded') return;
  const paid = { ...payment, card: intent.card, card_digits: intent.cardDigits };
  const bookingId = await services.database.transaction((transaction) => settle(services, transaction, paid));
  if (bookingId !== null) await sendRefunds(services, { bookingId });
}

/**
 * Finds a payment, or adopts one that we could not store: the service knows what it is for. A Stripe account may also
 * have payments that are not ours.
 */
async function findOrAdoptPayment(
  { database: { query }, now, log }: HasDatabase & HasClock & HasLog,
  intent: PaymentIntent,
): Promise<PaymentRow | undefined> {
  const known = await findPaymentByIntent(query, intent.id);
  if (known) return known;
  const booking = intent.bookingId === null ? undefined : await findBookingRow(query, intent.bookingId);
  if (!booking) {
    log.warn({ intent: intent.id, booking: intent.bookingId }, 'a payment for an unknown booking');
    return undefined;
  }
  await adoptPayment(query, intent, booking.id, now());
  return findPaymentByIntent(query, intent.id);
}

/** Settles a payment. Returns the booking to which a refund may be owed for it, or null. */
async function settle(
  services: HasDatabase & HasCards & SerializesBookings,
  transaction: Kysely<Schema>,
  payment: PaymentRow,
): Promise<string | null> {
  const now = services.now();
  // The place's lock comes before any row's, here as everywhere, so that there is no deadlock.
  const hasRoom = await takeRoomFor(transaction, payment.booking_id, now);
  const row = await takePaid(transaction, payment, now);
  if (!row) return null;
  const owner = row.changes_booking_id ?? row.id;
  const holdLives = row.state === 'held' && row.hold_expires_at !== null && row.hold_expires_at > now;
  const hasLapsed = row.state === 'held' || row.state === 'expired';
  // An expired hold reserves nothing: neither its space nor the last use of its coupon.
  const maySettle =
    holdLives || (hasLapsed && hasRoom && (await takeCouponUse(transaction, row.coupon_id, row.email, now)));
  const settled = maySettle && (await deliver(services, transaction, row, payment));
  if (settled) return row.changes_booking_id;
  await payBack(transaction, row, payment, now);
  const roomIsGone = hasLapsed && !hasRoom && row.changes_booking_id === null;
  await writeLateMail(services, transaction, { bookingId: owner, amount: payment.amount, roomIsGone });
  return owner;
}

/** Confirms the paid booking or change; false if the booking has ended in another way in the meantime. */
async function deliver(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  row: ConfirmedRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (!row.changes_booking_id) return confirmBooking(services, transaction, row, payment.id);
  const original = await findMailedBooking(transaction, row.changes_booking_id);
  // A booking that has moved to another place has dropped the change.
  if (original.stashpoint_id !== row.stashpoint_id) return false;
  if (!isChangeable(original) || row.total - original.total !== payment.amount) return false;
  const now = services.now();
  await stepBooking(transaction, row.id, 'expire', { applied_at: now });
  const refund = await applyChange(transaction, original, stayOf(row), payment, now);
  await writeChangeMail(services, transaction, original, { paid: payment.amount, ...refund });
  return true;
}

/** Books the money in and straight out again, so that the ledger shows what happened. */
async function payBack(transaction: Kysely<Schema>, row: BookingRow, payment: PaymentRow, now: Date): Promise<void> {
  const booking = { id: row.changes_booking_id ?? row.id, currency_code: payment.currency_code };
  await appendRows(transaction, booking, settleLatePayment(payment).rows, now);
  if (row.state === 'held') await stepBooking(transaction, row.id, 'expire');
}
