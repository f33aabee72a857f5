import { CubbyError } from '../../../../contract/errors.ts';
import { normaliseBookingId } from '../../../../contract/rules/booking-ids.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import { canServe, runs } from '../../../people/work/staff-access.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { isNobody } from '../../../platform/mail/write-mail.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { isPassOf } from './pass.ts';
import { type SerializesBookings, serializeBooking } from './serialize-booking.ts';
import { type BookingWithStashpoint, findBookingWithStashpoint, findPendingChange } from './store.ts';

/** A booking with its place, as other modules see it. */
export type PlacedBooking = BookingWithStashpoint;

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
  const row = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  if (!row || !(opensByPass(services.secret, row, pass) || (caller && maySee(caller, row)))) throw notFound();
  const booking = await withPendingChange(services, row, caller?.userId ?? null);
  const isHost = caller && runs(caller, stashpointOf(row)) && row.user_id !== caller.userId;
  return isHost && !caller.scopes.includes('bookings:all') ? forHost(booking) : booking;
}

/** Hides what is between the traveller and us: the coupon, and the email address, because messages hide it too. */
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
  const row = await findBookingWithStashpoint(services.database.query, id);
  if (!row) throw notFound();
  return withPendingChange(services, row, viewerId);
}

/**
 * Requires a booking the caller may act on.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function requireBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<BookingWithStashpoint> {
  const row = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  if (!row || !maySee(caller, row)) throw notFound();
  return row;
}

/**
 * Requires a booking of a place the caller manages, or any for staff.
 *
 * @throws CubbyError NOT_FOUND, also for its traveller.
 */
export async function requireHostedBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<BookingWithStashpoint> {
  const row = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  if (!row || !(caller.scopes.includes('bookings:all') || isHostOf(caller, row))) throw notFound();
  return row;
}

/**
 * Requires a booking at a counter the caller works at, or any for staff: without its price, because the answer comes
 * from elsewhere.
 *
 * @throws CubbyError NOT_FOUND, also for its traveller.
 */
export async function requireCounterBooking(
  services: HasDatabase,
  id: string,
  caller: Caller,
): Promise<BookingWithStashpoint> {
  const row = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  const mayAct =
    row && (caller.scopes.includes('bookings:all') || (canServe(caller, stashpointOf(row)) && isVisibleToHost(row)));
  if (!mayAct) throw notFound();
  return row;
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
): Promise<BookingWithStashpoint> {
  const row = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  if (!row || !(opensByPass(services.secret, row, pass) || isOwn(caller, row))) throw notFound();
  return row;
}

/** The caller's relations to a booking. A host who stores bags at their own place has two; a stranger has none. */
export interface Relation {
  isTraveller: boolean;
  /** True if the caller owns the place it is booked at now, or works there. */
  isHost: boolean;
  isStaff: boolean;
}

/**
 * Finds a booking, and the caller's relation to it. The calling code decides whether that is enough.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function findRelation(
  services: HasDatabase & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<{ booking: BookingWithStashpoint; relation: Relation }> {
  const booking = await findBookingWithStashpoint(services.database.query, normaliseBookingId(id));
  if (!booking) throw notFound();
  const relation = {
    isTraveller: opensByPass(services.secret, booking, pass) || isOwn(caller, booking),
    isHost: caller !== null && canServe(caller, stashpointOf(booking)),
    isStaff: caller?.scopes.includes('bookings:all') ?? false,
  };
  return { booking, relation };
}

function maySee(caller: Caller, row: BookingWithStashpoint): boolean {
  return caller.scopes.includes('bookings:all') || isOwn(caller, row) || isHostOf(caller, row);
}

/** Tells whether a pass opens a booking; none does once the traveller's account is deleted. */
function opensByPass(secret: string, { id, email }: BookingWithStashpoint, pass: string | null): boolean {
  return !isNobody(email) && isPassOf(secret, id, pass);
}

/**
 * Tells whether a booking is the caller's own. A counter’s device acts for a clerk, and must not see their private
 * bookings.
 */
function isOwn(caller: Caller | null, row: BookingWithStashpoint): boolean {
  return caller !== null && caller.role !== 'device' && row.user_id === caller.userId;
}

/**
 * Tells whether the caller is the host of a booking. Hosts see a booking once it is paid for, and its later states;
 * they never see holds.
 */
function isHostOf(caller: Caller, row: BookingWithStashpoint): boolean {
  return runs(caller, stashpointOf(row)) && isVisibleToHost(row);
}

function isVisibleToHost(row: BookingWithStashpoint): boolean {
  if (row.state === 'held' || row.state === 'expired') return false;
  return row.state !== 'cancelled' || row.confirmed_at !== null;
}

function stashpointOf({ stashpoint_id, host_id }: BookingWithStashpoint): { id: string; host_id: string } {
  return { id: stashpoint_id, host_id };
}

async function withPendingChange(
  services: HasDatabase & SerializesBookings,
  row: BookingWithStashpoint,
  viewerId: string | null,
): Promise<Booking> {
  const changeable = row.state === 'confirmed' || row.state === 'checked_in';
  const change = changeable ? await findPendingChange(services.database.query, row.id, services.now()) : undefined;
  return serializeBooking(services, row, change, viewerId);
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Booking not found.');
}
