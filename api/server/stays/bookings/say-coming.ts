import { CubbyError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { lockRooms } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import { listCustody, writeCustody } from '../custody/chain.ts';
import { reinstate } from './hand-over.ts';
import { hostMailsAbout } from './host-mails.ts';
import { lockBookingRow } from './record/booking.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { getOwnBooking, requireTraveller } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

/**
 * Records in the chain that a traveller is on their way, and tells the host. A no-show recorded in the meantime is
 * undone by it. Repeating it has no effect, unless there was another no-show since.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE for a stay that is neither confirmed nor a no-show; or like
 * `reinstate`.
 */
export async function sayComing(
  services: HasDatabase & SerializesBookings,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<Booking> {
  const booking = await requireTraveller(services, id, caller, pass);
  const now = services.now();
  const hand = { caller: null, device: null, at: now, now };
  await services.database.transaction(async (transaction) => {
    // The place's lock comes before the row's.
    await lockRooms(transaction, [booking.stashpoint_id]);
    const row = await lockBookingRow(transaction, booking.id);
    const isMissed = row?.state === 'no_show';
    if (!row || !(isMissed || row.state === 'confirmed'))
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking is neither confirmed nor a no-show: reload it.');
    const chain = await listCustody(transaction, row.id, 'traveller');
    if (!isMissed && chain.some(({ kind }) => kind === 'said_coming')) return;
    const link = { bookingId: row.id, stashpointId: row.stashpoint_id, hand };
    await writeCustody(transaction, { ...link, kind: 'said_coming' });
    if (isMissed) await reinstate(services, transaction, row.id, hand);
    const about = await findMailedBooking(transaction, row.id);
    await writeMails(transaction, await hostMailsAbout(services, transaction, 'comingBooking', about), now);
  });
  return getOwnBooking(services, booking.id, caller?.userId ?? null);
}
