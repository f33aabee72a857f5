import { distanceKm } from './distance.ts';

export const AREA_DEFAULT_RADIUS_METRES = 400;
export const AREA_RADIUS_METRES = { minimum: 50, maximum: 20_000 } as const;

/** A circle in which vouchers are valid, its radius in metres. */
export interface Circle {
  lat: number;
  lng: number;
  radius: number;
}

/** Checks that a point is in the circle; the edge is inside. */
export function isInsideArea(area: Circle, point: { lat: number; lng: number }): boolean {
  return distanceKm(area, point) * 1000 <= area.radius;
}
