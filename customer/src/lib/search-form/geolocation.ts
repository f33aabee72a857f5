import { GEOLOCATION, type Position } from '@cubby/api';

/**
 * Where the device is. With `prompt: false` nobody is asked: the position is read only if that was allowed before.
 * Rejects with the sentences of specification §8, or with the browser's own.
 */
export async function currentPosition({ prompt = true } = {}): Promise<Position> {
  if (!('geolocation' in navigator)) throw new Error('Geolocation is not available');
  if (!prompt && (await permission()) !== 'granted')
    throw new Error('Cannot get location without prompting for permission');
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ message }) => reject(new Error(message || 'Geolocation is not available')),
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
