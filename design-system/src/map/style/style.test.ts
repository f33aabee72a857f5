import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { palette } from '../../tokens/index.ts';
import { cubbyStyle, OPENFREEMAP_TILES, TILE_CREDITS } from './index.ts';

const tiles = { url: OPENFREEMAP_TILES, attribution: TILE_CREDITS.openfreemap };
const styleOf = (mode: 'light' | 'dark', language = 'en') => cubbyStyle({ mode, language, tiles });

describe.each(['light', 'dark'] as const)('our map in %s', (mode) => {
  it('is a valid MapLibre style', () => {
    expect(validateStyleMin(styleOf(mode))).toEqual([]);
  });

  it('has no colour of its own', () => {
    const colours = JSON.stringify(styleOf(mode)).match(/#[\da-f]{6}/gi) ?? [];
    const known: string[] = Object.values(palette[mode]);
    expect(colours.length).toBeGreaterThan(30);
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
  });

  it('requests only tiles: neither fonts nor pictures are fetched', () => {
    const { glyphs, sprite, sources } = styleOf(mode);
    expect({ glyphs, sprite, sources: Object.keys(sources) }).toEqual({
      glyphs: undefined,
      sprite: undefined,
      sources: ['streets'],
    });
  });

  it('draws land first, then streets, then names', () => {
    const types = styleOf(mode).layers.map(({ type }) => type);
    expect(types[0]).toBe('background');
    expect(types.lastIndexOf('line')).toBeLessThan(types.indexOf('symbol'));
    expect(types.lastIndexOf('fill')).toBeLessThan(types.indexOf('symbol'));
  });
});

it('shows names in the visitor’s language, otherwise in a script they can read', () => {
  const names = styleOf('light', 'de').layers.flatMap((layer) =>
    layer.type === 'symbol' ? [layer.layout?.['text-field']] : [],
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names)
    expect(name).toEqual(['coalesce', ['get', 'name:de'], ['get', 'name:latin'], ['get', 'name']]);
});

it('credits the makers of the data wherever it is drawn', () => {
  for (const credits of Object.values(TILE_CREDITS)) {
    expect(credits).toContain('OpenStreetMap contributors');
    expect(credits).toContain('OpenMapTiles');
  }
  expect(TILE_CREDITS.openfreemap).toContain('OpenFreeMap');
});
