import type { Kysely } from 'kysely';
import { type RefundParts, unrefundedOf } from '../../../contract/rules/settlement.ts';
import { BAG_SIZES } from '../../../contract/vocabulary/bag-sizes.ts';
import { changedMail } from '../../../mails/own-stay.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import { hostMailsAboutChange } from './host-mails.ts';
import type { BookingRow } from './record/booking.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { refundText } from './record/refund-text.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import { stayWay } from './record/stay-way.ts';

/**
 * Writes to a traveller about a change to their stay, inside the transaction that makes it; nothing where all is as
 * before.
 */
export async function writeChangeMail(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  before: BookingRow,
  { paid, ...refund }: RefundParts & { paid: number },
): Promise<void> {
  const booking = await findMailedBooking(transaction, before.id);
  if (isSame(before, booking)) return;
  const unrefunded = unrefundedOf(booking) - unrefundedOf(before);
  const way = { ...stayWay(services, booking), refunds: refundText(services, booking) };
  const mail = changedMail(booking, before, { paid, ...refund, unrefunded }, way);
  const toHost = await hostMailsAboutChange(services, transaction, before, booking);
  await writeMails(transaction, [mail, ...toHost], services.now());
}

type Stay = Pick<BookingRow, 'dropoff' | 'pickup' | 'total' | 'bag_count' | (typeof BAG_SIZES)[number]>;

function isSame(before: Stay, now: Stay): boolean {
  return (
    before.dropoff.getTime() === now.dropoff.getTime() &&
    before.pickup.getTime() === now.pickup.getTime() &&
    before.total === now.total &&
    BAG_SIZES.every((size) => before[size] === now[size])
  );
}
