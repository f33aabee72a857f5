import type { CounterAction } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import type { QueuedAction } from '../queue/queued-action.ts';
import type { CounterState } from './counter-state.ts';

/** An action without the person, the time and the device, which the counter adds. */
export type Deed = Omit<
  CounterAction,
  'id' | 'occurred_at' | 'device_id' | 'device_name' | 'person_id' | 'without_pin' | 'queued'
>;

/** Returns an action as it is stored and sent. Throws unless someone is signed in at a place. */
export function queuedActionOf(
  deed: Deed,
  { stashpointId, day, stays, shared, lock }: CounterState,
  { user, device }: { user: { id: string; email: string }; device: { id: string; name: string } },
): QueuedAction {
  const isNobody = isSharedDevice() && !shared?.person;
  if (!stashpointId || isNobody) throw new Error('No one is signed in at this counter.');
  const booking = day?.bookings.find(({ id }) => id === deed.booking_id);
  const stay = stays.findLast(({ booking_id }) => booking_id === deed.booking_id);
  const action: CounterAction = {
    ...deed,
    id: crypto.randomUUID(),
    occurred_at: serverClock.now().toISOString(),
    device_id: device.id,
    device_name: device.name,
    ...(shared?.person && { person_id: shared.person.id }),
    ...(lock === 'unchecked' && { without_pin: true }),
    ...(!navigator.onLine && { queued: true }),
  };
  return {
    action,
    stashpointId,
    userId: user.id,
    userEmail: user.email,
    name: booking ? `${booking.first_name} ${booking.last_name}` : deed.booking_id,
    problem: null,
    ...(stay && { stay }),
  };
}
