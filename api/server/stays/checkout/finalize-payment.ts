import type { Kysely } from 'kysely';
import { settleLatePayment } from '../../../contract/rules/settlement.ts';
import { takeRoom } from '../../catalogue/stashpoints/availability/take-room.ts';
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
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { isChangeable } from '../bookings/price-change.ts';
import { type BookingRow, findBookingRow, lockBookingRow, stepBooking } from '../bookings/record/booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { writeChangeMail } from '../bookings/write-change-mail.ts';
import { writeLateMail } from './write-late-mail.ts';

/**
 * Settles a payment, whichever caller is first: browser, webhook, or the job that finds stale payments. Only the first
 * of them settles it; the others change nothing.
 *
 * Money that arrives after its hold has expired is checked again: the booking is confirmed if there is still space,
 * else everything is refunded.
 */
export async function finalizeIntent(
  services: HasCards & SendsRefunds & SerializesBookings,
  intent: PaymentIntent,
): Promise<void> {
  const { query } = services.database;
  const paidFor = await findPaidFor(services, intent);
  if (!paidFor) return;
  const payment = await findOrAdoptPayment(services, intent, paidFor);
  if (!payment || payment.status === 'succeeded') return;
  const refusal = intent.refusal?.decline_code ?? intent.refusal?.code ?? null;
  if (intent.status === 'failed') await failPayment(query, payment.id, refusal, services.now());
  if (intent.status === 'ended') await endPayment(query, payment.id, refusal ?? 'abandoned', services.now());
  if (intent.status !== 'succeeded') return;
  await services.database.transaction((transaction) =>
    settle(services, transaction, { ...payment, card: intent.card }, paidFor),
  );
  await sendRefunds(services, { bookingId: paidFor.changes_booking_id ?? paidFor.id });
}

/** Finds the booking an attempt pays for. A Stripe account may also have payments that are not ours. */
async function findPaidFor(
  { database, log }: HasDatabase & HasLog,
  intent: PaymentIntent,
): Promise<BookingRow | undefined> {
  const known = await findPaymentByIntent(database.query, intent.id);
  const bookingId = known?.booking_id ?? intent.bookingId;
  const row = bookingId === null ? undefined : await findBookingRow(database.query, bookingId);
  if (!row) log.warn({ intent: intent.id, booking: bookingId }, 'a payment for an unknown booking');
  return row;
}

/** Finds a payment, or adopts one that we could not store: the service knows what it is for. */
async function findOrAdoptPayment(
  { database, now }: HasDatabase & HasClock,
  intent: PaymentIntent,
  { id }: BookingRow,
): Promise<PaymentRow | undefined> {
  await adoptPayment(database.query, intent, id, now());
  return findPaymentByIntent(database.query, intent.id);
}

async function settle(
  services: HasDatabase & HasCards & SerializesBookings,
  transaction: Kysely<Schema>,
  payment: PaymentRow,
  paidFor: BookingRow,
): Promise<void> {
  const now = services.now();
  const owner = paidFor.changes_booking_id ?? paidFor.id;
  // The place's lock comes before any row's, here as everywhere, so that there is no deadlock.
  const hasRoom = await takeRoom(
    transaction,
    { stashpointId: paidFor.stashpoint_id, dropoff: paidFor.dropoff, pickup: paidFor.pickup, replaces: owner },
    paidFor,
    now,
  );
  if (!(await takePaid(transaction, payment, now))) return;
  const row = await lockBookingRow(transaction, paidFor.id);
  if (!row) return;
  const holdLives = row.state === 'held' && row.hold_expires_at !== null && row.hold_expires_at > now;
  const hasLapsed = row.state === 'held' || row.state === 'expired';
  // An expired hold reserves nothing: neither its space nor the last use of its coupon.
  const maySettle =
    holdLives || (hasLapsed && hasRoom && (await takeCouponUse(transaction, row.coupon_id, row.email, now)));
  const settled = maySettle && (await deliver(services, transaction, row, payment));
  if (settled) return;
  await payBack(transaction, row, payment, now);
  const roomIsGone = hasLapsed && !hasRoom && row.changes_booking_id === null;
  await writeLateMail(services, transaction, { bookingId: owner, amount: payment.amount, roomIsGone });
}

/** Confirms what was paid for; false when the booking has ended otherwise in the meantime. */
async function deliver(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  row: BookingRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (!row.changes_booking_id) return confirmBooking(services, transaction, row, payment.id);
  await lockBookingRow(transaction, row.changes_booking_id);
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
