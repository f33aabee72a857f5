import { randomUUID } from 'node:crypto';
import type { Booking } from '../contract/structs/booking.ts';
import type { CounterAction, CounterResult } from '../contract/structs/counter.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, type StashpointOptions } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

export type ActionToTake = Pick<CounterAction, 'kind'> &
  Partial<Omit<CounterAction, 'bags'>> & { bags?: readonly { tag: string }[] };

export interface TestCounter {
  host: AuthToken;
  traveller: AuthToken;
  stashpointId: string;
  booking: Booking;
  /** Performs an action at the counter, on the first device unless another is named. */
  act: (action: ActionToTake) => Promise<CounterResult>;
}

/** A counter where a traveller with two bags arrives within the hour and stays until six. */
export async function createCounter(server: TestServer, options: StashpointOptions = {}): Promise<TestCounter> {
  const host = await createSession(server, 'host');
  const traveller = await createSession(server);
  const stashpointId = await createStashpoint(server, { hostId: host.user.id, ...options });
  const stay = { dropoff: '2026-11-23T11:00:00Z', pickup: '2026-11-23T18:00:00Z' };
  const booking = await createBooking(server, traveller, stashpointId, stay);
  const act = (action: ActionToTake) =>
    server.clientOf(host.token).takeCounterAction({
      params: { id: stashpointId },
      body: {
        id: randomUUID(),
        booking_id: booking.id,
        occurred_at: server.services.now().toISOString(),
        device_id: '11111111-1111-4111-8111-111111111111',
        device_name: 'Till',
        ...action,
        bags: action.bags && [...action.bags],
      },
    });
  return { host, traveller, stashpointId, booking, act };
}
