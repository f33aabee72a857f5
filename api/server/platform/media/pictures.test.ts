import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
const dataDir = join(tmpdir(), `cubby-test-pictures-${process.pid}`);
beforeAll(async () => {
  server = await startTestServer({ dataDir });
  staff = await createSession(server, 'admin');
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Creates a photo, left half red, right half blue, stored sideways, with the position in its metadata. */
function photo(width = 1200, height = 800): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .jpeg()
    .toBuffer();
}

const send = (file: Uint8Array, crop?: { x: number; y: number; width: number; height: number }) =>
  server.clientOf(staff.token).createPicture({ body: { file, purpose: 'stashpoint', ...(crop && { crop }) } });

async function fetchSize(address: string) {
  const response = await fetch(server.url + address);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return Buffer.from(await response.arrayBuffer());
}

describe('uploading a picture', () => {
  it('stores it in every size of its purpose, without metadata', async () => {
    const { id, picture, width, height } = await send(await photo());
    expect([width, height]).toEqual([1200, 800]);
    expect(Object.keys(picture.sizes)).toEqual(['500x700', '512x384', '1024x768']);
    for (const [size, address] of Object.entries(picture.sizes)) {
      const bytes = await fetchSize(address);
      const read = await sharp(bytes).metadata();
      expect(`${read.width}x${read.height}`).toBe(size);
      expect(read.exif).toBeUndefined();
    }
    expect((await sharp(await fetchSize(`/media/pictures/${id}/254x400.webp`)).metadata()).width).toBe(254);
  });

  it('gives those who list it a tiny version to show first, unless parts of it are transparent', async () => {
    const { id } = await send(await photo());
    const hole = { create: { width: 600, height: 600, channels: 4 as const, background: '#00000000' } };
    const seeThrough = await send(await sharp(hole).png().toBuffer());
    const stashpoint = await createStashpoint(server, { columns: { photos: [id, seeThrough.id] } });
    const { photos } = await server.client.getStashpoint({ params: { id: stashpoint }, query: {} });
    const [preview = '', none] = photos.map((each) => each.preview);
    expect(none).toBeUndefined();
    expect(preview).toMatch(/^data:image\/webp;base64,.{50,170}$/);
    const tiny = sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64'));
    const halves = [0, 7].map((left) => tiny.clone().extract({ left, top: 0, width: 3, height: 6 }).png().toBuffer());
    const [left, right] = await Promise.all(halves.map(async (half) => (await sharp(await half).stats()).dominant));
    expect(left?.r).toBeGreaterThan(200);
    expect(right?.b).toBeGreaterThan(200);
  });

  it('crops it to the chosen part', async () => {
    const { picture } = await send(await photo(), { x: 700, y: 0, width: 500, height: 800 });
    const { dominant } = await sharp(await fetchSize(picture.sizes['500x700'] ?? '')).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });

  it.each([
    ['no picture at all', async () => Buffer.from('<script>alert(1)</script>'), 'PICTURE_UNSUPPORTED'],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      'PICTURE_UNSUPPORTED',
    ],
    [
      'a GIF',
      async () =>
        sharp(await photo())
          .gif()
          .toBuffer(),
      'PICTURE_UNSUPPORTED',
    ],
    ['a document', async () => Buffer.from('%PDF-1.7 and more'), 'PICTURE_UNSUPPORTED'],
    [
      'a photo of an iPhone',
      async () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'),
      'PICTURE_IS_HEIC',
    ],
    ['a picture broken off', async () => (await photo()).subarray(0, 2000), 'PICTURE_BROKEN'],
    ['the beginning of one', async () => (await photo()).subarray(0, 20), 'PICTURE_BROKEN'],
    ['an empty file', async () => Buffer.alloc(0), 'PICTURE_BROKEN'],
    [
      'one with too many pixels',
      () =>
        sharp({ create: { width: 8000, height: 7600, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'PICTURE_TOO_MANY_PIXELS',
    ],
    ['one that is too small', () => photo(300, 300), 'PICTURE_TOO_SMALL'],
  ] as const)('refuses %s, and says why', async (_what, make, id) => {
    await expect(send(await make())).rejects.toMatchObject({ id, errors: { file: [id] } });
  });

  it.each([
    ['outside of it', { x: 900, y: 0, width: 500, height: 500 }, 'INVALID_DATA'],
    ['that is too small', { x: 0, y: 0, width: 100, height: 700 }, 'PICTURE_TOO_SMALL'],
  ] as const)('refuses a part %s', async (_what, crop, id) => {
    await expect(send(await photo(), crop)).rejects.toMatchObject({ errors: { crop: [id] } });
  });

  it('refuses too many bytes, and authenticates before reading', async () => {
    await expect(send(new Uint8Array(12_000_001))).rejects.toMatchObject({ status: 413 });
    const body = { file: await photo(), purpose: 'stashpoint' as const };
    await expect(server.client.createPicture({ body })).rejects.toMatchObject({ status: 401 });
  });

  it('says which field is missing', async () => {
    const form = new FormData();
    form.append('purpose', 'stashpoint');
    const headers = { Authorization: `Token ${staff.token}` };
    const response = await fetch(`${server.url}/v2/pictures`, { method: 'POST', headers, body: form });
    expect(await response.json()).toMatchObject({ errors: { file: ['REQUIRED_DATA_CLIENT_ERROR'] } });
  });
});

describe('requesting a picture', () => {
  it.each([
    'city-london/2047x2044.avif',
    'city-london/300x200.webp',
    'city-london/500x700.png',
    'city-london/500x700.jpeg',
    'stashpoint-1-front-nothing_we_know/500x700.webp',
    'stashpoint-99-front-cafe/500x700.webp',
    'upload-000000000000000000000000/500x700.webp',
  ])('%s, which no page uses, renders and stores nothing', async (path) => {
    expect((await fetch(`${server.url}/media/pictures/${path}`)).status).toBe(404);
    const [name = '', file = ''] = path.split('/');
    const files = await readdir(join(dataDir, 'pictures')).catch(() => []);
    expect(files.filter((kept) => kept.startsWith(`${name}-${file.split('.')[0]}`))).toEqual([]);
  });

  it('never caches more than its limit, and redraws what was dropped', async () => {
    const small = join(dataDir, 'small');
    const own = await startTestServer({ dataDir: small, pictureCacheMb: 0.03 });
    const get = (name: string) => fetch(`${own.url}/media/pictures/${name}/254x400.webp`);
    const names = ['london', 'paris', 'rome', 'berlin', 'madrid', 'lisbon', 'munich', 'seoul'];
    let asked = 0;
    for (const name of names) asked += (await (await get(`city-${name}`)).arrayBuffer()).byteLength;
    const files = await readdir(join(small, 'pictures'));
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(small, 'pictures', file))).size));
    const kept = sizes.reduce((sum, size) => sum + size, 0);
    expect(asked).toBeGreaterThan(30_000);
    expect(kept).toBeLessThanOrEqual(30_000);
    // What was viewed longest ago is dropped.
    expect(files.some((file) => file.startsWith('city-seoul-'))).toBe(true);
    expect(files.some((file) => file.startsWith('city-london-'))).toBe(false);
    expect((await get('city-london')).status).toBe(200);
    await own.close();
  });
});
