import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { type Mode, palette } from '../../tokens/index.ts';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { TILE_SOURCE } from './layer-parts.ts';
import { roadLayers } from './road-layers.ts';

export interface TileSource {
  /** Address of a TileJSON, or `pmtiles://…`. */
  url: string;
  /** The attribution on the map, as HTML. */
  attribution: string;
}

export interface StyleOptions {
  mode: Mode;
  /** Two letters: the language of names, if the map has them in it. */
  language: string;
  tiles: TileSource;
}

/**
 * Cubby's own map: quiet, so that markers are noticed first. It has neither sprites nor glyphs: MapLibre draws the
 * names itself, in the typeface of the site, and no font server learns which city a visitor views.
 */
export function cubbyStyle({ mode, language, tiles }: StyleOptions): StyleSpecification {
  const colours = palette[mode];
  return {
    version: 8,
    sources: { [TILE_SOURCE]: { type: 'vector', ...tiles } },
    layers: [...groundLayers(colours), ...roadLayers(colours), ...labelLayers(colours, language)],
  };
}
