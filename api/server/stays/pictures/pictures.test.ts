import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingPicture } from '../../../contract/structs/booking-picture.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';

let server: TestServer;
let staffToken: string;
beforeAll(async () => {
  server = await startTestServer();
  staffToken = (await createSession(server, 'admin')).token;
});
afterAll(() => server.close());

const photo = (width = 2400, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .jpeg()
    .toBuffer();

const passOf = ({ booking }: TestCounter) => new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
const as = (token: string | null) => (token ? server.clientOf(token) : server.client);
type Purpose = BookingPicture['purpose'];

async function send(
  { booking }: TestCounter,
  token: string | null,
  purpose: Purpose,
  more: { pass?: string; bag_number?: number; file?: Uint8Array } = {},
) {
  const { file = await photo(), ...rest } = more;
  return as(token).createBookingPicture({ params: { id: booking.id }, body: { file, purpose, ...rest } });
}
const list = ({ booking }: TestCounter, token: string | null, pass?: string) =>
  as(token).listBookingPictures({ params: { id: booking.id }, query: pass ? { pass } : {} });

describe('a picture of a booking', () => {
  it('is stored small, upright and without metadata, and never in a shared cache', async () => {
    const counter = await createCounter(server);
    const picture = await send(counter, counter.host.token, 'bag', { bag_number: 2 });
    expect(picture).toMatchObject({ purpose: 'bag', bag_number: 2, width: 1600, height: 800 });
    const reply = await fetch(server.url + picture.url);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { format, exif, width } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 1600 });
  });

  it('is uploaded by the right party: bags and proofs by the host, reports by the traveller', async () => {
    const counter = await createCounter(server);
    const { host, traveller } = counter;
    const pass = passOf(counter);
    const nobody = await createSession(server, 'host');
    for (const [token, purpose, more] of [
      [traveller.token, 'bag', {}],
      [traveller.token, 'answer', {}],
      [null, 'answer', { pass }],
      [host.token, 'report', {}],
      [staffToken, 'report', {}],
      [nobody.token, 'bag', {}],
      [nobody.token, 'answer', {}],
      [nobody.token, 'report', {}],
      [null, 'report', {}],
      [null, 'report', { pass: 'wrong' }],
    ] as const)
      await expect(send(counter, token, purpose, more)).rejects.toMatchObject({ status: 404 });
    const sent = [
      await send(counter, host.token, 'bag'),
      await send(counter, host.token, 'answer'),
      await send(counter, staffToken, 'bag'),
      await send(counter, traveller.token, 'report'),
      await send(counter, null, 'report', { pass }),
    ].map(({ id }) => id);
    for (const [token, opens] of [[traveller.token], [host.token], [staffToken], [null, pass]] as const)
      expect(new Set((await list(counter, token, opens)).map(({ id }) => id))).toEqual(new Set(sent));
    for (const token of [nobody.token, null]) await expect(list(counter, token)).rejects.toMatchObject({ status: 404 });
  });

  it('of a report stays with the host of the reported place if the booking moves', async () => {
    const counter = await createCounter(server);
    const other = await createCounter(server);
    await send(counter, counter.traveller.token, 'report');
    server.setNow('2026-11-23T11:00:00Z');
    await server.clientOf(counter.traveller.token).reportIncident({
      params: { id: counter.booking.id },
      body: { kind: 'closed' },
    });
    server.setNow(TEST_NOW);
    await server.database.query
      .updateTable('bookings')
      .set({ stashpoint_id: other.stashpointId })
      .where('id', '=', counter.booking.id)
      .execute();
    await send(counter, counter.host.token, 'answer');
    expect((await list(counter, counter.host.token)).map(({ purpose }) => purpose).sort()).toEqual([
      'answer',
      'report',
    ]);
    await expect(send(counter, counter.host.token, 'bag')).rejects.toMatchObject({ status: 404 });
    // The new host has no part in what happened before the move.
    expect(await list(counter, other.host.token)).toEqual([]);
  });

  it.each([
    ['no picture at all', () => Buffer.from('<script>alert(1)</script>'), 422],
    ['nothing', () => new Uint8Array(0), 422],
    ['zeros', () => new Uint8Array(50_000), 422],
    ['a picture broken off', async () => (await photo()).subarray(0, 2000), 422],
    ['one that is too small', () => photo(300, 300), 422],
    ['13 megabytes', () => new Uint8Array(13_000_000), 413],
  ] as const)('is not made of %s', async (_what, make, status) => {
    const counter = await createCounter(server);
    const file = await make();
    await expect(send(counter, counter.host.token, 'bag', { file })).rejects.toMatchObject({ status });
    expect(await list(counter, counter.host.token)).toEqual([]);
  });

  it('is limited in number, even for simultaneous uploads', async () => {
    const counter = await createCounter(server);
    const file = await photo(400, 400);
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, () => send(counter, counter.traveller.token, 'report', { file })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await expect(send(counter, counter.traveller.token, 'report', { file })).rejects.toMatchObject({
      id: 'TOO_MANY_PICTURES',
    });
    await send(counter, counter.host.token, 'answer', { file });
  });
});

