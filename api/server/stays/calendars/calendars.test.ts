import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  owner = await createSession(server, 'host');
  stashpoint = await createStashpoint(server, {
    hostId: owner.user.id,
    closures: [{ start_date: '2026-12-24', end_date: '2026-12-26' }],
  });
});
afterAll(() => server.close());

const host = () => server.clientOf(owner.token);
const params = () => ({ params: { id: stashpoint } });
const read = (url: string, headers = {}) => fetch(url.replace('http://localhost:3000', server.url), { headers });
/** Reads a calendar without its folding: long lines are split by a line break and a space. */
const textAt = async (url: string) => (await (await read(url)).text()).replace(/\r\n[ \t]/g, '');
const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1);

describe('the calendar of a place', () => {
  it('has a secret address, the same one until it is renewed', async () => {
    const { url } = await host().getStashpointCalendar(params());
    expect(url).toMatch(/^http:\/\/localhost:3000\/v2\/calendars\/[\w-]{43}$/);
    expect((await host().getStashpointCalendar(params())).url).toBe(url);
    const renewed = await host().renewStashpointCalendar(params());
    expect(renewed.url).not.toBe(url);
    expect((await read(url)).status).toBe(404);
    expect((await read(renewed.url)).status).toBe(200);
    expect((await host().getStashpointCalendar(params())).url).toBe(renewed.url);
    const { query } = server.database;
    const kept = await query
      .selectFrom('stashpoint_calendars')
      .selectAll()
      .where('stashpoint_id', '=', stashpoint)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(renewed.url.split('/').at(-1));
    await host().deleteUser({ params: { id: owner.user.id } });
    expect((await read(renewed.url)).status).toBe(404);
  });

  it('lists stays with bags, first name, number and status, and closures', async () => {
    const { id } = await createBooking(server, await createSession(server), stashpoint, { bag_count: 2 });
    const { url } = await host().getStashpointCalendar(params());
    const reply = await read(url);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await textAt(url);
    const [stay = '', closed = ''] = eventsOf(text);
    expect(stay).toContain(`UID:${id}@cubby`);
    expect(stay).toContain('SUMMARY:Ada · Bags: 2');
    expect(stay).toContain('DTSTART:20261124T100000Z');
    expect(stay).toContain(`DESCRIPTION:Booking: ${id}\\nBags: 2\\nStatus: expected`);
    expect(stay).toContain('STATUS:CONFIRMED');
    expect(text).not.toContain('Lovelace');
    expect(closed).toContain('DTSTART;VALUE=DATE:20261224');
    expect(closed).toContain('DTEND;VALUE=DATE:20261227');
    expect(closed).toContain('SUMMARY:Closed');
  });

  it('marks a cancelled stay, with a higher sequence number', async () => {
    const traveller = await createSession(server);
    const client = server.clientOf(traveller.token);
    const { id } = await createBooking(server, traveller, stashpoint, { bag_count: 2 });
    await client.updateBooking({ params: { id }, body: { bag_count: 1 } });
    const { url } = await host().getStashpointCalendar(params());
    const before = Number(/SEQUENCE:(\d+)/.exec(await textAt(url))?.[1]);
    await client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
    const text = await textAt(url);
    expect(eventsOf(text)[0]).toContain('STATUS:CANCELLED');
    expect(Number(/SEQUENCE:(\d+)/.exec(text)?.[1])).toBe(before + 1);
  });

  it('is not sent again while nothing has changed', async () => {
    await createBooking(server, await createSession(server), stashpoint);
    const { url } = await host().getStashpointCalendar(params());
    const etag = String((await read(url)).headers.get('etag'));
    server.setNow('2026-11-23T10:20:00Z');
    expect((await read(url, { 'If-None-Match': etag })).status).toBe(304);
    await createBooking(server, await createSession(server), stashpoint);
    expect((await read(url, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('leaves out stays that ended over thirty days ago, and unpaid holds', async () => {
    await createBooking(server, await createSession(server), stashpoint);
    const { url } = await host().getStashpointCalendar(params());
    const count = async () => eventsOf(await textAt(url)).filter((event) => event.includes('STATUS:')).length;
    expect(await count()).toBe(1);
    server.setNow('2026-12-26T10:00:00Z');
    expect(await count()).toBe(0);
    const stay = { dropoff: '2026-12-28T10:00:00Z', pickup: '2026-12-28T12:00:00Z' };
    await holdBooking(server, await createSession(server), stashpoint, stay);
    expect(await count()).toBe(0);
  });

  it('is in the host’s language', async () => {
    await server.database.query.updateTable('users').set({ language: 'de' }).where('id', '=', owner.user.id).execute();
    await createBooking(server, await createSession(server), stashpoint);
    const { url } = await host().getStashpointCalendar(params());
    expect(await textAt(url)).toMatch(/SUMMARY:Ada · Gepäckstücke: \d/);
  });
});
