import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from '../../../client/stream.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { CounterAction, CounterChanges } from '../../../contract/structs/counter.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { createHostRecord, pairTestDevice } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = ({ token }: { token: string }) => server.clientOf(token);

interface Shift extends TestCounter {
  device: AuthToken;
  kit: string;
  kim: string;
  /** Enters a person's PIN at the device. */
  enter: (person: string, pin: string) => Promise<unknown>;
  /** Takes an action at the device, in a person's name. */
  did: (person: string | null, action: Partial<CounterAction>) => ReturnType<TestCounter['act']>;
}

/** Creates a counter with a paired device, and two clerks with a PIN each. */
async function openShift(): Promise<Shift> {
  const counter = await createCounter(server);
  await createHostRecord(server, counter.host);
  const stashpoint_ids = [counter.stashpointId];
  const person = async (name: string, pin: string) =>
    (await as(counter.host).createPerson({ body: { name, role: 'clerk', stashpoint_ids, pin } })).id;
  const [kit, kim] = [await person('Kit', '1111'), await person('Kim', '2222')];
  const device = await pairTestDevice(server, counter.host, counter.stashpointId);
  return {
    ...counter,
    device,
    kit,
    kim,
    enter: (person_id, pin) => as(device).enterPin({ body: { person_id, pin } }),
    did: (person, action) =>
      as(device).takeCounterAction({
        params: { id: counter.stashpointId },
        body: {
          id: randomUUID(),
          kind: 'check_in',
          booking_id: counter.booking.id,
          occurred_at: server.services.now().toISOString(),
          device_id: '11111111-1111-4111-8111-111111111111',
          ...(person && { person_id: person }),
          ...action,
        },
      }),
  };
}

describe('pairing a device', () => {
  it('accepts a code once, in any notation, within ten minutes', async () => {
    const host = await createSession(server, 'host');
    await createHostRecord(server, host);
    const stashpoint_id = await createStashpoint(server, { hostId: host.user.id });
    const code = async () => (await as(host).createPairingCode({ body: { stashpoint_id } })).code;
    const pair = (text: string) => server.client.pairDevice({ body: { code: text, name: 'Till' } });
    const first = await code();
    expect(first).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const session = await pair(` ${first.slice(0, 4).toLowerCase()}-${first.slice(4)}`);
    expect(session.role).toBe('device');
    await expect(pair(first)).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
      errors: { code: ['INCORRECT_CREDENTIALS'] },
    });
    const second = await code();
    await code();
    await expect(pair(second)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    const late = await code();
    server.setNow('2026-11-23T10:10:01Z');
    await expect(pair(late)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    server.setNow(TEST_NOW);
    expect(await as(host).listCounterDevices()).toMatchObject([{ name: 'Till', person: null }]);
  });

  it('grants nothing until a PIN is entered, and lists who can sign in', async () => {
    const { device, stashpointId, kit, kim } = await openShift();
    const own = await as(device).getOwnDevice();
    expect(own.people.map(({ id }) => id)).toEqual([kim, kit]);
    expect(own.person).toBeNull();
    for (const call of [
      () => as(device).getCounterDay({ params: { id: stashpointId } }),
      () => as(device).listCounterStashpoints(),
    ])
      await expect(call()).rejects.toMatchObject({ id: 'PIN_NEEDED', status: 403 });
  });
});

