import { distanceKm } from './distance.ts';

export const AREA_DEFAULT_RADIUS_METRES = 400;
export const AREA_RADIUS_METRES = { minimum: 50, maximum: 20_000 } as const;

/** An area in which vouchers count: a circle, its radius in metres. */
export interface Circle {
  lat: number;
  lng: number;
  radius: number;
}

/** Whether a point lies in the circle; its very edge is inside. */
export function isInsideArea(area: Circle, point: { lat: number; lng: number }): boolean {
  return distanceKm(area, point) * 1000 <= area.radius;
}
