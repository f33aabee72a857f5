import { max } from 'date-fns/max';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { mayStep } from '../../../contract/rules/booking-lifecycle.ts';
import { atMinute } from '../../../contract/rules/closing-time.ts';
import { compileOpeningHours, hoursOn } from '../../../contract/rules/opening-hours.ts';
import { isRefunded } from '../../../contract/rules/settlement.ts';
import { defaultDropoff, localMoment } from '../../../contract/rules/time.ts';
import type { CounterAction } from '../../../contract/structs/counter.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { counterActor } from '../../people/work/staff-access.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import { changeBooking } from '../bookings/change-booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import { dropPendingChanges } from '../bookings/record/pending-changes.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import type { Hand } from '../custody/chain.ts';
import { noteAction } from './actions-store.ts';
import { asHost, type CounterSite } from './require-counter.ts';

type ChangesTimes = SendsRefunds & SerializesBookings;

/**
 * Moves a stay for a traveller at the counter: the drop-off to the hour that has begun for one who comes early, or the
 * pick-up for one who comes back later. At no extra cost it takes effect at once; otherwise once the traveller has paid
 * the difference on their own phone, until which the booking stays as it was. It needs the server, which checks the space.
 *
 * @throws CubbyError REQUIRED_DATA_CLIENT_ERROR and INVALID_DATA on `pickup`; BOOKING_NOT_CHANGEABLE, also for an action
 * that was queued; the refusal of the longer stay.
 */
export async function changeTimes(
  services: ChangesTimes,
  caller: Caller,
  site: CounterSite,
  hand: Hand,
  action: CounterAction,
): Promise<void> {
  if (action.queued) throw notNow();
  const { database } = services;
  const row = await findMailedBooking(database.query, action.booking_id);
  const isEarly = action.kind === 'early';
  const actor = counterActor(caller);
  if (isRefunded(row) || (isEarly && !mayStep(row.state, 'check_in', actor))) throw notNow();
  const change = isEarly ? { dropoff: hourBegun(site, hand.now) } : { pickup: later(action, row.pickup, hand.now) };
  const iso = (times: { dropoff?: Date; pickup?: Date }) =>
    Object.fromEntries(Object.entries(times).map(([end, time]) => [end, time.toISOString()]));
  const done = { action, stashpointId: site.id, now: hand.now };
  // An earlier attempt may have changed it already: then there is nothing to do.
  const isNew = change.dropoff ? change.dropoff < row.dropoff : change.pickup > row.pickup;
  if (isNew)
    await changeBooking(services, asHost(caller), row.id, iso(change), async (transaction, { dropoff, pickup }) => {
      if (!(await noteAction(transaction, done))) throw notNow();
      const log = { caller, action: 'updated', entity: 'booking', id: row.id, now: hand.now } as const;
      await recordChange(transaction, { ...log, before: iso(isEarly ? { dropoff } : { pickup }), after: iso(change) });
    });
  // Unless a change made at once has noted it: one that waits for payment may be replaced by now.
  await noteAction(database.query, done);
}

/** Leaves a booking as it was: a change that the traveller has not paid for is dropped, and its space is released. */
export async function keepAsBooked(services: ChangesTimes, hand: Hand, action: CounterAction): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const { stashpoint_id: stashpointId, id } = await findMailedBooking(transaction, action.booking_id);
    if (!(await noteAction(transaction, { action, stashpointId, now: hand.now }))) return;
    await dropPendingChanges(transaction, id, { keepsProposals: true });
  });
}

/** Returns the start of the hour that has begun, or the opening time in it: bookings at the counter start there too. */
function hourBegun(site: CounterSite, now: Date): Date {
  const { date } = localMoment(now, site.timezone);
  const hours = compileOpeningHours(site.opening_hours, site.opening_hours_exceptions, site.closures);
  const opened = hoursOn(hours, date)
    .map(([from]) => atMinute(date, from, site.timezone))
    .filter((from) => from <= now);
  return max([defaultDropoff(now, site.timezone), ...opened]);
}

function later({ pickup }: CounterAction, agreed: Date, now: Date): Date {
  if (!pickup) throw fieldError('pickup', 'Give the new pick-up time.', 'REQUIRED_DATA_CLIENT_ERROR');
  const wanted = new Date(pickup);
  if (wanted < agreed || wanted <= now)
    throw fieldError('pickup', 'The pick-up must be later than agreed, and in the future.');
  return wanted;
}

function notNow(): CubbyError {
  return new CubbyError('BOOKING_NOT_CHANGEABLE', 'The times of this booking cannot be changed now.');
}
