import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { decideMove, isRefunded, type Settlement, settleMove } from '../../../contract/rules/settlement.ts';
import type { MoveCause } from '../../../mails/rebooking-texts.ts';
import type { StayCheck } from '../../catalogue/stashpoints/availability/check-stay.ts';
import { takeRoom } from '../../catalogue/stashpoints/availability/take-room.ts';
import { findCover } from '../../offers/coupons/find-redeemed-coupon.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeStay } from '../bookings/apply-change.ts';
import { type BookingRow, lockBookingRow } from '../bookings/record/booking.ts';
import { failureAt } from '../bookings/record/failure-at.ts';
import { findMailedBooking, type MailedStay } from '../bookings/record/find-mailed-booking.ts';
import { dropPendingChanges } from '../bookings/record/pending-changes.ts';
import { termsNow } from '../bookings/record/refund-terms.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import { withhold } from '../incidents/settle-incidents.ts';
import { pricedThere } from './price-move.ts';
import { writeMoveMails } from './write-move-mails.ts';

interface Move {
  id: string;
  /** The place it must still be at; otherwise it was moved in between. */
  from: string;
  /** The rest of its stay, checked at the new place. */
  check: StayCheck;
  /** `reported` by its traveller, who may be wrong; `failed` by the place's own word. */
  cause: MoveCause | 'reported';
}

/** The refund of a move that no report caused: the reason is known. */
const PROVEN = { failure: 'proven', report: null } as const;

/**
 * Moves a confirmed booking inside a transaction: space is taken there and freed here, a lower price is refunded, and
 * all three are told. Returns its settlement; null when there is no space any more, and nothing is written.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE for a booking that is elsewhere or not confirmed any more.
 */
export async function moveBooking(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  { id, from, check, cause }: Move,
): Promise<Settlement | null> {
  const now = services.now();
  const wanted = { stashpointId: check.stashpoint.id, ...check.stay };
  if (!(await takeRoom(transaction, wanted, check.demand, now))) return null;
  const booking = await requireMovable(transaction, id, from);
  const there = pricedThere(booking, check, await findCover(transaction, booking));
  const { failure, report } = cause === 'reported' ? failureAt(booking, now) : PROVEN;
  const terms = { ...termsNow(services), failure, takesCredit: booking.takes_credit, incident_id: report?.id ?? null };
  const settlement = settleMove(booking, there, terms);
  await writeStay(transaction, booking, decideMove(booking, there, terms).columns, settlement, now);
  if (failure === 'unproven' && report) await withhold(transaction, report.id, settlement.withheld, false);
  await dropPendingChanges(transaction, id);
  await resolveIncidents(transaction, id, 'rebooked', now);
  const told = { id, from, settlement, cause: cause === 'reported' ? ('failed' as const) : cause };
  await writeMoveMails(services, transaction, told);
  return settlement;
}

async function requireMovable(transaction: Kysely<Schema>, id: string, from: string): Promise<MailedStay> {
  await lockBookingRow(transaction, id);
  const booking = await findMailedBooking(transaction, id);
  if (booking.state !== 'confirmed' || booking.stashpoint_id !== from || isRefunded(booking))
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking has changed: reload it.');
  return booking;
}

/** @throws CubbyError INVALID_DATA for the place it is at, or one that charges in another currency. */
export function requireSameCurrency(
  booking: Pick<BookingRow, 'stashpoint_id' | 'currency_code'>,
  { stashpoint }: StayCheck,
): void {
  if (stashpoint.id === booking.stashpoint_id || stashpoint.currency_code !== booking.currency_code)
    throw fieldError('stashpoint_id', 'Choose another place that charges in the same currency.');
}
