import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { ConfigError, type Environment, url } from './setting-readers.ts';

/** The source of map data. */
export type MapSetting =
  /** The TileJSON of OpenFreeMap, in our own style. */
  | { kind: 'openfreemap'; url: string }
  /** A MapLibre style of a third party, with the servers it names. */
  | { kind: 'style'; url: string }
  /** A PMTiles file of the operator, served by this server. */
  | { kind: 'own'; file: string; bytes: number; version: string };

export const OPENFREEMAP = 'https://tiles.openfreemap.org/planet';

/** The path of our own file, on every subdomain. */
export const OWN_TILES_PATH = '/map/tiles.pmtiles';

/** @throws ConfigError when both are set, or one of them is invalid. */
export function mapSetting(env: Environment, root: string): MapSetting {
  const style = url(env, 'MAP_STYLE_URL', ['http:', 'https:']);
  const tiles = env.MAP_TILES;
  if (style && tiles) throw new ConfigError('MAP_TILES and MAP_STYLE_URL contradict each other: set only one of them.');
  if (style) return { kind: 'style', url: style };
  if (tiles) return readArchive(isAbsolute(tiles) ? tiles : resolve(root, tiles));
  return { kind: 'openfreemap', url: OPENFREEMAP };
}

/** Returns the part of the setting that a browser needs. */
export function mapForBrowser(map: MapSetting): { kind: MapSetting['kind']; url: string } {
  return { kind: map.kind, url: map.kind === 'own' ? `${OWN_TILES_PATH}?v=${map.version}` : map.url };
}

const HEADER_BYTES = 127;
const VERSION_AT = 7;
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

function readArchive(file: string): MapSetting {
  const found = readHeader(file);
  if (!found) throw new ConfigError(`MAP_TILES must be a readable file, not "${file}".`);
  const { header, bytes, mtimeMs } = found;
  const isArchive = header.toString('latin1', 0, VERSION_AT) === 'PMTiles' && header[VERSION_AT] === 3;
  if (!isArchive || header[TILE_TYPE_AT] !== VECTOR_TILES)
    throw new ConfigError(`MAP_TILES must be a PMTiles file (version 3) of vector tiles, which "${file}" is not.`);
  return { kind: 'own', file, bytes, version: `${Math.round(mtimeMs).toString(36)}-${bytes.toString(36)}` };
}

function readHeader(file: string): { header: Buffer; bytes: number; mtimeMs: number } | null {
  try {
    const opened = openSync(file, 'r');
    try {
      const header = Buffer.alloc(HEADER_BYTES);
      readSync(opened, header, 0, HEADER_BYTES, 0);
      const { size: bytes, mtimeMs } = fstatSync(opened);
      return { header, bytes, mtimeMs };
    } finally {
      closeSync(opened);
    }
  } catch {
    return null;
  }
}
