import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import type { Mode } from '../tokens/index.ts';
import type { MapTiles } from './map-types.ts';
import { cubbyStyle, TILE_CREDITS } from './style/index.ts';

interface Wearing {
  mode: Mode;
  language: string;
}

/**
 * Returns the style for a tile setting: ours for OpenFreeMap or our own server, otherwise the third party's.
 *
 * @throws Error when a third party's style cannot be loaded.
 */
export async function styleOf(tiles: MapTiles, worn: Wearing): Promise<StyleSpecification> {
  if (tiles.kind === 'style') return fetchStyle(tiles.url);
  if (tiles.kind === 'openfreemap')
    return cubbyStyle({ ...worn, tiles: { url: tiles.url, attribution: TILE_CREDITS.openfreemap } });
  await readArchives();
  const url = `pmtiles://${new URL(tiles.url, window.location.href)}`;
  return cubbyStyle({ ...worn, tiles: { url, attribution: TILE_CREDITS.own } });
}

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The map's style answered ${answer.status}.`);
  return (await answer.json()) as StyleSpecification;
}

let reading: Promise<void> | undefined;

/** Enables MapLibre to read tiles from a PMTiles file, once a page and only if one is set. */
function readArchives(): Promise<void> {
  reading ??= import('pmtiles').then(({ Protocol }) => {
    addProtocol('pmtiles', new Protocol().tile);
  });
  return reading;
}
