import { cubbyStyle } from '@cubby/design-system/map-style';
import type { Mode } from '@cubby/design-system/tokens';
import type { VectorTileFeature } from '@mapbox/vector-tile';
import {
  featureFilter,
  type LayerSpecification,
  latest,
  normalizePropertyExpression,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';

/** A layer of our map's style at one zoom, with its filter for features. */
export interface ReadLayer {
  id: string;
  type: LayerSpecification['type'];
  sourceLayer: string;
  takes: (feature: VectorTileFeature) => boolean;
  /** Returns a property of the style for a feature: colours and names as text. */
  value: (name: string, feature?: VectorTileFeature) => unknown;
}

/** Reads the layers that the browser's map would show at a zoom, so that a still map looks the same. */
export function readStyle(mode: Mode, zoom: number): ReadLayer[] {
  const { layers } = cubbyStyle({ mode, language: 'latin', tiles: { url: '', attribution: '' } });
  return layers
    .filter(({ minzoom = 0, maxzoom = 24 }) => zoom >= minzoom && zoom < maxzoom)
    .map((layer) => readLayer(layer, zoom));
}

function readLayer(layer: LayerSpecification, zoom: number): ReadLayer {
  const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `${layer.id}.filter`);
  const values = new Map<string, (feature?: VectorTileFeature) => unknown>();
  const properties = { ...('layout' in layer ? layer.layout : {}), ...('paint' in layer ? layer.paint : {}) };
  for (const [name, value] of Object.entries(properties)) values.set(name, reader(layer.type, name, value, zoom));
  return {
    id: layer.id,
    type: layer.type,
    sourceLayer: 'source-layer' in layer ? (layer['source-layer'] ?? '') : '',
    takes: (feature) => filter({ zoom }, asked(feature)),
    value: (name, feature) => values.get(name)?.(feature),
  };
}

const NOTHING = { type: 'Unknown' as const, properties: {} };

function reader(type: string, name: string, value: unknown, zoom: number) {
  const written = latest as unknown as Record<string, Record<string, StylePropertySpecification>>;
  const specification = written[`paint_${type}`]?.[name] ?? written[`layout_${type}`]?.[name];
  // Lists, such as dashes and typefaces, are constants in our style.
  if (!specification || (Array.isArray(value) && specification.type === 'array')) return () => value;
  const expression = normalizePropertyExpression(value as never, name, specification);
  return (feature?: VectorTileFeature) => {
    const answer: unknown = expression.evaluate({ zoom }, feature ? asked(feature) : NOTHING);
    return typeof answer === 'object' && answer !== null ? String(answer) : answer;
  };
}

function asked({ type, properties, id }: VectorTileFeature) {
  return { type, properties, id };
}
