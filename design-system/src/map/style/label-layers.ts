import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { loadedFamily, typefaces } from '../../tokens/index.ts';
import { byZoom, type Colours, isOneOf, label } from './layer-parts.ts';

const { family, similar } = typefaces.text;
/** MapLibre reads the weight from the first name, and draws with the first family available. */
const REGULAR = [loadedFamily(family), ...similar, 'system-ui'];
const STRONG = [`${family} Semibold`, ...REGULAR];

/**
 * Names of waters, streets, stations, parks and places; more important ones come later in the list and are placed
 * first.
 */
export function labelLayers(colours: Colours, language: string): LayerSpecification[] {
  const name = nameIn(language);
  const write = writing(colours, name);
  return [
    write('street', {
      layer: 'transportation_name',
      filter: isOneOf('class', ['minor', 'service', 'tertiary', 'path']),
      from: 15,
      text: { 'symbol-placement': 'line', 'text-size': byZoom([15, 10.5], [18, 13]), 'symbol-spacing': 320 },
      colour: colours.textMuted,
    }),
    write('main-street', {
      layer: 'transportation_name',
      filter: isOneOf('class', ['motorway', 'trunk', 'primary', 'secondary']),
      from: 13,
      text: { 'symbol-placement': 'line', 'text-size': byZoom([13, 10.5], [18, 14]), 'symbol-spacing': 380 },
      colour: colours.textMuted,
    }),
    write('waterway-name', {
      layer: 'waterway',
      from: 12,
      text: { 'symbol-placement': 'line', 'text-size': byZoom([12, 10.5], [18, 13]), 'symbol-spacing': 420 },
      colour: colours.mapTextWater,
      halo: colours.mapWater,
    }),
    write('water-name', {
      layer: 'water_name',
      filter: ['all', ['==', ['geometry-type'], 'Point'], isOneOf('class', ['ocean', 'sea', 'bay', 'strait'])],
      text: { 'text-size': byZoom([4, 11], [14, 12], [18, 14]), 'text-max-width': 6, 'text-letter-spacing': 0.06 },
      colour: colours.mapTextWater,
      halo: colours.mapWater,
    }),
    // At closer zooms every fountain would be named.
    write('lake-name', {
      layer: 'water_name',
      filter: ['all', ['==', ['geometry-type'], 'Point'], isOneOf('class', ['lake'])],
      from: 6,
      until: 14,
      text: { 'text-size': byZoom([6, 11], [14, 13]), 'text-max-width': 6 },
      colour: colours.mapTextWater,
      halo: colours.mapWater,
    }),
    write('park-name', {
      layer: 'poi',
      filter: ['all', isOneOf('class', ['park', 'garden', 'zoo', 'golf']), ['<=', ['get', 'rank'], 20]],
      from: 15,
      text: { 'text-size': 11, 'text-max-width': 7 },
      colour: colours.mapTextGreen,
    }),
    ...sights(write, colours),
    ...places(write, colours),
  ];
}

/** The name in the reader's language, otherwise in a script they can read, otherwise the local name. */
function nameIn(language: string): ExpressionSpecification {
  return ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name']];
}

interface Writing {
  layer: string;
  filter?: ExpressionSpecification;
  from?: number;
  until?: number;
  text: SymbolLayerSpecification['layout'] & object;
  colour: string;
  halo?: string;
}

type Write = (id: string, writing: Writing) => SymbolLayerSpecification;

function writing({ mapHalo }: Colours, name: ExpressionSpecification): Write {
  return (id, { layer, filter, from, until, text, colour, halo = mapHalo }) => ({
    ...label(
      { id, layer, ...(filter && { filter }), ...(from !== undefined && { from }) },
      { 'text-field': name, 'text-font': REGULAR, 'text-padding': 4, 'text-max-angle': 35, ...text },
      { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 },
    ),
    ...(until !== undefined && { maxzoom: until }),
  });
}

/** Stations, and the few buildings useful for orientation. */
function sights(write: Write, colours: Colours): SymbolLayerSpecification[] {
  const isStation: ExpressionSpecification = ['==', ['get', 'class'], 'railway'];
  const ranked = (most: number): ExpressionSpecification => ['<=', ['get', 'rank'], most];
  return [
    write('sight', {
      layer: 'poi',
      filter: [
        'all',
        isOneOf('class', ['attraction', 'museum', 'castle', 'stadium', 'town_hall', 'harbor']),
        ranked(12),
      ],
      from: 15.5,
      text: { 'text-size': 11, 'text-max-width': 8 },
      colour: colours.landmark,
    }),
    write('station', {
      layer: 'poi',
      filter: ['all', isStation, isOneOf('subclass', ['station', 'subway', 'tram_stop', 'halt']), ranked(9)],
      from: 13,
      text: { 'text-size': byZoom([13, 11], [18, 14]), 'text-font': STRONG, 'text-max-width': 8 },
      colour: colours.info,
    }),
  ];
}

function places(write: Write, colours: Colours): SymbolLayerSpecification[] {
  const only = (...classes: string[]) => isOneOf('class', classes);
  return [
    write('quarter', {
      layer: 'place',
      filter: only('suburb', 'neighbourhood', 'quarter', 'island'),
      from: 11,
      until: 16,
      text: { 'text-size': byZoom([11, 10.5], [15, 13]), 'text-max-width': 7, 'text-letter-spacing': 0.08 },
      colour: colours.textMuted,
    }),
    write('village', {
      layer: 'place',
      filter: only('village', 'hamlet'),
      from: 10,
      text: { 'text-size': byZoom([10, 10.5], [15, 14]), 'text-max-width': 8 },
      colour: colours.textMuted,
    }),
    write('town', {
      layer: 'place',
      filter: only('town'),
      from: 7,
      text: { 'text-size': byZoom([7, 11], [14, 16]), 'text-max-width': 8 },
      colour: colours.text,
    }),
    write('city', {
      layer: 'place',
      filter: only('city'),
      from: 4,
      until: 13.5,
      text: { 'text-size': byZoom([4, 11], [8, 14], [14, 20]), 'text-font': STRONG, 'text-max-width': 8 },
      colour: colours.text,
    }),
    write('country-name', {
      layer: 'place',
      filter: only('country'),
      until: 8,
      text: {
        'text-size': byZoom([2, 10], [7, 16]),
        'text-font': STRONG,
        'text-max-width': 7,
        'text-letter-spacing': 0.06,
      },
      colour: colours.textMuted,
    }),
  ];
}
