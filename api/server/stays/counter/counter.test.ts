import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPass } from '../../../contract/rules/passes.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createBooking, createSession, createStashpoint, ROUND_THE_CLOCK } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let counter: TestCounter;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  counter = await createCounter(server);
});
afterAll(() => server.close());

const hostClient = () => server.clientOf(counter.host.token);
const day = () => hostClient().getCounterDay({ params: { id: counter.stashpointId } });
const custody = (token: string) => server.clientOf(token).getCustody({ params: { id: counter.booking.id } });
const TAGS = [{ tag: 'A1' }, { tag: 'A2' }];

describe('a counter’s day', () => {
  it('lists expected travellers with bags, payment, and how to verify their pass', async () => {
    const { bookings, stashpoint, pass_key, date } = await day();
    expect(date).toBe('2026-11-23');
    expect(bookings).toMatchObject([
      { id: counter.booking.id, state: 'confirmed', bag_count: 2, payment_status: 'paid', bags: [], incident: null },
    ]);
    expect(bookings[0]?.pin).toBe(counter.booking.pass?.pin);
    expect(stashpoint.open[0]).toEqual({ from: '2026-11-23T08:00:00.000Z', until: '2026-11-23T20:00:00.000Z' });
    expect(stashpoint.walk_in_url).toMatch(new RegExp(`/luggage-storage/.*/stashpoints/${counter.stashpointId}$`));
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty: 'OKP', crv: 'Ed25519', x: pass_key },
      { name: 'Ed25519' },
      false,
      ['verify'],
    );
    const signature = Buffer.from(new URL(counter.booking.pass?.url ?? '').searchParams.get('pass') ?? '', 'base64url');
    const isTrue = (id: string) =>
      crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(`cubby pass 1 ${id}`));
    expect([await isTrue(counter.booking.id), await isTrue('0000000000')]).toEqual([true, false]);
  });

  it('is told by passes, in codes that grow with each change', async () => {
    const codeOf = async () => {
      const { pass } = await server
        .clientOf(counter.traveller.token)
        .getBooking({ params: { id: counter.booking.id } });
      return readPass(pass?.code ?? '');
    };
    const scanned = await codeOf();
    const { id, dropoff, pickup } = counter.booking;
    const stay = { booking_id: id, stashpoint_id: counter.stashpointId, dropoff, pickup };
    expect(scanned?.stay).toMatchObject({ ...stay, bags: { small: 0, medium: 0, large: 0, standard: 2 } });
    expect(scanned?.stay?.version).toBe((await day()).bookings[0]?.version);
    expect(counter.booking.pass?.code).toMatch(/^[0-9A-Z:/.]{1,200}$/);

    await server.clientOf(counter.traveller.token).updateBooking({ params: { id }, body: { bag_count: 1 } });
    const later = await codeOf();
    expect(later?.stay).toMatchObject({ ...stay, bags: { standard: 1 } });
    expect(later?.stay?.version).toBeGreaterThan(scanned?.stay?.version ?? 0);

    const open = (pass: string, of: string = id) =>
      server.client.getBooking({ params: { id: of as never }, query: { pass } });
    expect((await open(scanned?.pass ?? '')).id).toBe(id);
    const forged = scanned?.pass.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) ?? '';
    await expect(open(forged)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    const moved = (scanned?.pass ?? '').replace(id, '0000000000');
    await expect(open(moved)).rejects.toMatchObject({ id: 'NOT_FOUND' });

    const page = await fetch(`${server.url}/P/${scanned?.pass}`, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe(`/account/bookings/${id}?pass=${scanned?.pass}`);
    expect((await fetch(`${server.url}/P/2000`, { redirect: 'manual' })).status).toBe(404);
  });

  it('keeps bookings with bags in storage, however old, and drops completed ones', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    server.setNow('2026-11-30T10:00:00Z');
    expect((await day()).bookings).toMatchObject([{ state: 'checked_in' }]);
    await counter.act({ kind: 'check_out' });
    expect((await day()).bookings).toEqual([]);
  });

  it('does not end at midnight if the place is open around the clock', async () => {
    const always = await createCounter(server, { hours: ROUND_THE_CLOCK });
    const { stashpoint } = await server
      .clientOf(always.host.token)
      .getCounterDay({ params: { id: always.stashpointId } });
    expect(stashpoint.open).toEqual([{ from: '2026-11-23T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' }]);
  });

  it('lists a host’s own places, with bags in storage and expected', async () => {
    expect(await hostClient().listCounterStashpoints()).toMatchObject([
      { id: counter.stashpointId, bags_inside: 0, arrivals_today: 2 },
    ]);
    await counter.act({ kind: 'check_in' });
    expect(await hostClient().listCounterStashpoints()).toMatchObject([{ bags_inside: 2, arrivals_today: 0 }]);
  });
});

