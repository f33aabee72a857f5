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
    summary: 'The settings a browser needs for notifications',
    response: type({ public_key: string() }),
    errors: ['NOT_FOUND'],
  },
  subscribePush: {
    ...OWN,
    method: 'POST',
    path: '/v2/counter/{id}/push',
    summary: 'Subscribes a device to a place’s notifications until its session ends; call again to change the language',
    body: PushDevice,
    response: PushSubscribed,
    errors: ['NOT_FOUND'],
  },
  unsubscribePush: {
    ...OWN,
    method: 'DELETE',
    path: '/v2/counter/{id}/push',
    summary: 'Unsubscribes a device from notifications',
    body: object({ endpoint: PushEndpoint }),
    errors: ['NOT_FOUND'],
  },
  testPush: {
    ...OWN,
    method: 'POST',
    path: '/v2/counter/{id}/push/test',
    summary: 'Sends a test notification to a device',
    body: object({ endpoint: PushEndpoint }),
    response: type({ outcome: enums(['sent', 'gone', 'failed']) }),
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
