const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLng = (b.lng - a.lng) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Factor from the straight line to the length of a walk through streets. */
const DETOUR = 1.3;
const WALKING_KM_AN_HOUR = 4.8;
const FARTHEST_WALK_KM = 3;

/**
 * Estimates the minutes of a walk from the distance as the crow flies, in kilometres; at least one, and null if it is
 * too far to walk.
 */
export function walkingMinutes(kilometres: number): number | null {
  if (!(kilometres <= FARTHEST_WALK_KM)) return null;
  return Math.max(1, Math.round((kilometres * DETOUR * 60) / WALKING_KM_AN_HOUR));
}

/** Returns the kilometres as the crow flies that take so many minutes on foot. */
export function kilometresIn(minutes: number): number {
  return (minutes * WALKING_KM_AN_HOUR) / 60 / DETOUR;
}
