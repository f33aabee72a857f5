import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import { loadedFamily, type Mode, palette, typefaces } from '../tokens/index.ts';
import { readCoast } from './coast.ts';
import type { MapPosition } from './map-types.ts';
import { distanceRings, RING_ZOOMS } from './style/distance-rings.ts';

const COAST = 'quiet-coast';
const RINGS = 'quiet-rings';

/**
 * Zooms at which the coast of our package, accurate to some kilometres, fades out before it would run through a city.
 */
const COAST_FADES = { from: 7.5, to: 9.5 } as const;

/**
 * Replaces missing tiles: coasts from afar, and in a city rings that show distances from its middle. Drawn over the
 * ground of any style, so that tiles which arrive late simply cover it.
 */
export function showQuietGround(map: MapLibreMap, centre: MapPosition, mode: Mode): void {
  if (map.getSource(RINGS)) return;
  const { layers, sources } = quietGround(centre, mode);
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source);
  const first = map.getStyle().layers.find(({ type }) => type !== 'background')?.id;
  for (const layer of layers) map.addLayer(layer, first);
  readCoast().then(
    (coast) => {
      map.getSource<GeoJSONSource>(COAST)?.setData(coast);
      if (map.getLayer('quiet-sea')) map.setLayoutProperty('quiet-sea', 'visibility', 'visible');
    },
    // Without the coast the ground stays plain, as it was before.
    () => undefined,
  );
}

export function hideQuietGround(map: MapLibreMap): void {
  const ours = map.getStyle().layers.filter(({ id }) => id.startsWith('quiet-'));
  for (const { id } of ours) map.removeLayer(id);
  for (const id of [COAST, RINGS]) if (map.getSource(id)) map.removeSource(id);
}

function quietGround(
  centre: MapPosition,
  mode: Mode,
): { sources: Record<string, SourceSpecification>; layers: LayerSpecification[] } {
  const { mapGround, mapWater, mapRail, mapHalo, textMuted } = palette[mode];
  const fading = ['interpolate', ['linear'], ['zoom'], COAST_FADES.from, 1, COAST_FADES.to, 0];
  return {
    sources: {
      [COAST]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      [RINGS]: { type: 'geojson', data: distanceRings(centre) },
    },
    layers: [
      {
        id: 'quiet-sea',
        type: 'background',
        maxzoom: COAST_FADES.to,
        // Sea cannot be told from land until the coast has loaded.
        layout: { visibility: 'none' },
        paint: { 'background-color': mapWater, 'background-opacity': fading },
      } as LayerSpecification,
      { id: 'quiet-land', type: 'fill', source: COAST, maxzoom: COAST_FADES.to, paint: { 'fill-color': mapGround } },
      ...RING_ZOOMS.flatMap(({ metres, from }): LayerSpecification[] => [
        {
          id: `quiet-ring-${metres}`,
          type: 'line',
          source: RINGS,
          filter: ['all', ['==', ['geometry-type'], 'LineString'], ['==', ['get', 'metres'], metres]],
          minzoom: from,
          paint: { 'line-color': mapRail, 'line-width': 1, 'line-dasharray': [4, 4] },
        },
        {
          id: `quiet-ring-text-${metres}`,
          type: 'symbol',
          source: RINGS,
          filter: ['all', ['==', ['geometry-type'], 'Point'], ['==', ['get', 'metres'], metres]],
          minzoom: from,
          layout: {
            'text-field': ['get', 'text'],
            'text-font': [loadedFamily(typefaces.text.family)],
            'text-size': 12,
          },
          paint: { 'text-color': textMuted, 'text-halo-color': mapHalo, 'text-halo-width': 2 },
        },
      ]),
    ],
  };
}
