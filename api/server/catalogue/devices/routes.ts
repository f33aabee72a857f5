import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { createPairingCode } from './create-pairing-code.ts';
import { listCounterDevices, renameDevice, unpairDevice } from './keep-devices.ts';
import { enterPin, getOwnDevice, leaveDevice } from './own-device.ts';
import { pairDevice } from './pair-device.ts';

type Names =
  | 'listCounterDevices'
  | 'createPairingCode'
  | 'updateCounterDevice'
  | 'deleteCounterDevice'
  | 'pairDevice'
  | 'getOwnDevice'
  | 'enterPin'
  | 'leaveDevice';

export function deviceRoutes(services: HasConfig & HasDatabase & HasClock & HasGuesses): HandlersOf<Names> {
  return {
    listCounterDevices: ({ caller }) => listCounterDevices(services, caller),
    createPairingCode: ({ caller, body }) => createPairingCode(services, caller, body.stashpoint_id),
    updateCounterDevice: ({ caller, params, body }) => renameDevice(services, caller, params.id, body.name),
    deleteCounterDevice: ({ caller, params }) => unpairDevice(services, caller, params.id),
    pairDevice: ({ body, address }) => pairDevice(services, { ...body, address }),
    getOwnDevice: ({ caller }) => getOwnDevice(services, caller),
    enterPin: ({ caller, body }) => enterPin(services, caller, body),
    leaveDevice: ({ caller }) => leaveDevice(services, caller),
  };
}
