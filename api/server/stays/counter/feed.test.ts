import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from '../../../client/stream.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { CounterChanges } from '../../../contract/structs/counter.ts';
import { createCounter } from '../../../testing/counter.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Follows a counter as a device does, and returns one message per call. */
function listen(token: string, id: string, since: string) {
  const end = new AbortController();
  const settings = { baseUrl: server.url, headers: () => ({ Authorization: `Token ${token}` }) };
  const input = { params: { id }, query: { since } };
  const messages = follow(settings, endpoints.streamCounterChanges, input, { signal: end.signal });
  return {
    next: async (): Promise<CounterChanges> => {
      const { value } = await messages.next();
      if (!value) throw new Error('The stream has ended.');
      return value;
    },
    end: () => end.abort(),
  };
}

describe('a counter’s stream', () => {
  // First: before any change is stored.
  it('is not reset by a transaction opened before the first change', async () => {
    await server.database.query.transaction().execute(async (open) => {
      await sql`select pg_current_xact_id()`.execute(open);
      const counter = await createCounter(server);
      const client = server.clientOf(counter.host.token);
      const params = { id: counter.stashpointId };
      const { cursor } = await client.getCounterDay({ params });
      await counter.act({ kind: 'check_in' });
      const { reset, bookings } = await client.listCounterChanges({ params, query: { since: cursor } });
      expect([reset, bookings.map(({ state }) => state)]).toEqual([false, ['checked_in']]);
    });
  });

  it('sends each change at once to every device of the place, and to no other', async () => {
    const here = await createCounter(server);
    const elsewhere = await createCounter(server);
    const cursor = async ({ host, stashpointId }: typeof here) =>
      (await server.clientOf(host.token).getCounterDay({ params: { id: stashpointId } })).cursor;
    const devices = [
      listen(here.host.token, here.stashpointId, await cursor(here)),
      listen(here.host.token, here.stashpointId, await cursor(here)),
    ];
    const other = listen(elsewhere.host.token, elsewhere.stashpointId, await cursor(elsewhere));
    for (const device of [...devices, other]) expect((await device.next()).reset).toBe(false);
    await here.act({ kind: 'check_in' });
    for (const device of devices) {
      const changes = await untilChanged(device);
      expect(changes.bookings).toMatchObject([{ id: here.booking.id, state: 'checked_in' }]);
    }
    await elsewhere.act({ kind: 'check_in' });
    expect((await untilChanged(other)).bookings).toMatchObject([{ id: elsewhere.booking.id }]);
    for (const device of [...devices, other]) device.end();
  });

  it('resumes with the last cursor, without losing changes in between', async () => {
    const counter = await createCounter(server);
    const client = server.clientOf(counter.host.token);
    const { cursor } = await client.getCounterDay({ params: { id: counter.stashpointId } });
    await counter.act({ kind: 'check_in' });
    await counter.act({ kind: 'check_out' });
    const device = listen(counter.host.token, counter.stashpointId, cursor);
    expect((await device.next()).bookings).toMatchObject([{ id: counter.booking.id, state: 'checked_out' }]);
    device.end();
    const polled = await client.listCounterChanges({ params: { id: counter.stashpointId }, query: { since: cursor } });
    expect(polled.bookings).toMatchObject([{ state: 'checked_out' }]);
  });

  it('announces a booking that has moved elsewhere', async () => {
    const counter = await createCounter(server);
    const client = server.clientOf(counter.host.token);
    const { cursor } = await client.getCounterDay({ params: { id: counter.stashpointId } });
    const other = await createCounter(server);
    await server.database.query
      .updateTable('bookings')
      .set({ stashpoint_id: other.stashpointId })
      .where('id', '=', counter.booking.id)
      .execute();
    const params = { id: counter.stashpointId };
    const { gone, bookings } = await client.listCounterChanges({ params, query: { since: cursor } });
    expect([gone, bookings]).toEqual([[counter.booking.id], []]);
  });

  it('is for the place’s own host only', async () => {
    const { stashpointId } = await createCounter(server);
    const stranger = await createSession(server, 'host');
    await expect(listen(stranger.token, stashpointId, '0').next()).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});

describe('a cursor', () => {
  // Last: a transaction open in any database of the test's PostgreSQL holds later cursors back to before what is purged.
  it('that is purged or invalid makes the day reload', async () => {
    const counter = await createCounter(server);
    const client = server.clientOf(counter.host.token);
    const { cursor } = await client.getCounterDay({ params: { id: counter.stashpointId } });
    await counter.act({ kind: 'check_in' });
    const later = { ...server.services, now: () => new Date('2100-01-01') };
    await forgetKind(later, 'counter_changes');
    await counter.act({ kind: 'check_out' });
    await forgetKind(later, 'counter_changes');
    const since = (value: string) =>
      client.listCounterChanges({ params: { id: counter.stashpointId }, query: { since: value } });
    expect((await since('0')).reset).toBe(true);
    expect((await since('yesterday')).reset).toBe(true);
    expect((await since('999999999999')).reset).toBe(true);
    expect(BigInt((await since(cursor)).cursor)).toBeGreaterThanOrEqual(BigInt(cursor));
  });
});

/** Reads until a change. Messages that were under way when a device began to listen may come first. */
async function untilChanged(device: ReturnType<typeof listen>): Promise<CounterChanges> {
  for (;;) {
    const changes = await device.next();
    if (changes.bookings.some(({ state }) => state === 'checked_in')) return changes;
  }
}
