import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapLandmark } from './map-types.ts';

/** The street layers whose names may repeat one of our landmarks. */
const NAMING_LAYERS = ['sight', 'station', 'park-name'];
/** A building and its mark on the map are up to this far apart, metres. */
const SAME_WITHIN = 80;

/** Hides the names in the street layers that our own labels already show. */
export function useOwnNames(map: MapLibreMap | null, landmarks: readonly MapLandmark[]): void {
  const points = JSON.stringify(landmarks.map(({ lng, lat }) => [lng, lat]));
  useEffect(() => (map && points !== '[]' ? leaveOut(map, JSON.parse(points)) : undefined), [map, points]);
}

/** Hides names near these points, in this style and in later ones; returns a function that restores them. */
export function leaveOut(map: MapLibreMap, points: [lng: number, lat: number][]): () => void {
  let before: (readonly [id: string, filter: ExpressionSpecification])[] = [];
  const elsewhere: ExpressionSpecification = [
    '>',
    ['distance', { type: 'MultiPoint', coordinates: points }],
    SAME_WITHIN,
  ];
  const apply = () => {
    before = NAMING_LAYERS.flatMap((id) => {
      // All filters of our own style are expressions.
      const filter = map.getLayer(id) && (map.getFilter(id) as ExpressionSpecification | undefined);
      return filter ? [[id, filter] as const] : [];
    });
    for (const [id, filter] of before) map.setFilter(id, ['all', filter, elsewhere]);
  };
  apply();
  map.on('style.load', apply);
  return () => {
    map.off('style.load', apply);
    for (const [id, filter] of before) if (map.getLayer(id)) map.setFilter(id, filter);
  };
}
