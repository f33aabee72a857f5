import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CubbyError } from '../../../contract/errors.ts';
import { PICTURE_SIZES } from '../../../contract/vocabulary/pictures.ts';
import type { HasCaches } from '../caches/caches.ts';
import type { HasDatabase } from '../database/connect.ts';
import type { HandlersOf } from '../http/call.ts';
import type { HasClock } from '../runtime/clock.ts';
import type { HasConfig } from '../settings/config.ts';
import { KeptPictures } from './kept-pictures.ts';
import type { HasMedia } from './media-storage.ts';
import { addPreview } from './preview.ts';
import { savePicture } from './save-picture.ts';
import { cutUpload, foldersOf, isUpload, readUpload } from './uploads.ts';

/**
 * The formats the sites request: the best a browser supports, and for previews of links the most widely supported one.
 */
const FORMATS = {
  webp: { format: 'webp', type: 'image/webp' },
  avif: { format: 'avif', type: 'image/avif' },
  jpg: { format: 'jpeg', type: 'image/jpeg' },
} as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS]['format'];

/** The sizes used by pages: arbitrary sizes would take seconds to draw, and be cached. */
const SIZES: ReadonlySet<string> = new Set(Object.values(PICTURE_SIZES).flat());
const WEEK_SECONDS = 604_800;
/** The limit of pictures drawn at once: drawing uses a whole core, and the rest of the server needs the others. */
const DRAWN_AT_ONCE = 2;
/** The limit of uploads read or resized at once. They wait apart from drawings, which a slow bucket must not hold up. */
const READ_AT_ONCE = 8;
/** The length of the queue beyond which further calls are refused with 503. */
const MAXIMUM_WAITING = 300;
const MAXIMUM_SERVED = 100_000;

export function pictureRoutes(services: HasConfig & HasDatabase & HasClock & HasMedia): HandlersOf<'createPicture'> {
  return { createPicture: ({ caller, body }) => savePicture(services, caller, body) };
}

/** Draws a picture that was never uploaded, in exactly this size, pixels; undefined for a name without a drawing. */
export type DrawPicture = (
  name: string,
  size: readonly [width: number, height: number],
  format: Format,
) => Promise<Buffer | undefined>;

/** Serves pictures in the sizes that pages use: drawn or resized once, then cached on disk. */
export function mountMedia(
  app: FastifyInstance,
  { config: { dataDir, pictureCacheMb }, database, caches, media }: HasCaches & HasConfig & HasDatabase & HasMedia,
  drawPicture: DrawPicture = async () => undefined,
): void {
  const kept = new KeptPictures(foldersOf(dataDir).pictures, pictureCacheMb * 1_000_000);
  caches.reports.set('pictures', () => kept.use());
  const turn = pLimit(DRAWN_AT_ONCE);
  const reading = pLimit(READ_AT_ONCE);
  /** Pictures being drawn at the moment: concurrent requests for one share its drawing. */
  const drawing = new Map<string, Promise<Buffer>>();
  /** Names of pictures served since the start: each of them has its preview. */
  const served = new LRUCache<string, true>({ max: MAXIMUM_SERVED });

  async function keep(file: string, picture: Buffer | null | undefined): Promise<Buffer> {
    if (!picture) throw notFound();
    await kept.write(file, picture);
    return picture;
  }

  function draw(file: string, name: string, size: readonly [number, number], format: Format): Promise<Buffer> {
    const running = drawing.get(file);
    if (running) return running;
    if (turn.pendingCount + reading.pendingCount >= MAXIMUM_WAITING)
      throw new CubbyError('UNAVAILABLE', 'Too many pictures are being created: try again in a moment.');
    const made = isUpload(name)
      ? reading(async () => {
          const original = await readUpload(media, name);
          return original && turn(() => cutUpload(original, size, format));
        })
      : turn(() => drawPicture(name, size, format));
    const drawn = made.then((picture) => keep(file, picture)).finally(() => drawing.delete(file));
    drawing.set(file, drawn);
    return drawn;
  }

  app.get<{ Params: { name: string; file: string } }>('/media/pictures/:name/:file', async (request, reply) => {
    const { name } = request.params;
    const [, size = '', extension = ''] = request.params.file.match(/^(\d+x\d+)\.(webp|avif|jpg)$/) ?? [];
    if (!/^[a-z0-9_-]+$/.test(name) || !SIZES.has(size)) throw notFound();
    const { format, type } = FORMATS[extension as keyof typeof FORMATS];
    const [width = 0, height = 0] = size.split('x').map(Number);
    const file = `${name}-${size}.${format}`;
    const picture = (await kept.read(file)) ?? (await draw(file, name, [width, height], format));
    if (!served.has(name)) {
      served.set(name, true);
      // No answer waits for it; the first view after the next start tries again.
      addPreview(database.query, name, picture).catch(() => {});
    }
    return reply
      .header('Cache-Control', `public, max-age=${WEEK_SECONDS}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type(type)
      .send(picture);
  });
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'Picture not found.');
}
