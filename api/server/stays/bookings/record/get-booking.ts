import { CubbyError } from '../../../../contract/errors.ts';
import { normaliseBookingId } from '../../../../contract/rules/booking-ids.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { type BookingRights, opensByPass, rightsTo, type Visitor } from './booking-rights.ts';
import { type SerializesBookings, serializeBooking } from './serialize-booking.ts';
import { findPendingChange, findWholeBooking, type WholeBooking } from './store.ts';

/** A booking with its place, as other modules see it. */
export type PlacedBooking = WholeBooking;

/**
 * Returns a booking to a caller who may see it: its traveller, its host, staff, or anyone with its pass.
 *
 * @throws CubbyError NOT_FOUND, both for what does not exist and for what the caller may not see.
 */
export async function getBooking(
  services: HasDatabase & SerializesBookings,
  id: string,
  caller: Caller | null,
  pass: string | null = null,
): Promise<Booking> {
  const { booking: row, rights } = await findBookingFor(services, id, { caller, pass });
  const { isTraveller, isHost, isStaff } = rights;
  if (!isTraveller && !isHost && !isStaff) throw notFound();
  const booking = await withPendingChange(services, row, caller?.userId ?? null);
  const isOwn = row.user_id === caller?.userId;
  return isHost && !isOwn && !isStaff ? forHost(booking) : booking;
}

/** Hides the traveller's coupon and email address, which messages hide, too. */
export function forHost(booking: Booking): Booking {
  return { ...booking, coupon_code: null, customer: { ...booking.customer, email: null } };
}

/**
 * Returns the booking of a person who has just verified that it is theirs; only its traveller is shown the PIN of a
 * delegate.
 */
export async function getOwnBooking(
  services: HasDatabase & SerializesBookings,
  id: string,
  viewerId: string | null = null,
): Promise<Booking> {
  const row = await findWholeBooking(services.database.query, id);
  if (!row) throw notFound();
  return withPendingChange(services, row, viewerId);
}

/**
 * Requires a booking the caller may act on, and returns their rights with it.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function requireBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<WholeBooking & { rights: BookingRights }> {
  return required(services, id, caller, ({ isTraveller, isHost, isStaff }) => isTraveller || isHost || isStaff);
}

/**
 * Requires a booking of a place the caller manages, or any for staff.
 *
 * @throws CubbyError NOT_FOUND, also for its traveller.
 */
export async function requireHostedBooking(services: HasDatabase, id: string, caller: Caller): Promise<WholeBooking> {
  return required(services, id, caller, ({ isHost, isStaff }) => isHost || isStaff);
}

/**
 * Requires a booking at a counter the caller works at, or any for staff: without its price, because the answer comes
 * from elsewhere.
 *
 * @throws CubbyError NOT_FOUND, also for its traveller.
 */
export async function requireCounterBooking(services: HasDatabase, id: string, caller: Caller): Promise<WholeBooking> {
  return required(services, id, caller, ({ isAtCounter, isStaff }) => isAtCounter || isStaff);
}

/**
 * Requires a booking for its own traveller: signed in, or with its pass.
 *
 * @throws CubbyError NOT_FOUND, also for its host and staff.
 */
export async function requireTraveller(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<WholeBooking> {
  const { booking, rights } = await findBookingFor(services, id, { caller, pass });
  if (!rights.isTraveller) throw notFound();
  return booking;
}

/**
 * Finds a booking, and the caller's rights to it. The calling code decides whether they are enough.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function findBookingFor(
  { database, secret }: HasDatabase & HasSecret,
  id: string,
  { caller, pass }: Visitor,
): Promise<{ booking: WholeBooking; rights: BookingRights }> {
  const booking = await findWholeBooking(database.query, normaliseBookingId(id));
  if (!booking) throw notFound();
  return { booking, rights: rightsTo(booking, caller, opensByPass(secret, booking, pass)) };
}

async function required(
  { database }: HasDatabase,
  id: string,
  caller: Caller,
  isEnough: (rights: BookingRights) => boolean,
): Promise<WholeBooking & { rights: BookingRights }> {
  const booking = await findWholeBooking(database.query, normaliseBookingId(id));
  const rights = booking && rightsTo(booking, caller, false);
  if (!booking || !rights || !isEnough(rights)) throw notFound();
  return { ...booking, rights };
}

async function withPendingChange(
  services: HasDatabase & SerializesBookings,
  row: WholeBooking,
  viewerId: string | null,
): Promise<Booking> {
  const changeable = row.state === 'confirmed' || row.state === 'checked_in';
  const change =
    changeable && row.is_changing
      ? await findPendingChange(services.database.query, row.id, services.now())
      : undefined;
  return serializeBooking(services, row, change, viewerId);
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Booking not found.');
}
