import type { StyleSpecification } from 'maplibre-gl';
import { type Mode, palette } from '../tokens/index.ts';

interface Centre {
  lat: number;
  lng: number;
}

/** A ground of paper with a grid on it: enough to see how pins lie to each other when no tiles can be had. */
export function quietStyle(centre: Centre, mode: Mode): StyleSpecification {
  const { mapGround, line } = palette[mode];
  return {
    version: 8,
    sources: {
      fine: { type: 'geojson', data: grid(centre, 0.005, 60) },
      coarse: { type: 'geojson', data: grid(centre, 0.05, 60) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': mapGround } },
      {
        id: 'fine',
        type: 'line',
        source: 'fine',
        minzoom: 11.5,
        paint: { 'line-color': line, 'line-width': 1 },
      },
      {
        id: 'coarse',
        type: 'line',
        source: 'coarse',
        minzoom: 7,
        paint: { 'line-color': line, 'line-width': 2 },
      },
    ],
  };
}

/** Lines every `step` degrees, `reach` of them to each side; squares on the ground, so narrower in longitude. */
function grid({ lat, lng }: Centre, step: number, reach: number) {
  const lngStep = step / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const south = lat - reach * step;
  const north = lat + reach * step;
  const west = lng - reach * lngStep;
  const east = lng + reach * lngStep;
  const lines = offsets.flatMap((offset) => [
    [
      [west, lat + offset * step],
      [east, lat + offset * step],
    ],
    [
      [lng + offset * lngStep, south],
      [lng + offset * lngStep, north],
    ],
  ]);
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiLineString' as const, coordinates: lines },
  };
}
