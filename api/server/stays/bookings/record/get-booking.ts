import { CubbyError } from '../../../../contract/errors.ts';
import { normaliseBookingId } from '../../../../contract/rules/booking-ids.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { isPassOf } from './pass.ts';
import { type PresentsBookings, presentBooking } from './present-booking.ts';
import { type BookingWithPlace, findBookingWithPlace, findPendingChange } from './store.ts';

/** A booking with its place, as other nouns see it. */
export type PlacedBooking = BookingWithPlace;

/**
 * A booking for somebody who may see it: its traveller, its host, staff, or whoever holds its pass.
 *
 * @throws CubbyError NOT_FOUND, both for what does not exist and for what the caller may not see.
 */
export async function getBooking(
  services: HasDatabase & PresentsBookings,
  id: string,
  caller: Caller | null,
  pass: string | null = null,
): Promise<Booking> {
  const row = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  if (!row || !(isPassOf(services.secret, row.id, pass) || (caller && maySee(caller, row)))) throw notFound();
  const booking = await withPendingChange(services, row, caller?.userId ?? null);
  // A coupon is between its traveller and us.
  const isHost = caller?.userId === row.host_id && row.user_id !== caller.userId;
  return isHost && !caller.scopes.includes('bookings:all') ? { ...booking, coupon_code: null } : booking;
}

/** The booking of somebody who has just proven to own it; only its traveller is shown the PIN of a delegate. */
export async function getOwnBooking(
  services: HasDatabase & PresentsBookings,
  id: string,
  viewerId: string | null = null,
): Promise<Booking> {
  const row = await findBookingWithPlace(services.database.query, id);
  if (!row) throw notFound();
  return withPendingChange(services, row, viewerId);
}

/**
 * A booking somebody may act on.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function requireBooking(services: HasDatabase, id: string, caller: Caller): Promise<BookingWithPlace> {
  const row = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  if (!row || !maySee(caller, row)) throw notFound();
  return row;
}

/**
 * A booking for whoever runs its place, or staff.
 *
 * @throws CubbyError NOT_FOUND, for its traveller too.
 */
export async function requireHostedBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<BookingWithPlace> {
  const row = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  if (!row || !(caller.scopes.includes('bookings:all') || isHostOf(caller, row))) throw notFound();
  return row;
}

/**
 * A booking for its own traveller: signed in, or holding its pass.
 *
 * @throws CubbyError NOT_FOUND, for its host and staff too.
 */
export async function requireTraveller(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<BookingWithPlace> {
  const row = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  if (!row || !(isPassOf(services.secret, row.id, pass) || row.user_id === caller?.userId)) throw notFound();
  return row;
}

/** What somebody is to a booking. A host who stores bags at their own place is two at once; a stranger is nothing. */
export interface Relation {
  isTraveller: boolean;
  /** Of the place it is booked at now. */
  isHost: boolean;
  isStaff: boolean;
}

/**
 * A booking, and what the caller is to it. Whether that is enough is for whoever asks.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function findRelation(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<{ booking: BookingWithPlace; relation: Relation }> {
  const booking = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  if (!booking) throw notFound();
  const relation = {
    isTraveller: isPassOf(services.secret, booking.id, pass) || booking.user_id === caller?.userId,
    isHost: booking.host_id === caller?.userId,
    isStaff: caller?.scopes.includes('bookings:all') ?? false,
  };
  return { booking, relation };
}

function maySee(caller: Caller, row: BookingWithPlace): boolean {
  return caller.scopes.includes('bookings:all') || row.user_id === caller.userId || isHostOf(caller, row);
}

/** Hosts are told of a booking once it is paid for, and what became of it then; of a hold they are not. */
function isHostOf(caller: Caller, row: BookingWithPlace): boolean {
  if (row.host_id !== caller.userId || row.state === 'held' || row.state === 'expired') return false;
  return row.state !== 'cancelled' || row.confirmed_at !== null;
}

async function withPendingChange(
  services: HasDatabase & PresentsBookings,
  row: BookingWithPlace,
  viewerId: string | null,
): Promise<Booking> {
  const changeable = row.state === 'confirmed' || row.state === 'checked_in';
  const change = changeable ? await findPendingChange(services.database.query, row.id, services.now()) : undefined;
  return presentBooking(services, row, change, viewerId);
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'There is no such booking.');
}
