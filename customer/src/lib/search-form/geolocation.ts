import { GEOLOCATION, type Position } from '@cubby/api';

/** Where the device is. Rejects with the sentences of specification §8. */
export function currentPosition(): Promise<Position> {
  if (!('geolocation' in navigator)) return Promise.reject(new Error('Geolocation is not available'));
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => reject(new Error('Cannot get location without prompting for permission')),
      {
        timeout: GEOLOCATION.timeoutMs,
        maximumAge: GEOLOCATION.maximumAgeMs,
        enableHighAccuracy: GEOLOCATION.highAccuracy,
      },
    );
  });
}
