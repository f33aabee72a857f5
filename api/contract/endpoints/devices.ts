import { array, object, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../structs/requests.ts';
import { CounterDevice, CounterPin, OwnDevice, PairingCode } from '../structs/team.ts';
import { AuthToken } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { ShortText, StashpointId } from '../vocabulary/words.ts';

const keepers = { roles: ['host', 'manager'] } as const;
/** Access of a device before a PIN is entered. */
const device = { roles: ['device'], withoutPin: true } as const;

/** Devices that belong to a counter: paired once with a code, then used by anyone who enters their PIN. */
export const deviceEndpoints = {
  listCounterDevices: {
    ...keepers,
    method: 'GET',
    path: '/v2/counter-devices',
    summary: 'Devices paired with the caller’s places, with the person signed in and the last contact',
    response: array(CounterDevice),
  },
  createPairingCode: {
    ...keepers,
    method: 'POST',
    path: '/v2/pairing-codes',
    summary: 'Creates a code that pairs one device with a place within 10 minutes; replaces any earlier code',
    body: object({ stashpoint_id: StashpointId }),
    response: PairingCode,
    errors: ['NOT_FOUND'],
  },
  updateCounterDevice: {
    ...keepers,
    method: 'PATCH',
    path: '/v2/counter-devices/{id}',
    summary: 'Renames a device',
    params: id,
    body: object({ name: ShortText }),
    response: CounterDevice,
    errors: ['NOT_FOUND'],
  },
  deleteCounterDevice: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/counter-devices/{id}',
    summary: 'Unpairs a device: its session ends at once, and its data is deleted',
    params: id,
    errors: ['NOT_FOUND'],
  },
  pairDevice: {
    method: 'POST',
    path: '/v2/counter-devices',
    summary: 'Pairs the calling device with the code from its owner',
    roles: 'anyone',
    body: object({ code: size(string(), 1, 20), name: ShortText }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  getOwnDevice: {
    ...device,
    method: 'GET',
    path: '/v2/counter-device',
    summary: 'The calling device: its place, the people who may sign in, and the person signed in',
    response: OwnDevice,
  },
  enterPin: {
    ...device,
    method: 'PUT',
    path: '/v2/counter-device/person',
    summary: 'Signs a person in to the device with their PIN',
    body: object({ person_id: string(), pin: CounterPin }),
    response: OwnDevice,
    errors: ['NOT_FOUND', 'INVALID_PIN_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  leaveDevice: {
    ...device,
    method: 'DELETE',
    path: '/v2/counter-device/person',
    summary: 'Locks the device until the next PIN',
    response: OwnDevice,
  },
} as const satisfies Record<string, Endpoint>;
