import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type MapSetting, OWN_TILES_PATH } from '../settings/map-setting.ts';

const DAY_SECONDS = 86_400;

/**
 * Serves the operator's PMTiles file by byte ranges, so that no third party learns who views which city. Its version is
 * in its URL and in its ETag: a browser that began to read another file starts again.
 */
export function mountOwnTiles(app: FastifyInstance, map: MapSetting): void {
  if (map.kind !== 'own') return;
  const { file, bytes, version } = map;
  const etag = `"${version}"`;
  // Tiles are compressed already, and a part of a compressed file cannot be compressed again.
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

/**
 * Returns the first and the last byte of a request. Anything other than a single range of bytes gets the whole file.
 */
export function partOf(header: string, bytes: number): [first: number, last: number] | 'whole' | 'outside' {
  const [, from = '', to = ''] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return 'whole';
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0)) return 'outside';
  return last < first ? 'whole' : [first, last];
}
