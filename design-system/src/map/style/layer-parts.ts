import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { ColourRole } from '../../tokens/index.ts';

/** The source of every layer: vector tiles in the OpenMapTiles schema. */
export const TILE_SOURCE = 'streets';

export type Colours = Record<ColourRole, string>;

/* The few layer shapes that our style uses. */

type Sized = ExpressionSpecification;

/** Pixels or shares by zoom, in between by powers of 1.4: roughly as a map's own scale grows on the screen. */
export function byZoom(...stops: readonly (readonly [zoom: number, value: number])[]): Sized {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()] as unknown as Sized;
}

export function isOneOf(field: string, values: readonly string[]): ExpressionSpecification {
  return ['match', ['get', field], [...values], true, false];
}

interface Part {
  id: string;
  layer: string;
  filter?: FilterSpecification;
  from?: number;
}

function common({ id, layer, filter, from }: Part) {
  return {
    id,
    source: TILE_SOURCE,
    'source-layer': layer,
    ...(filter !== undefined && { filter }),
    ...(from !== undefined && { minzoom: from }),
  };
}

export function fill(part: Part, paint: FillLayerSpecification['paint'] & object): FillLayerSpecification {
  return { ...common(part), type: 'fill', paint };
}

export function line(part: Part, paint: LineLayerSpecification['paint'] & object): LineLayerSpecification {
  const ends = 'line-dasharray' in paint ? 'butt' : 'round';
  return { ...common(part), type: 'line', layout: { 'line-cap': ends, 'line-join': 'round' }, paint };
}

export function label(
  part: Part,
  layout: SymbolLayerSpecification['layout'] & object,
  paint: SymbolLayerSpecification['paint'] & object,
): SymbolLayerSpecification {
  return { ...common(part), type: 'symbol', layout, paint };
}
