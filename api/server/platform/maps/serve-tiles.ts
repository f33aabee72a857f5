import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type MapSetting, OWN_TILES_PATH } from '../settings/map-setting.ts';

const DAY_SECONDS = 86_400;

/**
 * Hands out the operator's PMTiles file by byte ranges, so that nobody else learns who looks at which city. Its version
 * stands in its address and in its ETag: a browser that began to read another file reads from the beginning.
 */
export function mountOwnTiles(app: FastifyInstance, map: MapSetting): void {
  if (map.kind !== 'own') return;
  const { file, bytes, version } = map;
  const etag = `"${version}"`;
  // Tiles are packed already, and a part of a packed file cannot be packed again.
  app.get(OWN_TILES_PATH, { config: { compress: false } }, (request, reply) => {
    reply
      .header('Accept-Ranges', 'bytes')
      .header('ETag', etag)
      .header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('application/vnd.pmtiles');
    const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
    if (known === etag || known === '*') return reply.code(304).send();
    const wanted = range !== undefined && (ifRange === undefined || ifRange === etag) ? partOf(range, bytes) : 'whole';
    if (wanted === 'outside') return reply.code(416).header('Content-Range', `bytes */${bytes}`).send();
    const [first, last] = wanted === 'whole' ? [0, bytes - 1] : wanted;
    if (wanted !== 'whole') reply.code(206).header('Content-Range', `bytes ${first}-${last}/${bytes}`);
    reply.header('Content-Length', last - first + 1);
    return reply.send(createReadStream(file, { start: first, end: last }));
  });
}

/** The first and the last byte that is asked for. What is no single range of bytes is answered with the whole file. */
export function partOf(header: string, bytes: number): [first: number, last: number] | 'whole' | 'outside' {
  const [, from = '', to = ''] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return 'whole';
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0)) return 'outside';
  return last < first ? 'whole' : [first, last];
}
