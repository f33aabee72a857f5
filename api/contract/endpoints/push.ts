import { enums, object, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PushDevice, PushEndpoint, PushSubscribed } from '../structs/push.ts';
import { stashpointId } from '../structs/requests.ts';

const OWN = {
  roles: ['host', 'manager', 'clerk', 'device', 'admin'],
  scope: 'bookings:all',
  params: stashpointId,
} as const;

/** Devices at a counter that are notified of a booking within the hour, a report or a late pick-up. */
export const pushEndpoints = {
  getPushKey: {
    ...OWN,
    method: 'GET',
    path: '/v2/counter/{id}/push',
    summary: 'What a browser needs to be told at once',
    response: type({ public_key: string() }),
    errors: ['NOT_FOUND'],
  },
  subscribePush: {
    ...OWN,
    method: 'POST',
    path: '/v2/counter/{id}/push',
    summary: 'Has a device told what concerns a place, for as long as its session lasts; again, in another language',
    body: PushDevice,
    response: PushSubscribed,
    errors: ['NOT_FOUND'],
  },
  unsubscribePush: {
    ...OWN,
    method: 'DELETE',
    path: '/v2/counter/{id}/push',
    summary: 'Tells a device no more',
    body: object({ endpoint: PushEndpoint }),
    errors: ['NOT_FOUND'],
  },
  testPush: {
    ...OWN,
    method: 'POST',
    path: '/v2/counter/{id}/push/test',
    summary: 'Sends a device what it would be told, to see that it comes',
    body: object({ endpoint: PushEndpoint }),
    response: type({ outcome: enums(['sent', 'gone', 'failed']) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
