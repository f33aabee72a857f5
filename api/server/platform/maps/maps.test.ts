import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { tinyTiles } from '../../../testing/tiny-tiles.ts';
import { readConfig } from '../settings/config.ts';
import { mapForBrowser } from '../settings/map-setting.ts';
import { partOf } from './serve-tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubby-maps-'));
const file = join(folder, 'city.pmtiles');
const bytes = tinyTiles({ lat: 51.5, lng: -0.12 });
writeFileSync(file, bytes);
const settings = (env: Record<string, string>) => readConfig(env, folder).map;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ map: settings({ MAP_TILES: file }) });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string>, method = 'GET') =>
  fetch(`${server.url}/map/tiles.pmtiles`, { method, headers });

describe('the map’s setting', () => {
  it('is OpenFreeMap by default', () => {
    expect(settings({})).toEqual({ kind: 'openfreemap', url: 'https://tiles.openfreemap.org/planet' });
  });

  it('is a file beside the server, by a relative or absolute path', () => {
    for (const path of [file, 'city.pmtiles'])
      expect(settings({ MAP_TILES: path })).toMatchObject({ kind: 'own', file, bytes: bytes.length });
  });

  it('changes its address with its file', () => {
    const map = settings({ MAP_TILES: file });
    expect(mapForBrowser(map).url).toMatch(/^\/map\/tiles\.pmtiles\?v=\w+-\w+$/);
  });

  it.each([
    [{ MAP_TILES: 'nowhere.pmtiles' }, /^MAP_TILES must be a readable file, not ".*nowhere\.pmtiles"\.$/],
    [{ MAP_TILES: '.' }, /^MAP_TILES must be a readable file/],
    [{ MAP_TILES: 'text.txt' }, /^MAP_TILES must be a PMTiles file \(version 3\) of vector tiles/],
    [{ MAP_STYLE_URL: 'ftp://x' }, /^MAP_STYLE_URL must be an address/],
    [{ MAP_STYLE_URL: 'https://maps.test/style', MAP_TILES: 'city.pmtiles' }, /MAP_TILES and MAP_STYLE_URL/],
  ])('%j stops the start and is named', (env, message) => {
    writeFileSync(join(folder, 'text.txt'), 'not a map');
    expect(() => settings(env)).toThrow(message);
  });
});

describe('content security', () => {
  const policyOf = async (map: TestServer['services']['config']['map']) => {
    const other = await startTestServer({ map });
    const policy = (await fetch(`${other.url}/healthz`)).headers.get('content-security-policy') ?? '';
    await other.close();
    return Object.fromEntries(policy.split(';').map((each) => [each.split(' ')[0], each]));
  };

  it('lets pages call the tile server and no other', async () => {
    const policy = await policyOf(settings({}));
    expect(policy['connect-src']).toMatch(/ https:\/\/tiles\.openfreemap\.org$/);
    expect(policy['img-src']).not.toContain('https:');
  });

  it('lets a third party’s style use the servers it names', async () => {
    const policy = await policyOf(settings({ MAP_STYLE_URL: 'http://maps.test:8080/style' }));
    for (const each of ['connect-src', 'img-src']) expect(policy[each]).toContain('http://maps.test:8080 https:');
  });

  it('with a local file allows no other server', async () => {
    const policy = await policyOf(settings({ MAP_TILES: file }));
    for (const each of ['connect-src', 'img-src']) expect(policy[each]).not.toMatch(/https?:/);
  });
});

describe('our own tiles', () => {
  it('are read by ranges, as browsers do', async () => {
    const asked: (string | null)[] = [];
    const source: Source = {
      getKey: () => file,
      getBytes: async (offset, length): Promise<RangeResponse> => {
        const answer = await ask({ Range: `bytes=${offset}-${offset + length - 1}` });
        asked.push(answer.headers.get('content-range'));
        return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined };
      },
    };
    const tile = await new PMTiles(source).getZxy(14, 8186, 5449);
    expect(Buffer.from(tile?.data ?? new ArrayBuffer(0)).toString('latin1')).toContain('High Street');
    expect(asked.at(-1)).toMatch(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`));
  });

  it('are sent in the requested part', async () => {
    const answer = await ask({ Range: 'bytes=0-6' });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('PMTiles');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '7',
      'content-range': `bytes 0-6/${bytes.length}`,
      'cache-control': 'public, max-age=86400',
    });
  });

  it.each([
    ['bytes=-5', bytes.length - 5, bytes.length - 1],
    [`bytes=${bytes.length - 2}-`, bytes.length - 2, bytes.length - 1],
    ['bytes=10-99999999', 10, bytes.length - 1],
    [`bytes=-${bytes.length + 9}`, 0, bytes.length - 1],
  ])('%s is from %d to %d', (range, first, last) => expect(partOf(range, bytes.length)).toEqual([first, last]));

  it.each(['bytes=5-3', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])(
    '%s is no part, and the whole is sent',
    (range) => expect(partOf(range, bytes.length)).toBe('whole'),
  );

  it('have no part beyond their end', async () => {
    for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
      const answer = await ask({ Range: range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
      await answer.arrayBuffer();
    }
  });

  it('are sent whole, uncompressed, and only once', async () => {
    const answer = await ask({ 'Accept-Encoding': 'br, gzip' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
  });

  it('of a replaced file are sent whole to a browser that has read a part of the old one', async () => {
    const { headers } = await ask({ Range: 'bytes=0-6' });
    const same = await ask({ Range: 'bytes=0-6', 'If-Range': headers.get('etag') ?? '' });
    const other = await ask({ Range: 'bytes=0-6', 'If-Range': '"another"' });
    expect([same.status, other.status]).toEqual([206, 200]);
    await other.arrayBuffer();
  });

  it('tell their size to a HEAD request', async () => {
    const answer = await ask({}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('are served on every subdomain, and not at all if none are set', async () => {
    for (const host of ['admin.localhost', 'hosts.localhost']) {
      const { statusCode } = await server.server.inject({ url: '/map/tiles.pmtiles', headers: { host } });
      expect(statusCode).toBe(200);
    }
    const without = await startTestServer();
    expect((await fetch(`${without.url}/map/tiles.pmtiles`)).status).toBe(404);
    await without.close();
  });

  it('are announced to the sites', async () => {
    const { data } = await server.client.getAppContext();
    expect(data).toMatchObject({ map_style_url: null, map: { kind: 'own' } });
    expect((await fetch(server.url + data.map.url)).status).toBe(200);
  });
});
