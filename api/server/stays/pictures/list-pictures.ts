import { CubbyError } from '../../../contract/errors.ts';
import type { BookingPicture } from '../../../contract/structs/booking-picture.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findBookingFor } from '../bookings/record/get-booking.ts';
import { findReportedStashpoint } from '../incidents/incidents.ts';
import { serializePicture } from './serialize-picture.ts';
import { listPictureRows } from './store.ts';

/**
 * Lists the pictures of a booking: all of them for its traveller and for staff, for a host those of their own place.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function listBookingPictures(
  services: HasDatabase & HasClock & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<BookingPicture[]> {
  const { query } = services.database;
  const { booking, rights } = await findBookingFor(services, id, { caller, pass });
  const seesAll = rights.isTraveller || rights.isStaff;
  const mayLook =
    seesAll || rights.isAtCounter || (caller && (await findReportedStashpoint(query, booking.id, caller)));
  if (!mayLook) throw new CubbyError('NOT_FOUND', 'Booking not found.');
  const rows = await listPictureRows(query, booking.id, seesAll ? null : caller);
  return rows.map((row) => serializePicture(services, row));
}

/** Lists the pictures of a report: the traveller's, and the host's proof. */
export async function listIncidentPictures(
  services: HasDatabase & HasClock & HasSecret,
  incident: { id: string; booking_id: string },
): Promise<BookingPicture[]> {
  const rows = await listPictureRows(services.database.query, incident.booking_id, null);
  return rows.filter(({ incident_id }) => incident_id === incident.id).map((row) => serializePicture(services, row));
}