describe('a PIN', () => {
  it('signs a person in at the counter, then the next one', async () => {
    const { device, enter, did, kit, kim, host, booking, stashpointId, traveller } = await openShift();
    await enter(kit, '1111');
    await did(kit, {});
    await enter(kim, '2222');
    expect((await as(device).getOwnDevice()).person).toEqual({ id: kim, name: 'Kim' });
    await did(kim, { kind: 'check_out' });
    const params = { id: booking.id };
    const chain = await as(host).getCustody({ params });
    expect(chain.map(({ kind, actor_name, device_name }) => [kind, actor_name, device_name?.slice(0, 4)])).toEqual([
      ['checked_in', 'Kit', 'Till'],
      ['checked_out', 'Kim', 'Till'],
    ]);
    const seen = await as(await createSession(server, 'admin')).getCustody({ params });
    expect(seen.map(({ actor_name }) => actor_name)).toEqual(['Kit', 'Kim']);
    const told = await as(traveller).getCustody({ params });
    expect(told.map(({ actor_name, device_name }) => [actor_name, device_name])).toEqual([
      [null, null],
      [null, null],
    ]);
    const timeline = await as(host).getBookingTimeline({ params });
    expect(JSON.stringify(timeline)).toContain('Kit');
    await as(device).leaveDevice();
    await expect(as(device).getCounterDay({ params: { id: stashpointId } })).rejects.toMatchObject({
      id: 'PIN_NEEDED',
    });
  });

  it('of another shop is rejected', async () => {
    const here = await openShift();
    const there = await openShift();
    await expect(here.enter(there.kit, '1111')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await here.enter(here.kit, '1111');
    await expect(as(here.device).getCounterDay({ params: { id: there.stashpointId } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('guessing a PIN', () => {
  let unlimited: TestServer;
  beforeAll(async () => {
    unlimited = server;
    server = await startTestServer({}, { limited: true });
  });
  afterAll(async () => {
    await server.close();
    server = unlimited;
  });

  it('is limited to a few tries, then has a stated wait, for each person at each device', async () => {
    const { enter, kit, kim } = await openShift();
    const wrong = async () => enter(kit, '9999').catch((error) => error);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await wrong()).toMatchObject({
        id: 'INVALID_PIN_CLIENT_ERROR',
        errors: { pin: ['INVALID_PIN_CLIENT_ERROR'] },
      });
    await wrong();
    await expect(enter(kit, '1111')).rejects.toMatchObject({
      id: 'TOO_MANY_REQUESTS',
      retryAfter: expect.any(Number),
    });
    await enter(kim, '2222');
  });
});

describe('an action by a device', () => {
  it('is recorded for the person named, if they have entered their PIN there', async () => {
    const { enter, did, kit, kim } = await openShift();
    await enter(kit, '1111');
    await expect(did(kim, {})).rejects.toMatchObject({ id: 'PIN_NEEDED' });
    await expect(did(null, {})).rejects.toMatchObject({ id: 'PIN_NEEDED' });
    expect((await did(kit, {})).booking?.total_price_amount).toBeNull();
  });

  it('taken offline is sent in a later person’s session, under the name of the one who took it', async () => {
    const { device, enter, did, kit, host, booking } = await openShift();
    await enter(kit, '1111');
    await as(device).leaveDevice();
    const result = await did(kit, { queued: true, without_pin: true });
    expect(result).toMatchObject({ outcome: 'done', booking: null });
    const chain = await as(host).getCustody({ params: { id: booking.id } });
    expect(chain).toMatchObject([{ actor_name: 'Kit', without_pin: true }]);
  });

  it('can correct a number of bags for the host, by the clerk', async () => {
    const { enter, did, kit, host, booking } = await openShift();
    await enter(kit, '1111');
    await did(kit, { kind: 'correct', bag_count: 1 });
    const chain = await as(host).getCustody({ params: { id: booking.id } });
    expect(chain[0]).toMatchObject({ kind: 'bags_corrected', actor_name: 'Kit', bag_count_after: 1 });
  });
});

describe('a removed clerk', () => {
  it('keeps earlier actions and bags taken in offline, marked, while others under their name need a review', async () => {
    const { enter, did, kit, kim, host, booking, stashpointId } = await openShift();
    await enter(kit, '1111');
    const before = server.services.now().toISOString();
    server.setNow('2026-11-23T10:30:00Z');
    await as(host).deletePerson({ params: { id: kit } });
    await expect(enter(kit, '1111')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(did(kit, {})).rejects.toMatchObject({ id: 'FORBIDDEN' });
    const late = { queued: true, occurred_at: '2026-11-23T10:30:01Z' } as const;
    const refused = await did(kit, { ...late, kind: 'correct', bag_count: 1 });
    expect(refused).toMatchObject({ outcome: 'refused', task: { error_id: 'FORBIDDEN', person_name: 'Kit' } });
    const other = await createBooking(server, await createSession(server), stashpointId, {
      dropoff: booking.dropoff,
      pickup: booking.pickup,
    });
    expect((await did(kit, { ...late, occurred_at: before, booking_id: other.id })).outcome).toBe('done');
    expect((await did(kit, late)).outcome).toBe('done');
    await enter(kim, '2222');
    const { bookings } = await as(host).getCounterDay({ params: { id: stashpointId } });
    const marks = bookings.map(({ id, state, mark }) => [id, state, mark]).sort();
    expect(marks).toEqual(
      [
        [booking.id, 'checked_in', 'removed_clerk'],
        [other.id, 'checked_in', null],
      ].sort(),
    );
    const chain = await as(host).getCustody({ params: { id: booking.id } });
    expect(chain).toMatchObject([{ kind: 'checked_in', actor_name: 'Kit', mark: 'removed_clerk' }]);
    server.setNow(TEST_NOW);
  });

  it('loses the device’s stream at once', async () => {
    const { device, enter, kit, host, stashpointId } = await openShift();
    await enter(kit, '1111');
    const stream = await listen(device, stashpointId);
    await as(host).deletePerson({ params: { id: kit } });
    expect(await stream.ended()).toBe(true);
    await expect(listen(device, stashpointId)).rejects.toMatchObject({ id: 'PIN_NEEDED' });
  });

  it('can continue elsewhere if removed from one place only', async () => {
    const { device, enter, kit, host, stashpointId } = await openShift();
    const other = await createStashpoint(server, { hostId: host.user.id });
    await enter(kit, '1111');
    const stream = await listen(device, stashpointId);
    await as(host).updatePerson({ params: { id: kit }, body: { stashpoint_ids: [other] } });
    expect(await stream.ended()).toBe(true);
    expect((await as(device).getOwnDevice()).person).toBeNull();
  });
});

describe('a device that is unpaired', () => {
  it('is signed out at once, its stream with it', async () => {
    const { device, enter, kit, host, stashpointId } = await openShift();
    await enter(kit, '1111');
    const stream = await listen(device, stashpointId);
    const [paired] = await as(host).listCounterDevices();
    expect(paired?.person).toEqual({ id: kit, name: 'Kit' });
    await as(host).deleteCounterDevice({ params: { id: String(paired?.id) } });
    expect(await stream.ended()).toBe(true);
    await expect(as(device).getOwnDevice()).rejects.toMatchObject({ status: 401 });
    const sessions = server.database.query.selectFrom('tokens').select('id').where('user_id', '=', device.user.id);
    expect(await sessions.execute()).toEqual([]);
    expect(await as(host).listCounterDevices()).toEqual([]);
  });
});

/** Follows a counter; tells whether its stream has ended. */
async function listen(session: AuthToken, id: string) {
  const settings = { baseUrl: server.url, headers: () => ({ Authorization: `Token ${session.token}` }) };
  const line = new AbortController();
  const input = { params: { id }, query: { since: '0' } };
  const messages = follow(settings, endpoints.streamCounterChanges, input, { signal: line.signal });
  const first = (await messages.next()) as IteratorResult<CounterChanges>;
  if (first.done) throw new Error('The stream has ended.');
  return {
    ended: async (): Promise<boolean> => {
      const patience = setTimeout(() => line.abort(new Error('It goes on.')), 5000);
      for (;;) {
        const next = await messages.next().catch(() => null);
        if (next && !next.done) continue;
        clearTimeout(patience);
        return next !== null && !line.signal.aborted;
      }
    },
  };
}
