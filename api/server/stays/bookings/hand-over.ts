import { CubbyError } from '../../../contract/errors.ts';
import { type HandOverStep, mayHandOver } from '../../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import { lockBookingRow, stepBooking } from './record/booking.ts';
import { requireCollectorPin } from './record/delegate-pin.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { getOwnBooking, requireBooking } from './record/get-booking.ts';
import { paidFields } from './record/paid-fields.ts';
import type { PresentsBookings } from './record/present-booking.ts';

const STEPS = {
  checked_in: 'check_in',
  checked_out: 'check_out',
  no_show: 'miss',
} as const satisfies Record<string, HandOverStep>;

/**
 * Takes bags in, gives them back, or notes that nobody came: the host's or staff's step. Bags that somebody else
 * collects are given back for their PIN, which is spent with it. What staff do in a host's place is logged.
 *
 * @throws CubbyError NOT_FOUND, BOOKING_NOT_CHANGEABLE when the lifecycle or the time does not allow it, or
 * INVALID_PIN_CLIENT_ERROR on `collector_pin`.
 */
export async function handOver(
  services: HasDatabase & PresentsBookings,
  caller: Caller,
  id: string,
  state: keyof typeof STEPS,
  collectorPin?: string,
): Promise<Booking> {
  const booking = await requireBooking(services, id, caller);
  const now = services.now();
  const step = STEPS[state];
  const actor = caller.role === 'admin' ? 'staff' : booking.host_id === caller.userId ? 'host' : 'traveller';
  await services.database.transaction(async (transaction) => {
    // Locked first: of two who come with the same PIN, one gets the bags.
    await lockBookingRow(transaction, booking.id);
    const row = await findMailedBooking(transaction, booking.id);
    const isRefunded = paidFields(row).payment_status === 'refunded';
    if (!mayHandOver({ ...row, isRefunded }, step, actor, now)) throw notNow();
    if (collectorPin !== undefined && state === 'checked_out') requireCollectorPin(services, row, collectorPin);
    const taken = await stepBooking(transaction, booking.id, step, {
      ...(state === 'checked_in' && { checked_in_at: now }),
      ...(state === 'checked_out' && { checked_out_at: now, delegate_name: null, delegate_nonce: null }),
    });
    if (!taken) throw notNow();
    if (state === 'checked_out') await resolveIncidents(transaction, booking.id, 'collected', now);
    if (actor !== 'staff') return;
    const change = { before: { state: row.state }, after: { state } };
    await recordChange(transaction, { caller, action: state, entity: 'booking', id: booking.id, ...change, now });
  });
  return getOwnBooking(services, booking.id);
}

function notNow(): CubbyError {
  return new CubbyError(
    'BOOKING_NOT_CHANGEABLE',
    'This booking is not in a state that allows this step: load it again.',
  );
}
