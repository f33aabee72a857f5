import { type FileHandle, open } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { PMTiles } from 'pmtiles';
import { array, create, string, type } from 'superstruct';
import { fetchBounded } from '../http/fetch-bounded.ts';
import type { MapSetting } from '../settings/map-setting.ts';

/**
 * Returns the bytes of a vector tile, decompressed; null where there is none, or where it is unavailable at the moment.
 */
export type TileReader = (z: number, x: number, y: number) => Promise<Uint8Array | null>;

/**
 * Returns how the server itself reads tiles, for maps that it draws. A third party's style may name anything: it is not
 * read.
 */
export function tileReader(map: MapSetting): TileReader {
  if (map.kind === 'own') return ownTiles(map.file);
  return map.kind === 'openfreemap' ? remoteTiles(map.url) : async () => null;
}

function ownTiles(file: string): TileReader {
  let opened: Promise<FileHandle> | undefined;
  const archive = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => {
      opened ??= open(file);
      const { buffer, bytesRead } = await (await opened).read(Buffer.alloc(length), 0, length, offset);
      return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
    },
  });
  return async (z, x, y) => {
    const tile = await archive.getZxy(z, x, y);
    return tile && tile.data.byteLength > 0 ? new Uint8Array(tile.data) : null;
  };
}

const BOUNDS = { timeoutMs: 4000, mostBytes: 4_000_000 } as const;
/** The pause after the tiles’ server was unreachable, so that no one waits for it again. */
const AWAY_MS = 60_000;
/** The time for which tile URLs are used: they contain a version, which changes every week. */
const ADDRESSES_MS = 3_600_000;
const TILES_KEPT = 96;

const TileJson = type({ tiles: array(string()) });

function remoteTiles(tileJson: string): TileReader {
  const kept = new LRUCache<string, Uint8Array>({ max: TILES_KEPT });
  let awayUntil = 0;
  let template: { address: Promise<string>; readAt: number } | null = null;
  const fetched = async (address: string) => {
    const answer = await fetchBounded(address, BOUNDS, { redirect: 'follow' });
    if (answer.status === 404 || answer.status === 204) return null;
    if (!answer.ok) throw new Error(`The tile server answered ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const readAddress = async () => {
    const text = new TextDecoder().decode((await fetched(tileJson)) ?? new Uint8Array());
    const [address] = create(JSON.parse(text), TileJson).tiles;
    if (!address) throw new Error('The tile server lists no tiles.');
    return address;
  };
  const addressAt = (now: number) => {
    if (!template || now - template.readAt > ADDRESSES_MS) template = { address: readAddress(), readAt: now };
    return template.address;
  };
  return async (z, x, y) => {
    const now = Date.now();
    if (now < awayUntil) return null;
    try {
      const address = (await addressAt(now)).replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      const known = kept.get(address);
      if (known) return known;
      const bytes = await fetched(address);
      if (!bytes || bytes.length === 0) return null;
      const tile = unpacked(bytes);
      kept.set(address, tile);
      return tile;
    } catch {
      template = null;
      awayUntil = Date.now() + AWAY_MS;
      return null;
    }
  };
}

/** Decompresses a tile: some servers send the compressed file without declaring it. */
function unpacked(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}
