import { CubbyError } from '../../../../contract/errors.ts';
import { normaliseBookingId } from '../../../../contract/rules/booking-ids.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import { runs, worksAt } from '../../../people/work/works-at.ts';
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
  const isHost = caller && runs(caller, placeOf(row)) && row.user_id !== caller.userId;
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
 * A booking for whoever stands at the counter of its place, or staff: without what it costs, they are answered elsewhere.
 *
 * @throws CubbyError NOT_FOUND, for its traveller too.
 */
export async function requireCounterBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<BookingWithPlace> {
  const row = await findBookingWithPlace(services.database.query, normaliseBookingId(id));
  const mayAct = row && (caller.scopes.includes('bookings:all') || (worksAt(caller, placeOf(row)) && isTold(row)));
  if (!mayAct) throw notFound();
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
  if (!row || !(isPassOf(services.secret, row.id, pass) || isOwn(caller, row))) throw notFound();
  return row;
}

/** What somebody is to a booking. A host who stores bags at their own place is two at once; a stranger is nothing. */
export interface Relation {
  isTraveller: boolean;
  /** Of the place it is booked at now, or somebody who works there. */
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
    isTraveller: isPassOf(services.secret, booking.id, pass) || isOwn(caller, booking),
    isHost: caller !== null && worksAt(caller, placeOf(booking)),
    isStaff: caller?.scopes.includes('bookings:all') ?? false,
  };
  return { booking, relation };
}

function maySee(caller: Caller, row: BookingWithPlace): boolean {
  return caller.scopes.includes('bookings:all') || isOwn(caller, row) || isHostOf(caller, row);
}

/** A counter’s device acts for a clerk, and knows nothing of what they book for themselves. */
function isOwn(caller: Caller | null, row: BookingWithPlace): boolean {
  return caller !== null && caller.role !== 'device' && row.user_id === caller.userId;
}

/** Hosts are told of a booking once it is paid for, and what became of it then; of a hold they are not. */
function isHostOf(caller: Caller, row: BookingWithPlace): boolean {
  return runs(caller, placeOf(row)) && isTold(row);
}

function isTold(row: BookingWithPlace): boolean {
  if (row.state === 'held' || row.state === 'expired') return false;
  return row.state !== 'cancelled' || row.confirmed_at !== null;
}

/** The place a booking is at. */
function placeOf({ stashpoint_id, host_id }: BookingWithPlace): { id: string; host_id: string } {
  return { id: stashpoint_id, host_id };
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
  return new CubbyError('NOT_FOUND', 'Booking not found.');
}
