import { GEOLOCATION } from '@cubby/api';

/** A phone's position, and how far off it may be, in metres. */
export interface MeasuredPosition {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** Returns the position as exactly as the phone can, because a street matters here; null if it is not available. */
export async function measurePosition(): Promise<MeasuredPosition | null> {
  if (!('geolocation' in navigator)) return null;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { timeout: GEOLOCATION.timeoutMs, maximumAge: GEOLOCATION.maximumAgeMs, enableHighAccuracy: true },
    );
  });
}
