import type { Place, Position } from '@cubby/api';

/** The edges of a map in degrees. */
export interface Bounds {
  north: number;
  east: number;
  south: number;
  west: number;
}

/** Half the height of the area shown around a place, in degrees of latitude (0.01° is about 1.1 km). */
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

/** Returns the smallest bounds around the results, within those that were searched. */
export function boundsOfPoints(points: readonly Position[], within: Bounds): Bounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    north: Math.min(within.north, Math.max(...lats)),
    south: Math.max(within.south, Math.min(...lats)),
    east: Math.min(within.east, Math.max(...lngs)),
    west: Math.max(within.west, Math.min(...lngs)),
  };
}

/** Returns bounds of this many times the height and width, around the same centre. */
export function scaled({ north, south, east, west }: Bounds, factor: number): Bounds {
  const height = ((north - south) * (factor - 1)) / 2;
  const width = ((east - west) * (factor - 1)) / 2;
  return {
    north: Math.min(85, north + height),
    south: Math.max(-85, south - height),
    east: Math.min(180, east + width),
    west: Math.max(-180, west - width),
  };
}
