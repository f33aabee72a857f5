import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import {
  BOOKING_PICTURES_EACH,
  type BookingPicture,
  type BookingPicturePurpose,
} from '../../../contract/structs/booking-picture.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { readPicture } from '../../platform/media/read-picture.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findRelation } from '../bookings/record/get-booking.ts';
import { findReportedPlace } from '../incidents/reports.ts';
import { presentPicture } from './present-picture.ts';
import { insertBookingPicture } from './store.ts';

/** Enough to read a tag or a sign on a door. */
const LONGEST_SIDE = 1600;
const QUALITY = 80;

/**
 * Keeps a picture of a booking. Travellers show what they report, the place's host and staff bags and proofs; a host
 * whose place was reported may send proof also after the booking has moved away.
 *
 * @throws CubbyError NOT_FOUND, also for whoever may not send such a picture; TOO_MANY_PICTURES; INVALID_DATA on `file`.
 */
export async function createBookingPicture(
  services: HasDatabase & HasClock & HasSecret,
  id: string,
  caller: Caller | null,
  { file, purpose, bag_number, pass }: BodyOf<Endpoints['createBookingPicture']>,
): Promise<BookingPicture> {
  const { bookingId, stashpointId } = await requireSubject(services, id, caller, purpose, pass ?? null);
  const { data, width, height } = await readPicture(file, { longestSide: LONGEST_SIDE, quality: QUALITY });
  const row = {
    id: hexId(16),
    booking_id: bookingId,
    stashpoint_id: stashpointId,
    incident_id: null,
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
  if (!kept) throw new CubbyError('TOO_MANY_PICTURES', 'This booking has as many pictures of this kind as are kept.');
  return presentPicture(services, row);
}

/** Which booking and place a picture is of, for who may send one. */
async function requireSubject(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  purpose: BookingPicturePurpose,
  pass: string | null,
): Promise<{ bookingId: string; stashpointId: string }> {
  const { booking, relation } = await findRelation(services, id, caller, pass);
  const here = { bookingId: booking.id, stashpointId: booking.stashpoint_id };
  const isOfTheHouse = relation.isHost || relation.isStaff;
  if (purpose === 'report' ? relation.isTraveller : isOfTheHouse) return here;
  if (purpose === 'answer' && caller) {
    const stashpointId = await findReportedPlace(services.database.query, booking.id, caller.userId);
    if (stashpointId) return { bookingId: booking.id, stashpointId };
  }
  throw new CubbyError('NOT_FOUND', 'There is no such booking.');
}
