import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CubbyError } from '../../../contract/errors.ts';
import { STILL_MAP_SIZES, type StillMapSize, type StillMapSubject } from '../../../contract/vocabulary/still-maps.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type TileReader, tileReader } from '../../platform/maps/tile-reader.ts';
import { KeptPictures } from '../../platform/media/kept-pictures.ts';
import { foldersOf } from '../../platform/media/uploads.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findStashpointPosition } from './store.ts';

interface Shown {
  center: { lat: number; lng: number };
  zoom: number;
}

/** Draws a map as WebP; without tiles it is an empty background, and `hasStreets` is false. */
export type DrawStillMap = (
  map: Shown & { width: number; height: number; density: number; mode: 'light' | 'dark'; tileAt: TileReader },
) => Promise<{ picture: Buffer; hasStreets: boolean }>;

const DAY_SECONDS = 86_400;
/** The time for which a map without streets is cached: the tiles may be available again soon. */
const MINUTE_SECONDS = 60;
/** The version of the style, to be raised when it changes, so that cached maps are drawn again. */
const STYLE = 1;
/** The limit of maps drawn at once: drawing takes most of a core, and the rest is for the pages. */
const DRAWN_AT_ONCE = 1;
const MAXIMUM_WAITING = 200;
/** The zoom levels: a few streets around a shop, the centre of a city. */
const ZOOMS = { stashpoint: 15, landmark: 14, city: 13, country: 5 } as const;

/**
 * Serves maps as pictures, each drawn once and cached. Only for records of ours: a URL with a free position would let
 * anyone fill the disk.
 */
export function mountStillMaps(
  app: FastifyInstance,
  services: HasCaches & HasConfig & HasDatabase & HasPlaces,
  draw: DrawStillMap,
): void {
  const { dataDir, pictureCacheMb, map } = services.config;
  const kept = new KeptPictures(foldersOf(dataDir).pictures, pictureCacheMb * 1_000_000);
  services.caches.reports.set('maps', () => kept.use());
  const quiet = new LRUCache<string, Buffer>({ max: 100, ttl: MINUTE_SECONDS * 1000 });
  const turn = pLimit(DRAWN_AT_ONCE);
  const drawing = new Map<string, Promise<Still>>();
  const tileAt = tileReader(map);
  const source = map.kind === 'own' ? map.version : map.kind;

  async function still(shown: Shown, mode: 'light' | 'dark', size: StillMapSize): Promise<Still> {
    const { lat, lng } = shown.center;
    const key = [lat, lng, shown.zoom, mode, size, STYLE, source].join(' ');
    const file = `map-${createHash('sha256').update(key).digest('hex').slice(0, 24)}.webp`;
    const picture = await kept.read(file);
    if (picture) return { picture, hasStreets: true };
    const ground = quiet.get(file);
    if (ground) return { picture: ground, hasStreets: false };
    const running = drawing.get(file);
    if (running) return running;
    if (turn.pendingCount >= MAXIMUM_WAITING)
      throw new CubbyError('UNAVAILABLE', 'Too many maps are being drawn: try again in a moment.');
    const drawn = turn(async () => {
      const made = await draw({ ...shown, ...STILL_MAP_SIZES[size], mode, tileAt });
      if (made.hasStreets) await kept.write(file, made.picture);
      else quiet.set(file, made.picture);
      return made;
    }).finally(() => drawing.delete(file));
    drawing.set(file, drawn);
    return drawn;
  }

  app.get<{ Params: { subject: string; file: string } }>('/map/still/:subject/:file', async (request, reply) => {
    const [, id = '', mode = '', size = ''] = request.params.file.match(/^([0-9a-f]{8,32})-(\w+)-(\w+)\.webp$/) ?? [];
    const shown = isMode(mode) && isSize(size) && (await find(services, request.params.subject, id));
    if (!shown) throw new CubbyError('NOT_FOUND', 'Map not found.');
    const { picture, hasStreets } = await still(shown, mode, size);
    return reply
      .header('Cache-Control', `public, max-age=${hasStreets ? DAY_SECONDS : MINUTE_SECONDS}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/webp')
      .send(picture);
  });
}

interface Still {
  picture: Buffer;
  hasStreets: boolean;
}

function isMode(text: string): text is 'light' | 'dark' {
  return text === 'light' || text === 'dark';
}

function isSize(text: string): text is StillMapSize {
  return Object.hasOwn(STILL_MAP_SIZES, text);
}

async function find(
  { database, places }: HasDatabase & HasPlaces,
  subject: string,
  id: string,
): Promise<Shown | undefined> {
  if (subject === ('stashpoint' satisfies StillMapSubject)) {
    const center = await findStashpointPosition(database.query, id);
    return center && { center, zoom: ZOOMS.stashpoint };
  }
  const row = subject === ('place' satisfies StillMapSubject) ? (await places.read()).byId.get(id)?.row : undefined;
  return row && { center: { lat: row.lat, lng: row.lng }, zoom: ZOOMS[row.type] };
}
