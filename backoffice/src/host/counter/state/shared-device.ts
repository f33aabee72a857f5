import type { OwnDevice } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { prolongSession } from '../../../lib/session/session.ts';
import { errorIdOf } from './error-id.ts';

/** The callbacks of a shared device. */
export interface Sharing {
  /** Called with the device's current state on the server. */
  onDevice: (device: OwnDevice) => Promise<void>;
  onUnauthorized: () => void;
}

/** The reason a PIN was refused, with the seconds to wait after too many attempts. */
export interface PinRefusal {
  id: string;
  seconds: number | null;
}

const quietly = { ignoreUnauthorized: true };

/** Asks the server who is signed in here, which also keeps the device paired. Returns whether the server responded. */
export async function askWhoIsHere({ onDevice, onUnauthorized }: Sharing): Promise<string | null> {
  try {
    const device = await counterApi.getOwnDevice({}, quietly);
    prolongSession(new Date(device.expires_at));
    await onDevice(device);
    return null;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 401) onUnauthorized();
    return errorIdOf(error);
  }
}

/** Sends a person's PIN; returns null once they are signed in. */
export async function sendPin(
  { onDevice, onUnauthorized }: Sharing,
  personId: string,
  pin: string,
): Promise<PinRefusal | null> {
  try {
    await onDevice(await counterApi.enterPin({ body: { person_id: personId, pin } }, quietly));
    return null;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 401) onUnauthorized();
    return { id: errorIdOf(error), seconds: error instanceof ResponseError ? error.retryAfter : null };
  }
}

/** Locks the device. Returns an error's id if the server could not be reached. */
export async function sendLeave({ onDevice, onUnauthorized }: Sharing): Promise<string | null> {
  try {
    await onDevice(await counterApi.leaveDevice({}, quietly));
    return null;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 401) onUnauthorized();
    return errorIdOf(error);
  }
}
