import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
import type { Refund } from '../../../contract/structs/support.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { goodwillMail } from '../../../mails/texts.ts';
import { currentAllocation } from '../../money/ledger/entries.ts';
import { refundBooking, type SendsRefunds, sendRefunds } from '../../money/payments/refund-booking.ts';
import { findRefundable } from '../../money/payments/refundable.ts';
import { hasAccount } from '../../people/users/accounts.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';
import { serializeRefund } from './list-refunds.ts';
import { findRefunds, findRepeatedRefund, insertStaffRefund } from './refunds-store.ts';

type Order = BodyOf<Endpoints['createRefund']>;

/**
 * Refunds more than the rules owe: through the ledger, at the named bearer's cost, with a mail to the traveller.
 * Repeating a key refunds once.
 *
 * @throws CubbyError NOT_FOUND; INVALID_DATA on `amount` for more than is left, on `to` for credit without an account;
 * IDEMPOTENCY_KEY_REUSED for the same key with another order.
 */
export async function createRefund(
  services: SendsRefunds,
  caller: Caller,
  order: Order,
  idempotencyKey: string | null,
): Promise<Refund> {
  const { id: bookingId, user_id } = await requireBooking(services, order.booking_id, caller);
  if (order.to === 'credit' && !(await hasAccount(services.database.query, user_id)))
    throw fieldError('to', 'Credit requires an account, and this traveller booked without one: refund to the card.');
  const now = services.now();
  const id = await services.database.transaction(async (transaction) => {
    const booking = await lockBookingRow(transaction, bookingId);
    if (!booking) throw new CubbyError('NOT_FOUND', 'Booking not found.');
    // Under the lock, so that the second of two concurrent calls with one key finds the first.
    const repeated = idempotencyKey && (await findRepeatedRefund(transaction, idempotencyKey));
    if (repeated) return sameOrder(repeated, order, bookingId);
    const { card, credit } = await findRefundable(transaction, bookingId);
    if (order.amount > card + credit) throw tooMuch(card + credit, booking.currency_code);
    const from = await currentAllocation(transaction, bookingId);
    const ofHost = order.borne_by === 'host' ? Math.min(from.host_share, order.amount) : 0;
    const to = {
      ...from,
      host_share: from.host_share - ofHost,
      platform_fee: from.platform_fee - (order.amount - ofHost),
    };
    const { refundIds, ...parts } = await refundBooking(
      transaction,
      booking,
      { amount: order.amount, releases: { from, to }, to: order.to },
      now,
    );
    const refund = {
      id: hexId(16),
      booking_id: bookingId,
      amount: order.amount,
      card_amount: parts.card,
      credit_amount: parts.credit,
      currency_code: booking.currency_code,
      borne_by: order.borne_by,
      reason: order.reason,
      actor_id: caller.userId,
      idempotency_key: idempotencyKey,
      refund_ids: refundIds,
      created: now,
    };
    await insertStaffRefund(transaction, refund);
    await writeMail(transaction, goodwillMail(booking, parts), now);
    const after = { amount: order.amount, to: order.to, borne_by: order.borne_by, reason: order.reason };
    await recordChange(transaction, {
      caller,
      action: 'refunded',
      entity: 'booking',
      id: bookingId,
      before: null,
      after,
      now,
    });
    return refund.id;
  });
  await sendRefunds(services, bookingId);
  const [row] = await findRefunds(services.database.query, [id]);
  if (!row) throw new CubbyError('INTERNAL_ERROR', 'The refund could not be loaded.');
  return serializeRefund(row);
}

function tooMuch(left: number, currency: CurrencyCode): CubbyError {
  const { minorInMajor } = CURRENCIES[currency];
  return fieldError('amount', `At most ${formatMoney(left, currency, minorInMajor)} can still be refunded.`);
}

function sameOrder(known: { id: string; booking_id: string; amount: number }, order: Order, bookingId: string): string {
  if (known.booking_id !== bookingId || known.amount !== order.amount)
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another refund: send a new one.',
    );
  return known.id;
}