describe('a booking number', () => {
  it('of another day or place is explained to those who work there', async () => {
    const params = { id: counter.stashpointId, booking: counter.booking.id.toLowerCase() };
    expect(await hostClient().findCounterBooking({ params })).toMatchObject({
      id: counter.booking.id,
      state: 'confirmed',
      dropoff: counter.booking.dropoff,
      stashpoint: { id: counter.stashpointId, business_name: 'Ampersand Coffee' },
    });
    const other = await createCounter(server);
    await expect(
      server.clientOf(other.host.token).findCounterBooking({ params: { ...params, id: other.stashpointId } }),
    ).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});

describe('bags', () => {
  it('are checked in with a tag each, and returned in parts', async () => {
    const taken = await counter.act({ kind: 'check_in', bags: TAGS });
    expect(taken.booking).toMatchObject({ state: 'checked_in', bags: [{ tag: 'A1' }, { tag: 'A2' }] });
    const some = await counter.act({ kind: 'check_out', bag_numbers: [2] });
    expect(some.booking?.state).toBe('checked_in');
    expect(some.booking?.bags.map(({ checked_out_at }) => checked_out_at !== null)).toEqual([false, true]);
    await expect(counter.act({ kind: 'check_out', bag_numbers: [2] })).rejects.toMatchObject({
      id: 'BOOKING_NOT_CHANGEABLE',
    });
    const rest = await counter.act({ kind: 'check_out', lost_tag: true });
    expect(rest.booking?.state).toBe('checked_out');
    const marks = (await custody(counter.host.token)).map(({ mark }) => mark);
    expect(marks).toEqual([null, null, 'lost_tag']);
    const chain = await custody(counter.traveller.token);
    expect(chain.map(({ kind, bags }) => [kind, bags.map(({ tag }) => tag)])).toEqual([
      ['checked_in', ['A1', 'A2']],
      ['checked_out', ['A2']],
      ['checked_out', ['A1']],
    ]);
  });

  it('show the person and place to the host, and only the place to the traveller', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    expect(await custody(counter.host.token)).toMatchObject([
      { actor: 'host', actor_name: 'Ada', device_name: 'Till' },
    ]);
    expect(await custody(counter.traveller.token)).toMatchObject([
      { actor: 'host', actor_name: null, device_name: null, place: 'Ampersand Coffee' },
    ]);
    const pass = new URL(counter.booking.pass?.url ?? '').searchParams.get('pass') ?? '';
    expect(await server.client.getCustody({ params: { id: counter.booking.id }, query: { pass } })).toHaveLength(1);
  });

  it('never share a tag while both are in storage', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    const other = await createBooking(server, await createSession(server), counter.stashpointId, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    const again = { kind: 'check_in', booking_id: other.id, bags: [{ tag: 'A2' }, { tag: 'A3' }] } as const;
    await expect(counter.act(again)).rejects.toMatchObject({
      id: 'TAG_IN_USE',
      errors: { 'bags.0.tag': ['TAG_IN_USE'] },
    });
    const twice = { ...again, bags: [{ tag: 'A3' }, { tag: 'A3' }] };
    await expect(counter.act(twice)).rejects.toMatchObject({ errors: { 'bags.1.tag': ['TAG_IN_USE'] } });
    await counter.act({ kind: 'check_out' });
    expect((await counter.act(again)).booking?.state).toBe('checked_in');
  });

  it('must match the booked number, or be corrected first', async () => {
    await expect(counter.act({ kind: 'check_in', bags: [{ tag: 'A1' }] })).rejects.toMatchObject({ id: 'BAGS_DIFFER' });
    const action = { id: randomUUID(), kind: 'correct', bag_count: 1 } as const;
    const [fewer] = await Promise.all([1, 2, 3, 4].map(() => counter.act(action)));
    expect(fewer?.booking).toMatchObject({ bag_count: 1, total_price_amount: 700, pending_change: null });
    expect((await counter.act({ kind: 'check_in', bags: [{ tag: 'A1' }] })).booking?.state).toBe('checked_in');
    expect((await custody(counter.host.token))[0]).toMatchObject({
      kind: 'bags_corrected',
      bag_count_before: 2,
      bag_count_after: 1,
    });
  });

  it('can be corrected for a traveller who is hours late, too', async () => {
    server.setNow('2026-11-23T15:10:00Z');
    const more = await counter.act({ kind: 'correct', bag_count: 3 });
    expect(more.booking?.pending_change).toMatchObject({ bag_count: 3 });
    expect((await counter.act({ kind: 'correct', bag_count: 1 })).booking).toMatchObject({ bag_count: 1 });
  });

  it('in excess wait for payment of the difference with the pass only', async () => {
    const more = await counter.act({ kind: 'correct', bag_count: 3 });
    expect(more.booking).toMatchObject({ bag_count: 2, pending_change: { bag_count: 3, amount_due: 600 } });
    const pass = new URL(more.booking?.pay_url ?? '').searchParams.get('pass') ?? '';
    const seen = await server.client.getBooking({ params: { id: counter.booking.id }, query: { pass } });
    const pending = String(seen.pending_change?.id);
    await server.client.payByCard({ body: { booking_id: pending, payment_method: 'pm_card_visa', pass } });
    const { booking } = await server.client.finalizePayment({ body: { booking_id: pending, pass } });
    expect(booking.bag_count).toBe(3);
    expect((await day()).bookings).toMatchObject([{ bag_count: 3, pending_change: null }]);
    const bags = [{ tag: 'A1' }, { tag: 'A2' }, { tag: 'A3' }];
    expect((await counter.act({ kind: 'check_in', bags })).booking?.bags).toHaveLength(3);
  });
});

describe('a traveller', () => {
  const afternoon = { dropoff: '2026-11-23T15:00:00Z', pickup: '2026-11-23T18:00:00Z' };
  const book = async (stay: object = afternoon) =>
    createBooking(server, await createSession(server), counter.stashpointId, stay);

  it('who comes hours early moves the drop-off to the hour that has begun, and their bags are taken', async () => {
    const { id: booking_id, total_price_amount } = await book();
    server.setNow('2026-11-23T10:20:00Z');
    await expect(counter.act({ kind: 'check_in', booking_id })).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const action = { id: randomUUID(), kind: 'early', booking_id } as const;
    const [moved] = await Promise.all([1, 2, 3, 4].map(() => counter.act(action)));
    expect(moved?.booking).toMatchObject({ dropoff: '2026-11-23T10:00:00.000Z', pending_change: null });
    expect(moved?.booking?.total_price_amount).toBe(total_price_amount);
    expect((await counter.act({ kind: 'check_in', booking_id })).booking?.state).toBe('checked_in');
    const { query } = server.database;
    const log = await query
      .selectFrom('changes_log')
      .select(['action', 'after'])
      .where('entity_id', '=', booking_id)
      .execute();
    expect(log).toMatchObject([{ action: 'updated', after: { dropoff: '2026-11-23T10:00:00.000Z' } }]);
  });

  it('who comes early gets the room that is left once, of two at the same moment', async () => {
    counter = await createCounter(server, { capacity: { standard: 4 } });
    const later = { dropoff: '2026-11-23T18:00:00Z', pickup: '2026-11-23T20:00:00Z' };
    const ids = [(await book(later)).id, (await book(later)).id];
    const tries = await Promise.allSettled(ids.map((booking_id) => counter.act({ kind: 'early', booking_id })));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { id: 'NO_AVAILABILITY_AT_STASHPOINT' },
    });
    const dropoffs = (await day()).bookings.filter(({ id }) => ids.includes(id)).map(({ dropoff }) => dropoff);
    expect(dropoffs.sort()).toEqual(['2026-11-23T10:00:00.000Z', '2026-11-23T18:00:00.000Z']);
  });

  it('who stays another day pays for it first, or the booking stays as it was', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    const pickup = '2026-11-24T12:00:00.000Z';
    const asked = await counter.act({ kind: 'later', pickup });
    const pending_change = { pickup, amount_due: 800, bag_count: 2 };
    expect(asked.booking).toMatchObject({ pickup: '2026-11-23T18:00:00.000Z', pending_change });
    const kept = await counter.act({ kind: 'keep' });
    expect(kept.booking).toMatchObject({ pickup: '2026-11-23T18:00:00.000Z', pending_change: null });
    const again = await counter.act({ kind: 'later', pickup });
    const pass = new URL(again.booking?.pay_url ?? '').searchParams.get('pass') ?? '';
    const seen = await server.client.getBooking({ params: { id: counter.booking.id }, query: { pass } });
    const booking_id = String(seen.pending_change?.id);
    await server.client.payByCard({ body: { booking_id, payment_method: 'pm_card_visa', pass } });
    await server.client.finalizePayment({ body: { booking_id, pass } });
    await counter.act({ kind: 'keep' });
    expect((await day()).bookings).toMatchObject([{ pickup, pending_change: null, state: 'checked_in' }]);
  });

  it.each([
    ['an earlier pick-up', { kind: 'later', pickup: '2026-11-23T17:00:00.000Z' }, 'INVALID_DATA'],
    ['no pick-up', { kind: 'later' }, 'REQUIRED_DATA_CLIENT_ERROR'],
    [
      'one after closing time',
      { kind: 'later', pickup: '2026-11-23T23:00:00.000Z' },
      'STASHPOINT_OUT_OF_HOURS_FORBIDDEN',
    ],
    [
      'an early drop-off while the place is closed',
      { kind: 'early', at: '2026-11-23T05:30:00Z' },
      'STASHPOINT_OUT_OF_HOURS_FORBIDDEN',
    ],
  ] as const)('is refused %s', async (_what, { kind, ...rest }, id) => {
    if ('at' in rest) server.setNow(rest.at);
    const pickup = 'pickup' in rest ? { pickup: rest.pickup } : {};
    await expect(counter.act({ kind, ...pickup })).rejects.toMatchObject({ id });
    expect((await counter.act({ kind, ...pickup, queued: true })).task).toMatchObject({ kind });
  });
});

