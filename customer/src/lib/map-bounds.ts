import type { Place, Position } from '@cubby/api';

/** The edges of a map in degrees. */
export interface Bounds {
  north: number;
  east: number;
  south: number;
  west: number;
}

/** Half the height of what is shown of a place, in degrees of latitude (0.01° is about 1.1 km). */
const REACH: Record<Place['type'] | 'position', number> = { country: 4, city: 0.05, landmark: 0.016, position: 0.016 };

export function boundsAround({ lat, lng }: Position, type: keyof typeof REACH): Bounds {
  const reach = REACH[type];
  const sideways = reach / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return { north: lat + reach, south: lat - reach, east: lng + sideways, west: lng - sideways };
}

/** The bounds as the API takes them. */
export function boundsQuery({ north, east, south, west }: Bounds) {
  return { northeast_lat: north, northeast_lng: east, southwest_lat: south, southwest_lng: west };
}

export function centreOf({ north, east, south, west }: Bounds): Position {
  return { lat: (north + south) / 2, lng: (east + west) / 2 };
}
