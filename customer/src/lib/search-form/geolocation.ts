import { GEOLOCATION, type Position } from '@cubby/api';

/** The code in the browser's GeolocationPositionError. */
const PERMISSION_DENIED = 1;

/** Thrown if the visitor, or their browser, denies access to the location. */
class PositionRefused extends Error {}

export function isRefused(failure: unknown): boolean {
  return failure instanceof PositionRefused;
}

/**
 * Returns the device's position. With `prompt: false` the visitor is not asked: the position is read only if that was
 * allowed before. Rejects with the sentences of specification §8, or with the browser's own.
 */
export async function currentPosition({ prompt = true } = {}): Promise<Position> {
  if (!('geolocation' in navigator)) throw new Error('Geolocation is not available');
  if (!prompt && (await permission()) !== 'granted')
    throw new Error('Cannot get location without prompting for permission');
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ message, code }) => {
        const problem = message || 'Geolocation is not available';
        reject(code === PERMISSION_DENIED ? new PositionRefused(problem) : new Error(problem));
      },
      {
        timeout: GEOLOCATION.timeoutMs,
        maximumAge: GEOLOCATION.maximumAgeMs,
        enableHighAccuracy: GEOLOCATION.highAccuracy,
      },
    );
  });
}

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    throw new Error('Cannot query geolocation permissions');
  }
}