describe('an action', () => {
  it('is recorded together with what it changes, or neither happens', async () => {
    server.setNow('2026-11-23T10:05:00Z');
    const action = { id: randomUUID(), kind: 'correct', bag_count: 1 } as const;
    const { query } = server.database;
    const blocked = sql<{ cancelled: boolean }>`select pg_cancel_backend(pid) as cancelled from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "counter_actions"%'`;
    await query.transaction().execute(async (transaction) => {
      await sql`lock table counter_actions in exclusive mode`.execute(transaction);
      const lost = expect(counter.act(action)).rejects.toThrow();
      await vi.waitFor(async () => expect((await blocked.execute(query)).rows).toHaveLength(1), 5000);
      await lost;
    });
    expect((await day()).bookings).toMatchObject([{ bag_count: 2 }]);
    expect((await counter.act(action)).booking).toMatchObject({ bag_count: 1 });
    expect(await custody(counter.host.token)).toMatchObject([{ bag_count_before: 2, bag_count_after: 1 }]);
  });

  it('is applied once per ID, however often it arrives', async () => {
    const action = { id: randomUUID(), kind: 'check_in', bags: TAGS } as const;
    const results = await Promise.all([1, 2, 3, 4].map(() => counter.act(action)));
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done']);
    expect(await custody(counter.host.token)).toHaveLength(1);
    await expect(counter.act({ ...action, kind: 'check_out', bags: undefined })).rejects.toMatchObject({
      id: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it.each([
    ['when it was done', '2026-11-23T17:55:00.000Z', '2026-11-23T17:55:00.000Z'],
    ['now, if the clock of its device is ahead', '2026-11-24T10:30:00.000Z', '2026-11-24T09:00:00.000Z'],
  ])('taken offline counts from %s', async (_when, sent, occurred_at) => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    server.setNow('2026-11-24T09:00:00Z');
    const done = await counter.act({ kind: 'check_out', occurred_at: sent, queued: true });
    expect(done.booking?.checked_out_at).toBe(occurred_at);
    expect((await custody(counter.host.token)).at(-1)).toMatchObject({
      occurred_at,
      recorded_at: '2026-11-24T09:00:00.000Z',
    });
  });

  it('taken offline is possible if it was when it was done: a no-show, and its undoing', async () => {
    server.setNow('2026-11-23T20:30:00Z');
    const offline = (kind: 'miss' | 'reinstate', time: string) =>
      counter.act({ id: randomUUID(), kind, occurred_at: `2026-11-23T${time}:00.000Z`, queued: true });
    expect(await offline('miss', '11:59')).toMatchObject({ outcome: 'refused', task: { kind: 'miss' } });
    expect((await offline('miss', '12:00')).booking?.state).toBe('no_show');
    expect((await offline('reinstate', '20:01')).task?.error_id).toBe('NO_SHOW_FINAL');
    expect((await offline('reinstate', '20:00')).booking?.state).toBe('confirmed');
  });

  it('that can’t be accepted any more becomes a task, once, until it has been reviewed', async () => {
    server.setNow('2026-11-23T12:00:00Z');
    await counter.act({ kind: 'miss' });
    const late = { id: randomUUID(), kind: 'check_in', bags: TAGS, queued: true } as const;
    const refused = await counter.act(late);
    expect(refused).toMatchObject({
      outcome: 'refused',
      task: { kind: 'check_in', error_id: 'BOOKING_NOT_CHANGEABLE' },
    });
    expect((await counter.act(late)).task?.id).toBe(refused.task?.id);
    expect((await day()).tasks).toHaveLength(1);
    const task = String(refused.task?.id);
    await hostClient().resolveCounterTask({
      params: { id: counter.stashpointId, task },
      body: { resolved: true },
    });
    expect((await day()).tasks).toEqual([]);
  });

  it('taking in bags offline of a booking that was cancelled meanwhile is a stay, marked, that costs nothing', async () => {
    const traveller = server.clientOf(counter.traveller.token);
    const params = { id: counter.booking.id };
    const { refund_amount } = await traveller.updateBooking({ params, body: { state: 'cancelled' } });
    const taken = { kind: 'check_in', bags: TAGS } as const;
    await expect(counter.act(taken)).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const done = await counter.act({ ...taken, queued: true });
    expect(done).toMatchObject({ outcome: 'done', task: null, booking: { state: 'checked_in', mark: 'cancelled' } });
    expect(await hostClient().listCounterStashpoints()).toMatchObject([{ bags_inside: 2 }]);
    expect((await counter.act({ kind: 'check_out' })).booking?.state).toBe('checked_out');
    expect(refund_amount).toBeGreaterThan(0);
    expect(await traveller.getBooking({ params })).toMatchObject({ state: 'checked_out', refund_amount });
  });

  it('checking in bags that were collected meanwhile has nothing to compare with', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    await counter.act({ kind: 'check_in', bags: [{ tag: 'A2' }, { tag: 'B7' }], queued: true });
    expect((await day()).tasks).toMatchObject([{ accepted: { tags: ['A1', 'A2'] } }]);
    await counter.act({ kind: 'check_out' });
    expect((await day()).tasks).toMatchObject([{ accepted: null }]);
  });

  it('checking in bags that are in storage already keeps both versions, and the other’s tags can count', async () => {
    await counter.act({ kind: 'check_in', bags: TAGS });
    const again = { kind: 'check_in', device_name: 'Counter phone', queued: true } as const;
    const refused = await counter.act({ ...again, bags: [{ tag: 'A2' }, { tag: 'B7' }] });
    const accepted = {
      person_name: 'Ada',
      device_name: 'Till',
      occurred_at: TEST_NOW.toISOString(),
      tags: ['A1', 'A2'],
    };
    expect(refused).toMatchObject({
      task: { person_name: 'Ada', device_name: 'Counter phone', tags: ['A2', 'B7'], accepted },
      booking: { bags: [{ tag: 'A1' }, { tag: 'A2' }], other_tags: ['B7'] },
    });
    const params = { id: counter.stashpointId, task: String(refused.task?.id) };
    await hostClient().resolveCounterTask({ params, body: { resolved: true, use_tags: true } });
    expect(await day()).toMatchObject({
      tasks: [],
      bookings: [{ bags: [{ tag: 'A2' }, { tag: 'B7' }], other_tags: ['A1'] }],
    });
    expect((await custody(counter.host.token)).at(-1)).toMatchObject({
      kind: 'tags_changed',
      actor_name: 'Ada',
      bags: [{ tag: 'A2' }, { tag: 'B7' }],
    });
  });

  it('older than the queue’s limit is reviewed by a person', async () => {
    server.setNow('2026-11-27T12:00:00Z');
    const old = await counter.act({ kind: 'check_in', occurred_at: '2026-11-23T11:00:00.000Z', queued: true });
    expect(old.outcome).toBe('refused');
  });

  it('at another place is refused, for a booking of this one too', async () => {
    const elsewhere = await createStashpoint(server, { hostId: counter.host.user.id });
    const action = { id: randomUUID(), kind: 'check_in', booking_id: counter.booking.id } as const;
    await expect(
      hostClient().takeCounterAction({
        params: { id: elsewhere },
        body: { ...action, occurred_at: TEST_NOW.toISOString(), device_id: randomUUID() },
      }),
    ).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});

describe('refused bags', () => {
  beforeEach(async () => {
    server.setNow('2026-11-23T11:05:00Z');
    const { query } = server.database;
    await query.updateTable('stashpoints').set({ active: false }).where('id', '<>', counter.stashpointId).execute();
  });

  it('move to the nearest place with space at once, and a lower price is refunded', async () => {
    const { city_id } = await server.database.query
      .selectFrom('stashpoints')
      .select('city_id')
      .where('id', '=', counter.stashpointId)
      .executeTakeFirstOrThrow();
    const near = await createStashpoint(server, {
      cityId: city_id,
      columns: { lat: 51.5283, business_name: 'Next Door', address: '13 Euston Road', first_day_cost: 300 },
    });
    const sent = await counter.act({ kind: 'refuse', reason: 'full' });
    expect(sent).toMatchObject({ booking: null, moved_to: { name: 'Next Door', address: '13 Euston Road' } });
    const moved = await server.clientOf(counter.traveller.token).getBooking({ params: { id: counter.booking.id } });
    expect(moved).toMatchObject({ state: 'confirmed', stashpoint: { id: near }, incident: { resolution: 'rebooked' } });
    expect(moved.total_price_amount).toBeLessThan(counter.booking.total_price_amount);
    expect((await custody(counter.traveller.token)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['refused', 'full'],
    ]);
  });

  it('leave an open report if no place nearby has space, with which everything is refunded', async () => {
    expect(await counter.act({ kind: 'refuse', reason: 'unsafe' })).toMatchObject({
      moved_to: null,
      booking: { incident: { kind: 'refused' }, refused_at: '2026-11-23T11:05:00.000Z' },
    });
    const booking = await server.clientOf(counter.traveller.token).getBooking({ params: { id: counter.booking.id } });
    expect(booking.refund_offer).toMatchObject({ amount: booking.total_price_amount, whole: true });
  });

  it('require a reason', async () => {
    await expect(counter.act({ kind: 'refuse' })).rejects.toMatchObject({
      errors: { reason: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
  });
});

describe('tags', () => {
  it('are in one range each', async () => {
    const tag_ranges = [
      { prefix: 'A', first: 1, last: 20 },
      { prefix: 'B', first: 1, last: 20 },
      { prefix: 'A', first: 20, last: 40 },
    ];
    const params = { id: counter.stashpointId };
    await expect(hostClient().changeTagRanges({ params, body: { tag_ranges } })).rejects.toMatchObject({
      errors: { tag_ranges: ['INVALID_DATA'] },
    });
  });

  it('are separate for each shop', async () => {
    const tag_ranges = [{ prefix: 'A', first: 1, last: 40 }];
    const params = { id: counter.stashpointId };
    await hostClient().changeTagRanges({ params, body: { tag_ranges } });
    expect((await day()).stashpoint.tag_ranges).toEqual(tag_ranges);
    await expect(
      hostClient().changeTagRanges({ params, body: { tag_ranges: [{ prefix: 'a', first: 9, last: 1 }] } }),
    ).rejects.toMatchObject({ id: 'INVALID_DATA' });
  });
});
