import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { byZoom, type Colours, isOneOf, line } from './layer-parts.ts';

interface RoadKind {
  id: string;
  classes: readonly string[];
  from: number;
  isMain: boolean;
  /** Pixels by zoom, without the edges. */
  width: readonly (readonly [zoom: number, pixels: number])[];
}

/** From the smallest to the largest: a larger street covers a smaller one where they meet. */
const ROADS: readonly RoadKind[] = [
  road('service', ['service', 'track', 'busway', 'raceway'], 14, false, [14, 0.5], [16, 3], [18, 9]),
  road('minor', ['minor', 'minor_construction'], 12, false, [12, 0.4], [14, 2.2], [16, 7], [18, 18]),
  road('tertiary', ['tertiary'], 10.5, false, [10.5, 0.5], [14, 3.4], [16, 9], [18, 22]),
  road('secondary', ['secondary'], 8.5, true, [8.5, 0.5], [12, 1.7], [14, 4.2], [16, 11], [18, 26]),
  road('primary', ['primary'], 7, true, [7, 0.5], [12, 2.2], [14, 5], [16, 13], [18, 30]),
  road('motorway', ['motorway', 'trunk'], 5, true, [5, 0.5], [9, 1.6], [12, 3.2], [14, 6], [16, 15], [18, 34]),
];

const IN_TUNNEL: ExpressionSpecification = ['==', ['get', 'brunnel'], 'tunnel'];
/** Areas, such as squares, come in the same layer. */
const IS_LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

/** Streets by class with their edges, footpaths, railways, ferries and borders. */
export function roadLayers(colours: Colours): LayerSpecification[] {
  return [
    ...ROADS.map((kind) => tunnel(kind, colours)),
    ...footpaths(colours),
    ...ROADS.map((kind) => edge(kind, colours)),
    ...ROADS.map((kind) => surface(kind, colours)),
    ...rails(colours),
    ferry(colours),
    ...boundaries(colours),
  ];
}

function road(
  id: string,
  classes: readonly string[],
  from: number,
  isMain: boolean,
  ...width: RoadKind['width']
): RoadKind {
  return { id, classes, from, isMain, width };
}

function part(name: string, { id, classes, from }: RoadKind, inTunnel: boolean) {
  const level: ExpressionSpecification = inTunnel ? IN_TUNNEL : ['!', IN_TUNNEL];
  const filter: ExpressionSpecification = ['all', IS_LINE, isOneOf('class', classes), level];
  return { id: `${name}-${id}`, layer: 'transportation', filter, from };
}

/** Only the course of a tunnel is drawn. */
function tunnel(kind: RoadKind, { mapRoadEdge }: Colours): LineLayerSpecification {
  return line(part('tunnel', { ...kind, from: Math.max(kind.from, 13) }, true), {
    'line-color': mapRoadEdge,
    'line-width': byZoom([13, 0.8], [18, 3]),
    'line-dasharray': [3, 3],
    'line-opacity': 0.7,
  });
}

function edge(kind: RoadKind, { mapRoadEdge }: Colours): LineLayerSpecification {
  const wider = kind.width.map(([zoom, pixels]) => [zoom, pixels + Math.min(2, 0.5 + pixels * 0.16)] as const);
  return line(part('edge', { ...kind, from: kind.isMain ? kind.from : kind.from + 1 }, false), {
    'line-color': mapRoadEdge,
    'line-width': byZoom(...wider),
  });
}

function surface(kind: RoadKind, { mapRoad, mapRoadMain, mapRoadEdge }: Colours): LineLayerSpecification {
  const colour = kind.isMain ? mapRoadMain : mapRoad;
  // From afar a street is a line, and a pale line on pale ground would be invisible.
  const far: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, mapRoadEdge, 12, colour];
  return line(part('road', kind, false), {
    'line-color': kind.isMain ? far : colour,
    'line-width': byZoom(...kind.width),
  });
}

function footpaths({ mapRoadEdge, mapRoad }: Colours): LineLayerSpecification[] {
  const paths = isOneOf('class', ['path', 'footway', 'pedestrian']);
  const isStreet: ExpressionSpecification = ['==', ['get', 'subclass'], 'pedestrian'];
  return [
    line(
      {
        id: 'path',
        layer: 'transportation',
        filter: ['all', IS_LINE, paths, ['!', isStreet], ['!', IN_TUNNEL]],
        from: 15,
      },
      { 'line-color': mapRoadEdge, 'line-width': byZoom([15, 0.7], [18, 2.5]), 'line-dasharray': [2, 1.4] },
    ),
    line(
      { id: 'pedestrian', layer: 'transportation', filter: ['all', IS_LINE, paths, isStreet], from: 13.5 },
      { 'line-color': mapRoad, 'line-width': byZoom([13.5, 0.8], [16, 5], [18, 14]) },
    ),
  ];
}

function rails({ mapRail, mapGround }: Colours): LineLayerSpecification[] {
  const rail = (from: number) => ({
    layer: 'transportation',
    filter: ['all', IS_LINE, isOneOf('class', ['rail', 'transit']), ['!', IN_TUNNEL]] as ExpressionSpecification,
    from,
  });
  return [
    line({ id: 'rail', ...rail(9) }, { 'line-color': mapRail, 'line-width': byZoom([9, 0.6], [14, 1.8], [18, 4.5]) }),
    line(
      { id: 'rail-sleepers', ...rail(13.5) },
      { 'line-color': mapGround, 'line-width': byZoom([13.5, 0.6], [18, 2.6]), 'line-dasharray': [4, 4] },
    ),
  ];
}

function ferry({ mapTextWater }: Colours): LineLayerSpecification {
  return line(
    { id: 'ferry', layer: 'transportation', filter: isOneOf('class', ['ferry']), from: 11 },
    { 'line-color': mapTextWater, 'line-width': 1, 'line-dasharray': [4, 4], 'line-opacity': 0.45 },
  );
}

function boundaries({ mapBoundary }: Colours): LineLayerSpecification[] {
  const onLand: ExpressionSpecification = ['!=', ['get', 'maritime'], 1];
  return [
    line(
      { id: 'region', layer: 'boundary', filter: ['all', ['==', ['get', 'admin_level'], 4], onLand], from: 4 },
      { 'line-color': mapBoundary, 'line-width': 0.8, 'line-dasharray': [3, 3], 'line-opacity': 0.5 },
    ),
    line(
      { id: 'country', layer: 'boundary', filter: ['all', ['<=', ['get', 'admin_level'], 2], onLand] },
      { 'line-color': mapBoundary, 'line-width': byZoom([2, 0.6], [10, 1.6]), 'line-opacity': 0.75 },
    ),
  ];
}
