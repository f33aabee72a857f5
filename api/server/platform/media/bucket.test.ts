import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkMedia } from '../../../doctor/check-media.ts';
import { move } from '../../../move/move.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readConfig } from '../settings/config.ts';
import { openBucket } from './bucket-storage.ts';
import type { MediaStorage } from './media-storage.ts';
import { openMedia } from './open-media.ts';
import { requireMedia } from './require-media.ts';

let s3: S3Server;
let server: TestServer;
let beside: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'cubby-bucket-'));
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({ media: s3.setting, dataDir: join(folder, 'one') });
  beside = await startTestServer({ media: s3.setting, dataDir: join(folder, 'other') }, { beside: server });
});
afterEach(() => s3.become('whole'));
afterAll(async () => {
  await beside.close();
  await server.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

async function upload(to = server) {
  const { token } = await createSession(server, 'admin');
  const file = await sharp({ create: { width: 640, height: 520, channels: 3, background: '#c04020' } })
    .composite([{ input: await sharp({ create: NOISE }).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return to.clientOf(token).createPicture({ body: { file, purpose: 'stashpoint' } });
}

async function fileIn(media: MediaStorage, name: string): Promise<Buffer> {
  const stream = await media.read(name);
  return stream ? buffer(stream) : Buffer.alloc(0);
}

/** Enough bytes for several packets. */
const NOISE = {
  ...{ width: 200, height: 200, channels: 3 as const, background: '#000000' },
  noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
};

const get = (at: TestServer, id: string, file = '254x400.webp') => fetch(`${at.url}/media/pictures/${id}/${file}`);
const at = (changes: Record<string, string>) => readConfig({ ...s3.env, DATA_DIR: folder, ...changes });

describe('uploads in a bucket', () => {
  it('are read by another server, and nothing of them but caches is on a disk', async () => {
    const { id } = await upload();
    for (const file of ['512x384.webp', '254x400.avif', '1024x768.jpg'])
      expect((await get(beside, id, file)).status).toBe(200);
    expect(existsSync(join(folder, 'one/uploads'))).toBe(false);
    expect((await get(beside, `upload-${'0'.repeat(24)}`)).status).toBe(404);
    const original = await fileIn(openBucket(s3.setting), `${id}.webp`);
    expect((await sharp(original).metadata()).width).toBe(640);
  });

  it('are told to come later while the storage is away, with the reason in one line of the log', async () => {
    const own = await startTestServer({ media: s3.setting, dataDir: join(folder, 'own') }, { beside: server });
    const { id } = await upload(own);
    const noted = vi.spyOn(own.server.log, 'warn');
    s3.become('away');
    await expect(upload(own)).rejects.toMatchObject({ status: 503, id: 'UNAVAILABLE' });
    expect((await get(own, id)).status).toBe(503);
    expect((await get(own, id, '512x384.webp')).status).toBe(200);
    expect((await get(own, 'city-london')).status).toBe(200);
    const lines = noted.mock.calls.map(([line]) => String((line as { err?: Error }).err?.message));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^The bucket cubby-pictures at 127\.0\.0\.1:\d+ does not answer: /);
    await own.close();
  });

  it.each([
    ['silent', 'did not answer in time'],
    ['broken', 'does not answer: aborted'],
  ] as const)('are not awaited for ever on a line that is %s', async (line, reason) => {
    const { id } = await upload();
    const media = openBucket(s3.setting, { patienceMs: 300, restMs: 100 });
    s3.become(line);
    const read = () => fileIn(media, `${id}.webp`);
    await expect(read()).rejects.toMatchObject({
      id: 'UNAVAILABLE',
      cause: { message: expect.stringContaining(reason) },
    });
    s3.become('whole');
    // It rests, and then goes on.
    await expect(read()).rejects.toThrow();
    await expect
      .poll(() =>
        read().then(
          ({ length }) => length,
          () => 0,
        ),
      )
      .toBeGreaterThan(0);
  });
});

describe('a bucket that cannot be used', () => {
  it.each([
    ['an unknown key', { MEDIA_KEY_ID: 'AKIAOTHER' }, /it does not know MEDIA_KEY_ID/, /to a key of this storage/],
    [
      'a wrong secret',
      { MEDIA_SECRET_KEY: 'secret-of-another' },
      /MEDIA_SECRET_KEY does not belong/,
      /Copy MEDIA_SECRET_KEY/,
    ],
    [
      'no bucket',
      { MEDIA_URL: 's3://cubby-elsewhere' },
      /bucket cubby-elsewhere .* no such bucket/,
      /Create the bucket/,
    ],
  ])('because of %s stops the start, and the doctor says what to do', async (_, changes, says, todo) => {
    const config = at(changes);
    const { log } = server.services;
    const started = requireMedia({ media: await openMedia(config), log });
    await expect(started).rejects.toMatchObject({ name: 'ConfigError', message: expect.stringMatching(says) });
    const [finding] = await checkMedia(config);
    expect(finding).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(says),
      todo: expect.stringMatching(todo),
    });
    expect(JSON.stringify(finding)).not.toMatch(/AKIAOTHER|secret-of-another/);
  });

  it('because it is away does not stop the start', async () => {
    const noted = vi.spyOn(server.server.log, 'warn');
    s3.become('away');
    await requireMedia({ media: openBucket(s3.setting), log: server.services.log });
    expect(noted.mock.calls).toEqual([[expect.stringMatching(/does not answer: .* Uploaded pictures are missing/)]]);
    noted.mockRestore();
    s3.become('whole');
    expect(await checkMedia(at({}))).toMatchObject([{ status: 'ok' }]);
    for await (const { name } of openBucket(s3.setting).list()) expect(name).toMatch(/^upload-/);
  });

  it.each([
    [{ MEDIA_URL: 'https://bucket' }, 'MEDIA_URL must be an address that starts with s3://'],
    [{ MEDIA_URL: 's3:///folder' }, 'MEDIA_URL must name a bucket'],
    [{ MEDIA_SECRET_KEY: '' }, 'MEDIA_SECRET_KEY is missing'],
  ])('is refused as a setting: %j', (changes, says) => {
    expect(() => at(changes)).toThrow(says);
  });
});

describe('moving uploads', () => {
  it('to a bucket and back goes on where it ended, and repairs what differs', async () => {
    const from = join(folder, 'from');
    const bucket = { ...s3.env, MEDIA_URL: `${s3.env.MEDIA_URL}/moved` };
    const target = openBucket(readConfig(bucket).media ?? s3.setting);
    await mkdir(join(from, 'uploads'), { recursive: true });
    for (const name of ['upload-1', 'upload-2', 'upload-3'])
      writeFileSync(join(from, `uploads/${name}.webp`), `picture of ${name}`);
    await target.write('upload-1.webp', Buffer.from('picture of upload-1'));
    await target.write('upload-2.webp', Buffer.from('of the same length!'));

    const there = await run({ ...bucket, MEDIA_URL: '', DATA_DIR: from }, '--files', bucket.MEDIA_URL);
    expect(there).toEqual([
      '3 uploaded pictures are the same at both ends; 1 were there before.',
      `Start Cubby with MEDIA_URL set to ${bucket.MEDIA_URL}.`,
    ]);
    const back = join(folder, 'back');
    const again = await run(bucket, '--files', back);
    expect(again).toEqual([
      '3 uploaded pictures are the same at both ends; 0 were there before.',
      `Start Cubby with DATA_DIR set to ${back} and no MEDIA_URL.`,
    ]);
    const moved = await openMedia({ media: null, dataDir: back });
    expect(String(await fileIn(moved, 'upload-2.webp'))).toBe('picture of upload-2');
    await expect(run(bucket, '--files', bucket.MEDIA_URL)).rejects.toThrow('are the same');
  });
});

async function run(env: Record<string, string>, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  await move(readConfig(env), args, (text) => said.push(text));
  return said;
}
