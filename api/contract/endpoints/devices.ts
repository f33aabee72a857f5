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
    summary: 'Devices paired with the caller’s places, with who stands at them and when they were last heard of',
    response: array(CounterDevice),
  },
  createPairingCode: {
    ...keepers,
    method: 'POST',
    path: '/v2/pairing-codes',
    summary: 'A code that pairs one device with a place, within ten minutes; it takes the place of one before',
    body: object({ stashpoint_id: StashpointId }),
    response: PairingCode,
    errors: ['NOT_FOUND'],
  },
  updateCounterDevice: {
    ...keepers,
    method: 'PATCH',
    path: '/v2/counter-devices/{id}',
    summary: 'Names a device',
    params: id,
    body: object({ name: ShortText }),
    response: CounterDevice,
    errors: ['NOT_FOUND'],
  },
  deleteCounterDevice: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/counter-devices/{id}',
    summary: 'Unpairs a device: its session ends at once, and it forgets what it has kept',
    params: id,
    errors: ['NOT_FOUND'],
  },
  pairDevice: {
    method: 'POST',
    path: '/v2/counter-devices',
    summary: 'Pairs the device that calls, by the code its owner reads out',
    roles: 'anyone',
    body: object({ code: size(string(), 1, 20), name: ShortText }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  getOwnDevice: {
    ...device,
    method: 'GET',
    path: '/v2/counter-device',
    summary: 'The device that calls: its place, who may stand at it, and who does',
    response: OwnDevice,
  },
  enterPin: {
    ...device,
    method: 'PUT',
    path: '/v2/counter-device/person',
    summary: 'Somebody says by their PIN that they stand at the device now',
    body: object({ person_id: string(), pin: CounterPin }),
    response: OwnDevice,
    errors: ['NOT_FOUND', 'INVALID_PIN_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  leaveDevice: {
    ...device,
    method: 'DELETE',
    path: '/v2/counter-device/person',
    summary: 'Nobody stands at the device: it shows nothing until the next PIN',
    response: OwnDevice,
  },
} as const satisfies Record<string, Endpoint>;
