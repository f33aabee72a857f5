import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { mayHandOver } from '../../../contract/rules/booking-lifecycle.ts';
import { isRefunded } from '../../../contract/rules/settlement.ts';
import type { CounterAction } from '../../../contract/structs/counter.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { counterActor } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { changeBooking } from '../bookings/change-booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { type Hand, writeCustody } from '../custody/chain.ts';
import { noteAction } from './actions-store.ts';
import { asHost } from './require-counter.ts';

/**
 * Corrects the number of bags. Fewer are refunded by the refund policy at once; more take effect once the traveller has
 * paid the difference, on their own phone.
 *
 * @throws CubbyError REQUIRED_DATA_CLIENT_ERROR on `bag_count`; BOOKING_NOT_CHANGEABLE; the refusal of that number.
 */
export async function correctBags(
  services: SendsRefunds & SerializesBookings,
  caller: Caller,
  hand: Hand,
  action: CounterAction,
): Promise<void> {
  const { bag_count, storage_spaces, booking_id } = action;
  if (bag_count === undefined) throw fieldError('bag_count', 'Give the number of bags.', 'REQUIRED_DATA_CLIENT_ERROR');
  const row = await findMailedBooking(services.database.query, booking_id);
  const actor = counterActor(caller);
  if (!mayHandOver({ ...row, isRefunded: isRefunded(row), noShow: null }, 'check_in', actor, hand.at)) throw notNow();
  const change = { bag_count, ...(storage_spaces && { storage_spaces }) };
  const note = async (transaction: Kysely<Schema>, before: number): Promise<boolean> => {
    const done = { action, stashpointId: row.stashpoint_id, now: hand.now };
    if (!(await noteAction(transaction, done))) return false;
    const link = { bookingId: row.id, stashpointId: row.stashpoint_id, hand, detail: { before, after: bag_count } };
    await writeCustody(transaction, { ...link, kind: 'bags_corrected' });
    return true;
  };
  if (bag_count !== row.bag_count || storage_spaces)
    await changeBooking(services, asHost(caller), booking_id, change, async (transaction, before) => {
      if (!(await note(transaction, before.bag_count))) throw notNow();
    });
  // Unless a change made at once has noted it: one that waits for payment may be replaced by now.
  await services.database.transaction((transaction) => note(transaction, row.bag_count));
}

function notNow(): CubbyError {
  return new CubbyError('BOOKING_NOT_CHANGEABLE', 'The bags of this booking cannot be corrected now.');
}
