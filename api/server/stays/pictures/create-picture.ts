import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { BOOKING_PICTURES_EACH, type BookingPicture } from '../../../contract/structs/booking-picture.ts';
import { canServe } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { readPicture } from '../../platform/media/read-picture.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findBookingFor } from '../bookings/record/get-booking.ts';
import { findReportedStashpoint, findStashpointOfIncident } from '../incidents/incidents.ts';
import { serializePicture } from './serialize-picture.ts';
import { insertBookingPicture } from './store.ts';

/** The longest side: enough to read a tag or a sign on a door. */
const LONGEST_SIDE = 1600;
const QUALITY = 80;

type Sent = BodyOf<Endpoints['createBookingPicture']>;

/**
 * Stores a picture of a booking. Travellers send evidence of what they report, the place's host and staff pictures of
 * bags and proof; a host whose place was reported may send proof even after the booking has moved away.
 *
 * @throws CubbyError NOT_FOUND, also for a caller who may not send such a picture; TOO_MANY_PICTURES; or
 * like `readPicture`.
 */
export async function createBookingPicture(
  services: HasDatabase & HasClock & HasSecret,
  id: string,
  caller: Caller | null,
  { file, bag_number, ...about }: Sent,
): Promise<BookingPicture> {
  const { purpose } = about;
  const subject = await requireSubject(services, id, caller, about);
  const { data, width, height } = await readPicture(file, { longestSide: LONGEST_SIDE, quality: QUALITY });
  const row = {
    id: hexId(16),
    ...subject,
    purpose,
    bag_number: purpose === 'bag' ? (bag_number ?? null) : null,
    width,
    height,
    created: services.now(),
    taken_by: caller?.userId ?? null,
  };
  const kept = await services.database.transaction((transaction) =>
    insertBookingPicture(transaction, { ...row, bytes: data }, BOOKING_PICTURES_EACH[purpose]),
  );
  if (!kept) throw new CubbyError('TOO_MANY_PICTURES', 'This booking has reached its limit of pictures of this kind.');
  return serializePicture(services, row);
}

/** Finds the booking, place and report of a picture, for a caller who may send one. */
async function requireSubject(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  { purpose, incident_id, pass }: Omit<Sent, 'file' | 'bag_number'>,
) {
  const { query } = services.database;
  const { booking, rights } = await findBookingFor(services, id, { caller, pass: pass ?? null });
  const { isTraveller, isAtCounter: isHost, isStaff } = rights;
  const here = { booking_id: booking.id, stashpoint_id: booking.stashpoint_id, incident_id: null };
  if (incident_id && purpose !== 'bag') {
    const incident = await findStashpointOfIncident(query, incident_id, booking.id);
    const maySend =
      purpose === 'report' ? isTraveller : isStaff || (caller && incident && canServe(caller, ofIncident(incident)));
    if (incident && maySend) return { ...here, stashpoint_id: incident.stashpoint_id, incident_id };
    throw notFound();
  }
  if (purpose === 'report' ? isTraveller : isHost || isStaff) return here;
  const stashpoint_id = purpose === 'answer' && caller ? await findReportedStashpoint(query, booking.id, caller) : null;
  if (!stashpoint_id) throw notFound();
  return { ...here, stashpoint_id };
}

function ofIncident({ stashpoint_id, host_id }: { stashpoint_id: string; host_id: string }) {
  return { id: stashpoint_id, host_id };
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Booking not found.');
}
