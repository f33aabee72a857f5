import { GEOLOCATION } from '@cubby/api';

/** Where a phone is, and how far off that may be, in metres. */
export interface MeasuredPosition {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** As exactly as the phone can, because a street matters here; null where it does not say. */
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
