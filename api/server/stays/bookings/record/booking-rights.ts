import type { BookingActor } from '../../../../contract/rules/booking-lifecycle.ts';
import { canServe, isBookingStaff, runs, type WithRights } from '../../../people/work/staff-access.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { isNobody } from '../../../platform/mail/write-mail.ts';
import type { BookingRow } from './booking.ts';
import { isPassOf } from './pass.ts';

type ForRights = Pick<
  BookingRow,
  'id' | 'changes_booking_id' | 'user_id' | 'email' | 'state' | 'confirmed_at' | 'stashpoint_id'
> & {
  /** The owner of the place; left out where no host has any rights: holds, and changes that are not paid yet. */
  host_id?: string;
};

/** The proof a caller gives: a session, or the pass of the booking, or both. */
export interface Visitor {
  caller: Caller | null;
  pass: string | null;
}

/**
 * The parts in which a caller may see a booking and act on it. A host who stores bags at their own place has two; a
 * stranger has none, and is told that there is no such booking.
 */
export interface BookingRights {
  /** It is their own, or they have its pass: anything a traveller may do. */
  isTraveller: boolean;
  /** They manage the place, and the booking has been paid for: hosts never see holds. */
  isHost: boolean;
  /** They work at the counter of the place: its bags, not its price. */
  isAtCounter: boolean;
  /** They are staff with access to bookings. */
  isStaff: boolean;
}

/**
 * Decides in which parts a caller may see a booking and act on it. Every route asks this function; no other rule about
 * bookings asks for a role. A session without the scope of its own bookings, such as one for recovery or that of a
 * counter's device, has none of its own.
 */
export function rightsTo(row: ForRights, caller: WithRights | null, hasPass: boolean): BookingRights {
  const stashpoint = { id: row.stashpoint_id, host_id: row.host_id ?? '' };
  const isOwn = caller?.scopes.includes('bookings:own') === true && row.user_id === caller.userId;
  const isVisible = caller !== null && isVisibleToHost(row);
  return {
    isTraveller: isOwn || hasPass,
    isHost: isVisible && runs(caller, stashpoint),
    isAtCounter: isVisible && canServe(caller, stashpoint),
    isStaff: isBookingStaff(caller),
  };
}

/** Tells whether a pass opens a booking, or a change of it; none does once the traveller's account is deleted. */
export function opensByPass(secret: string, row: ForRights, pass: string | null): boolean {
  return !isNobody(row.email) && isPassOf(secret, row.changes_booking_id ?? row.id, pass);
}

/** Returns the part in which a caller acts, if they have several: staff first, so that their steps are logged. */
export function actorOf({ isStaff, isTraveller }: BookingRights): Exclude<BookingActor, 'system'> {
  return isStaff ? 'staff' : isTraveller ? 'traveller' : 'host';
}

function isVisibleToHost(row: ForRights): boolean {
  if (row.state === 'held' || row.state === 'expired') return false;
  return row.state !== 'cancelled' || row.confirmed_at !== null;
}
