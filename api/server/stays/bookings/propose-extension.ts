import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import type { Booking } from '../../../contract/structs/booking.ts';
import { EXTENSION_HOURS } from '../../../contract/vocabulary/stay-limits.ts';
import { laterPickupMail } from '../../../mails/stay-messages.ts';
import { findStashpointPhone } from '../../catalogue/hosts/stashpoint-contact.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { requireLater } from './extend-booking.ts';
import { holdChange } from './hold-change.ts';
import { priceChange } from './price-change.ts';
import { getBooking, requireHostedBooking } from './record/get-booking.ts';
import { signPass } from './record/pass.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

/**
 * Proposes a later pick-up to the traveller: it is held as a pending change and mailed, and takes effect once they
 * accept it or have paid the extra cost. A newer proposal replaces the one before.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE; INVALID_DATA on `pickup` for one that is not later, or past;
 * the refusal of the longer stay.
 */
export async function proposeExtension(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
  pickup: string,
): Promise<Booking> {
  const booking = await requireHostedBooking(services, id, caller);
  const { id: bookingId, pickup: agreed } = booking;
  const now = services.now();
  const later = new Date(pickup);
  requireLater(booking, later, now);
  const change = await priceChange(services, booking, { pickup });
  const { decided } = change;
  const until = min([addHours(now, EXTENSION_HOURS), later]);
  const { config, secret, database } = services;
  const phone = await findStashpointPhone(database.query, booking.stashpoint_id);
  await database.transaction(async (transaction) => {
    const proposedBy = isBookingStaff(caller) ? 'staff' : 'host';
    await holdChange(transaction, change, { expires: until, proposedBy, now });
    const way = { publicUrl: config.publicUrl, pass: signPass(secret, bookingId), phone };
    await writeMail(transaction, laterPickupMail(booking, { ...way, later, due: decided.due, until }), now);
    await recordChange(transaction, {
      caller,
      action: 'extension_proposed',
      entity: 'booking',
      id: bookingId,
      before: { pickup: agreed.toISOString() },
      after: { pickup: later.toISOString() },
      now,
    });
  });
  return getBooking(services, bookingId, caller);
}
