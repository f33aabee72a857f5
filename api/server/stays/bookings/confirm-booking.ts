import type { Kysely } from 'kysely';
import { settlePaid } from '../../../contract/rules/settlement.ts';
import { waive } from '../../../contract/rules/waive.ts';
import { confirmationMail } from '../../../mails/texts.ts';
import { mayChargeCredit } from '../../money/ledger/credit.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import { hostMailsAbout } from './host-mails.ts';
import { type BookingRow, lockWithTraveller, stepBooking } from './record/booking.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { issueLockerCodes } from './record/locker-codes.ts';
import { refundText } from './record/refund-text.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import { stayWay } from './record/stay-way.ts';

/** A booking to confirm, and how its place stores bags where that has been read. */
export type ConfirmedRow = BookingRow & Parameters<typeof issueLockerCodes>[1];

/**
 * Confirms a booking inside the transaction that settles it: its state, its rows in the ledger, locker codes and mail
 * come together or not at all. False when its state does not allow it.
 */
export async function confirmBooking(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  booking: ConfirmedRow,
  paymentId: string | null,
): Promise<boolean> {
  const now = services.now();
  if (booking.credit_amount > 0 && !(await mayChargeCredit(transaction, booking.id, now))) return false;
  const locker_codes = await issueLockerCodes(transaction, booking);
  const changes = { confirmed_at: now, hold_expires_at: null, locker_codes: JSON.stringify(locker_codes) };
  if (!(await stepBooking(transaction, booking.id, 'confirm', changes))) return false;
  const { rows } = settlePaid(booking, { payment_id: paymentId, credit: booking.credit_amount });
  await appendRows(transaction, booking, rows, now);
  const row = await findMailedBooking(transaction, booking.id);
  const mail = confirmationMail(row, { ...stayWay(services, row), refunds: refundText(services, row) });
  await writeMails(transaction, [mail, ...(await hostMailsAbout(services, transaction, 'newBooking', row))], now);
  return true;
}

/**
 * Confirms a stay that needs no payment: it is free, or covered by credit. What is left beside credit, and too small to
 * be charged, is waived: the platform bears it.
 */
export async function confirmCoveredBooking(services: HasDatabase & SerializesBookings, id: string): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const booking = await lockWithTraveller(transaction, id);
    if (!booking) return;
    const { discount_amount, total: post_discount_price, currency_code, credit_amount } = booking;
    const payable = waive({ discount_amount, post_discount_price }, currency_code, credit_amount);
    if (payable.post_discount_price !== credit_amount) return;
    const price = { discount_amount: payable.discount_amount, total: credit_amount };
    if (post_discount_price !== credit_amount)
      await transaction.updateTable('bookings').set(price).where('id', '=', id).execute();
    await confirmBooking(services, transaction, { ...booking, ...price }, null);
  });
}
