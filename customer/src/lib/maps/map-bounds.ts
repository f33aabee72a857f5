import type { Place, Position } from '@cubby/api';

/** The edges of a map in degrees. Over the date line the eastern edge is beyond 180. */
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

/** The bounds as the API takes them: over the date line its east is less than its west. */
export function boundsQuery({ north, east, south, west }: Bounds) {
  const isWholeEarth = east - west >= 360;
  return {
    northeast_lat: north,
    northeast_lng: isWholeEarth ? 180 : onEarth(east),
    southwest_lat: south,
    southwest_lng: isWholeEarth ? -180 : onEarth(west),
  };
}

/** Returns a longitude between -180 and 180, both included. */
function onEarth(lng: number): number {
  return Math.abs(lng) <= 180 ? lng : lng - 360 * Math.round(lng / 360);
}

/** Returns the same bounds with their western edge on the earth, however often a map was turned around it. */
export function unturned({ east, west, ...rest }: Bounds): Bounds {
  const turns = 360 * Math.floor((west + 180) / 360);
  return { ...rest, east: east - turns, west: west - turns };
}

/** Returns the smallest bounds around the results, within those that were searched. */
export function boundsOfPoints(points: readonly Position[], within: Bounds): Bounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => (lng < within.west && lng + 360 <= within.east ? lng + 360 : lng));
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
  const width = Math.min(360 - (east - west), (east - west) * (factor - 1)) / 2;
  return unturned({
    north: Math.min(85, north + height),
    south: Math.max(-85, south - height),
    east: east + width,
    west: west - width,
  });
}
