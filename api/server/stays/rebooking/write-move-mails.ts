import type { Kysely } from 'kysely';
import type { Settlement } from '../../../contract/rules/settlement.ts';
import { enteredMail, leftMail, type MoveCause, movedMail } from '../../../mails/rebooking-texts.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import { refundText } from '../bookings/record/refund-text.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { stayWay } from '../bookings/record/stay-way.ts';

/**
 * Writes to all three: the traveller about the new place, the old host that the booking has moved away, the new host
 * that it has been added.
 */
export async function writeMoveMails(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  { id, from, settlement, cause }: { id: string; from: string; settlement: Settlement; cause: MoveCause },
): Promise<void> {
  const now = services.now();
  const booking = await findMailedBooking(transaction, id);
  const way = { ...stayWay(services, booking), refunds: refundText(services, booking) };
  const about = (stashpointId: string) => ({ stashpointId, kind: 'bookings' }) as const;
  const left = await writeHostMail(services, transaction, about(from), (host) => leftMail(cause, host, booking));
  await writeHostMail(services, transaction, about(booking.stashpoint_id), (host) => enteredMail(cause, host, booking));
  await writeMail(transaction, movedMail(cause, booking, left?.business_name ?? '', settlement, way), now);
}
