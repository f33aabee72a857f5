import type { FeatureCollection, LineString, Point } from 'geojson';

interface Centre {
  lat: number;
  lng: number;
}

const METRES_A_DEGREE = 111_195;
const CORNERS = 96;

/** Rings by radius in metres, each from the zoom at which it is wide enough to be told from its centre. */
export const RING_ZOOMS = [
  { metres: 20_000, from: 7.5 },
  { metres: 10_000, from: 8.5 },
  { metres: 5_000, from: 9.5 },
  { metres: 2_000, from: 10.8 },
  { metres: 1_000, from: 12 },
  { metres: 500, from: 13 },
  { metres: 250, from: 14 },
  { metres: 100, from: 15.2 },
] as const;

/** Circles around a place, and a point at the north of each with its distance written out. */
export function distanceRings(centre: Centre): FeatureCollection<LineString | Point, { metres: number }> {
  return {
    type: 'FeatureCollection',
    features: RING_ZOOMS.flatMap(({ metres }) => {
      const text = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
      const ring = Array.from({ length: CORNERS + 1 }, (_, corner) =>
        at(centre, metres, (2 * Math.PI * corner) / CORNERS),
      );
      return [
        {
          type: 'Feature' as const,
          properties: { metres },
          geometry: { type: 'LineString' as const, coordinates: ring },
        },
        {
          type: 'Feature' as const,
          properties: { metres, text },
          geometry: { type: 'Point' as const, coordinates: at(centre, metres, 0) },
        },
      ];
    }),
  };
}

/** The position at a distance in metres, clockwise from north. */
function at({ lat, lng }: Centre, metres: number, angle: number): [lng: number, lat: number] {
  const up = metres / METRES_A_DEGREE;
  const sideways = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return [lng + sideways * Math.sin(angle), lat + up * Math.cos(angle)];
}
