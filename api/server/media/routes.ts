import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../contract/errors.ts';
import { renderPicture } from '../demo/pictures/render-picture.ts';
import type { HandlersOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { savePicture } from './save-picture.ts';
import { cutUpload, foldersOf, isUpload } from './uploads.ts';

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' } as const;
type Format = keyof typeof TYPES;
const WEEK_SECONDS = 604_800;
/** No picture of ours is larger; without a bound anybody could make us draw one. */
const MOST_PIXELS = 2048;

export function pictureRoutes(services: Services): HandlersOf<'createPicture'> {
  return { createPicture: ({ caller, body }) => savePicture(services, caller, body) };
}

/** Serves pictures in the sizes asked for: drawn or cut once, then kept on disk. */
export function mountMedia(app: FastifyInstance, dataDir: string): void {
  app.get<{ Params: { name: string; file: string } }>('/media/pictures/:name/:file', async (request, reply) => {
    const { name } = request.params;
    const [, width = '', height = '', extension = ''] = request.params.file.match(/^(\d+)x(\d+)\.(\w+)$/) ?? [];
    const format = (extension === 'jpg' ? 'jpeg' : extension) as Format;
    const size = [Number(width), Number(height)] as const;
    if (!/^[a-z0-9_-]+$/.test(name) || !(format in TYPES) || size.some((side) => side < 1 || side > MOST_PIXELS))
      throw notFound();
    const picture = await readOrDraw(dataDir, name, size, format);
    return reply
      .header('Cache-Control', `public, max-age=${WEEK_SECONDS}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type(TYPES[format])
      .send(picture);
  });
}

/** Pictures being drawn just now: of many who ask at once, one draws. */
const drawing = new Map<string, Promise<Buffer>>();

async function readOrDraw(
  dataDir: string,
  name: string,
  size: readonly [number, number],
  format: Format,
): Promise<Buffer> {
  const path = join(foldersOf(dataDir).pictures, `${name}-${size.join('x')}.${format}`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const running = drawing.get(path);
  if (running) return running;
  const drawn = draw(path, dataDir, name, size, format).finally(() => drawing.delete(path));
  drawing.set(path, drawn);
  return drawn;
}

async function draw(
  path: string,
  dataDir: string,
  name: string,
  size: readonly [number, number],
  format: Format,
): Promise<Buffer> {
  const picture = await (isUpload(name)
    ? cutUpload(dataDir, name, size, format)
    : renderPicture(name, ...size, format));
  if (!picture) throw notFound();
  await mkdir(join(path, '..'), { recursive: true });
  // Written beside and then moved, so that nobody ever reads half a picture.
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, picture);
  await rename(beside, path);
  return picture;
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'There is no such picture.');
}
