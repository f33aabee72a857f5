import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { PMTiles } from 'pmtiles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillMapPath } from '../../../contract/vocabulary/still-maps.ts';
import { createCity, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tinyTiles } from '../../../testing/tiny-tiles.ts';
import { answerErrors } from '../../platform/http/errors.ts';
import { readConfig } from '../../platform/settings/config.ts';
import { type DrawStillMap, mountStillMaps } from './routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubby-stills-'));
const file = join(folder, 'city.pmtiles');
const bytes = tinyTiles({ lat: 51.5074, lng: -0.1278 });
writeFileSync(file, bytes);

let server: TestServer;
let cityId: string;
let stashpointId: string;
beforeAll(async () => {
  const { map } = readConfig({ MAP_TILES: file });
  server = await startTestServer({ map, dataDir: join(folder, 'data') });
  cityId = (await createCity(server)).id;
  stashpointId = await createStashpoint(server, { cityId, columns: { lat: 51.5074, lng: -0.1278 } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(server.url + path);

describe('a still map', () => {
  it.each([
    ['phone', 800, 560],
    ['wide', 1320, 540],
  ] as const)('for a %s is %d by %d pixels', async (size, width, height) => {
    for (const mode of ['light', 'dark'] as const) {
      const answer = await ask(stillMapPath('stashpoint', stashpointId, mode, size));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('has streets on it', async () => {
    const answer = await ask(stillMapPath('place', cityId, 'light', 'phone'));
    const { channels } = await sharp(await answer.arrayBuffer()).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(1);
  });

  it('is not drawn for unknown or unapproved places', async () => {
    const draft = await createStashpoint(server, { cityId, columns: { status: 'submitted' } });
    const paths = [
      stillMapPath('stashpoint', draft, 'light', 'wide'),
      stillMapPath('stashpoint', cityId, 'light', 'wide'),
      stillMapPath('place', '0123456789abcdef', 'light', 'wide'),
      `/map/still/user/${cityId}-light-wide.webp`,
      `/map/still/place/${cityId}-pink-wide.webp`,
      `/map/still/place/${cityId}-light-9000.webp`,
      `/map/still/place/${cityId}-light-toString.webp`,
      '/map/still/place/51.5,-0.1-light-wide.webp',
    ];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});

describe('drawing', () => {
  it('happens once for simultaneous requests, and once for ever', async () => {
    const drawn: number[] = [];
    const draw: DrawStillMap = async ({ zoom }) => {
      drawn.push(zoom);
      await new Promise((wait) => setTimeout(wait, 20));
      return { picture: Buffer.from('map'), hasStreets: true };
    };
    const path = stillMapPath('place', cityId, 'dark', 'wide');
    const app = siteThat(draw, 'once');
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => (await app.inject(path)).body));
    expect([bodies, drawn]).toEqual([['map', 'map', 'map', 'map'], [13]]);
    expect((await siteThat(draw, 'once').inject(path)).body).toBe('map');
    expect(drawn).toHaveLength(1);
    await app.close();
  });

  it('without streets is cached for a minute only, and not on disk', async () => {
    let drawn = 0;
    const draw: DrawStillMap = async () => {
      drawn += 1;
      return { picture: Buffer.from('ground'), hasStreets: false };
    };
    const path = stillMapPath('place', cityId, 'light', 'wide');
    const app = siteThat(draw, 'quiet');
    for (let time = 0; time < 2; time++)
      expect((await app.inject(path)).headers['cache-control']).toBe('public, max-age=60');
    expect(drawn).toBe(1);
    await siteThat(draw, 'quiet').inject(path);
    expect(drawn).toBe(2);
  });

  function siteThat(draw: DrawStillMap, name: string) {
    const app = Fastify();
    answerErrors(app);
    const config = { ...server.services.config, dataDir: join(folder, name) };
    mountStillMaps(app, { ...server.services, config }, draw);
    return app;
  }
});

describe('tiles of another server', () => {
  let tiles: Server;
  let asked: string[] = [];
  let works = true;
  const archive = new PMTiles({
    getKey: () => 'tiny',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  });
  beforeAll(async () => {
    tiles = createServer(async (request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      if (!works) return void response.writeHead(500).end();
      if (path === '/planet') {
        const address = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/v1/{z}/{x}/{y}.pbf`;
        return void response.end(JSON.stringify({ tilejson: '3.0.0', tiles: [address] }));
      }
      const [z = 0, x = 0, y = 0] = path.match(/\d+/g)?.slice(-3).map(Number) ?? [];
      const tile = await archive.getZxy(z, x, y);
      response.writeHead(tile ? 200 : 404).end(tile && Buffer.from(tile.data));
    });
    await new Promise<void>((ready) => tiles.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => tiles.close());

  async function drawn(): Promise<{ hasStreets: boolean; asked: string[] }> {
    const url = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/planet`;
    const dataDir = mkdtempSync(join(folder, 'remote-'));
    const other = await startTestServer({ map: { kind: 'openfreemap', url }, dataDir });
    const { id } = await createCity(other);
    asked = [];
    const [light, dark] = [
      await fetch(other.url + stillMapPath('place', id, 'light', 'phone')),
      await fetch(other.url + stillMapPath('place', id, 'dark', 'phone')),
    ];
    expect([light.status, dark.status]).toEqual([200, 200]);
    await other.close();
    return { hasStreets: light.headers.get('cache-control') === 'public, max-age=86400', asked };
  }

  it('are requested once, however many maps show them', async () => {
    const answer = await drawn();
    expect(answer.hasStreets).toBe(true);
    expect(new Set(answer.asked).size).toBe(answer.asked.length);
    expect(answer.asked[0]).toBe('/planet');
  });

  it('that are unavailable leave the background empty, and are not requested again at once', async () => {
    works = false;
    const answer = await drawn();
    works = true;
    expect(answer.hasStreets).toBe(false);
    expect(answer.asked.length).toBeLessThanOrEqual(4);
  });
});
