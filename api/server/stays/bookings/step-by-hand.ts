import { fieldError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { checkIn, checkOut, miss, reinstate } from './hand-over.ts';
import { takePinGuess } from './record/delegate-pin.ts';
import { getBooking, requireBooking } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

interface Step {
  state: 'checked_in' | 'checked_out' | 'no_show' | 'confirmed';
  /** Required of staff, and kept in the log. */
  reason?: string | undefined;
  collectorPin?: string | undefined;
}

/**
 * Checks bags in or out, or records a no-show or undoes it (`confirmed`), without a counter: for a host or for staff, whose steps on behalf of a
 * host are logged with a reason. All bags at once, and without tags.
 *
 * @throws CubbyError NOT_FOUND, BOOKING_NOT_CHANGEABLE when the lifecycle or the time does not allow it, or
 * INVALID_PIN_CLIENT_ERROR on `collector_pin`, INVALID_DATA on `reason` when staff give none; or like `reinstate`.
 */
export async function stepByHand(
  services: HasDatabase & HasGuesses & SerializesBookings,
  caller: Caller,
  id: string,
  { state, reason, collectorPin }: Step,
): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  const { isStaff } = booking.rights;
  const why = reason?.trim();
  if (isStaff && !why) throw fieldError('reason', 'Say why you do this for the host.');
  const now = services.now();
  const hand = { caller, device: null, at: now, now };
  const guess = await takePinGuess(services, booking.id, collectorPin);
  await services.database.transaction(async (transaction) => {
    if (state === 'checked_in') await checkIn(transaction, booking.id, hand);
    else if (state === 'checked_out') await checkOut(services, transaction, booking.id, hand, { collectorPin });
    else if (state === 'no_show') await miss(services, transaction, booking.id, hand);
    else await reinstate(services, transaction, booking.id, hand);
    if (!isStaff) return;
    const change = { before: { state: booking.state }, after: { state, reason: why } };
    const action = state === 'confirmed' ? 'reinstated' : state;
    await recordChange(transaction, { caller, action, entity: 'booking', id: booking.id, ...change, now });
  });
  await guess?.wasRight();
  return getBooking(services, booking.id, caller);
}
