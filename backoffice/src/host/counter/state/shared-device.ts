import type { OwnDevice } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { prolongSession } from '../../../lib/session/session.ts';
import { errorIdOf } from './error-id.ts';

/** What a device that several people share tells of itself. */
export interface Sharing {
  /** It is as the server says now. */
  onDevice: (device: OwnDevice) => Promise<void>;
  onUnauthorized: () => void;
}

/** Why a PIN was not taken, with the seconds to wait where there are too many guesses. */
export interface PinRefusal {
  id: string;
  seconds: number | null;
}

const quietly = { ignoreUnauthorized: true };

/** Asks who stands here, which also keeps the device paired. Answers whether the server could say. */
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

/** Somebody gives their PIN; null once they stand here. */
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

/** Nobody stands here any more. Answers an error’s id where the server could not be told. */
export async function sendLeave({ onDevice, onUnauthorized }: Sharing): Promise<string | null> {
  try {
    await onDevice(await counterApi.leaveDevice({}, quietly));
    return null;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 401) onUnauthorized();
    return errorIdOf(error);
  }
}