describe('a link to a private picture', () => {
  const statusOf = async (url: string) => (await fetch(server.url + url)).status;

  it('opens that picture for an hour, and no other', async () => {
    const counter = await createCounter(server);
    const file = await photo(400, 400);
    const one = await send(counter, counter.host.token, 'bag', { file });
    const other = await send(counter, counter.host.token, 'bag', { file });
    expect(await statusOf(one.url)).toBe(200);
    const { pathname, searchParams } = new URL(one.url, server.url);
    const until = searchParams.get('until') ?? '';
    const key = searchParams.get('key') ?? '';
    for (const wrong of [
      pathname,
      `${pathname}?until=${until}`,
      `${pathname}?until=${Number(until) + 86_400}&key=${key}`,
      `${pathname}?until=${until}&until=${until}&key=${key}&key=${key}`,
      one.url.replace(one.id, other.id),
      one.url.replace(one.id, `${one.id}%00`),
      one.url.replace(one.id, 'nothing-like-it'),
    ])
      expect(await statusOf(wrong)).toBe(404);
    try {
      server.setNow(new Date(TEST_NOW.getTime() + 50 * 60_000));
      expect(await statusOf(one.url)).toBe(200);
      server.setNow(new Date(TEST_NOW.getTime() + 61 * 60_000));
      expect(await statusOf(one.url)).toBe(404);
    } finally {
      server.setNow(TEST_NOW);
    }
  });
});

describe('the retention of pictures', () => {
  it('deletes them ninety days after pick-up', async () => {
    const counter = await createCounter(server);
    await send(counter, counter.host.token, 'bag');
    try {
      server.setNow('2027-02-21T17:59:00Z');
      expect(await forgetKind(server.services, 'pictures')).toBe(0);
      server.setNow('2027-02-21T18:01:00Z');
      expect(await forgetKind(server.services, 'pictures')).toBeGreaterThan(0);
      server.setNow(TEST_NOW);
      expect(await list(counter, staffToken)).toEqual([]);
    } finally {
      server.setNow(TEST_NOW);
    }
  });

  it('deletes them at once with the traveller’s account', async () => {
    const counter = await createCounter(server);
    const { url } = await send(counter, counter.host.token, 'bag');
    await counter.act({ kind: 'check_in', bags: [{ tag: '1' }, { tag: '2' }] });
    await counter.act({ kind: 'check_out' });
    await as(counter.traveller.token).deleteUser({ params: { id: counter.traveller.user.id } });
    expect((await fetch(server.url + url)).status).toBe(404);
    expect(await list(counter, staffToken)).toEqual([]);
  });
});
