import type { Kysely } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
import { refundableOf, type StaffRefund, settleStaffRefund } from '../../../contract/rules/settlement.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { goodwillMail } from '../../../mails/texts.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { BookingRow } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { bearerOf } from './bearer-of.ts';
import { insertStaffRefund } from './refunds-store.ts';

interface Order extends Pick<StaffRefund, 'amount' | 'to'> {
  borne_by: 'platform' | 'host';
  /** The place whose host bears it; by default the one that was reported last, or the one it is at. */
  stashpoint_id?: string | undefined;
  reason: string;
  /** The report whose decision it follows from; null for none. */
  incidentId: string | null;
  idempotencyKey: string | null;
  /** The path of the order in the request, for errors about its fields: `refund.` or nothing. */
  path: string;
}

/**
 * Refunds more than the rules owe, inside the transaction that decides it: through the ledger, at the named bearer's
 * cost, with a mail to the traveller. The booking's row must be locked. Returns the refund's id.
 *
 * @throws CubbyError INVALID_DATA on `amount` for more than is left, on `to` for credit without an account.
 */
export async function refundByStaff(
  transaction: Kysely<Schema>,
  caller: Caller,
  booking: BookingRow,
  { amount, to, borne_by, stashpoint_id, reason, incidentId, idempotencyKey, path }: Order,
  now: Date,
): Promise<string> {
  const stay = await findMailedBooking(transaction, booking.id);
  if (to === 'credit' && !stay.takes_credit)
    throw fieldError(
      `${path}to`,
      'Credit requires an account, and this traveller booked without one: refund to the card.',
    );
  const { card, credit } = refundableOf(stay);
  if (amount > card + credit) {
    const left = formatMoney(card + credit, booking.currency_code, CURRENCIES[booking.currency_code].minorInMajor);
    throw fieldError(`${path}amount`, `At most ${left} can still be refunded.`);
  }
  const bearer = borne_by === 'host' ? (stashpoint_id ?? bearerOf(stay)) : null;
  const { rows, refund: parts } = settleStaffRefund(stay, { amount, to, borne_by: bearer });
  const refundIds = await appendRows(transaction, stay, rows, now);
  const id = hexId(16);
  await insertStaffRefund(transaction, {
    id,
    booking_id: booking.id,
    amount,
    card_amount: parts.card,
    credit_amount: parts.credit,
    currency_code: booking.currency_code,
    borne_by,
    stashpoint_id: bearer,
    reason,
    actor_id: caller.userId,
    idempotency_key: idempotencyKey,
    incident_id: incidentId,
    refund_ids: refundIds,
    created: now,
  });
  await writeMail(transaction, goodwillMail(booking, parts), now);
  await recordChange(transaction, {
    caller,
    action: 'refunded',
    entity: 'booking',
    id: booking.id,
    before: null,
    after: { amount, to, borne_by, reason },
    now,
  });
  return id;
}
