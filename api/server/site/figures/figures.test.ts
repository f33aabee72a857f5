import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missedTakings } from '../../../contract/rules/missed-takings.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, endStay, ROUND_THE_CLOCK } from '../../../testing/fixtures.ts';
import { createColleague } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { hexId } from '../../platform/secrets/ids.ts';

let server: TestServer;
let owner: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer({ businessZone: 'UTC' });
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  owner = await createSession(server, 'host');
  const row = { id: hexId(6), user_id: owner.user.id, business_name: 'Shelf', accepted_tos_at: null };
  await server.database.query
    .insertInto('hosts')
    .values({ ...row, created: TEST_NOW })
    .execute();
  stashpoint = await createStashpoint(server, { hostId: owner.user.id });
});
afterAll(() => server.close());

const params = { id: 'me' };
const host = () => server.clientOf(owner.token);
const NOVEMBER = { since: '2026-11-01', until: '2026-11-30' };
const figures = (query: object = NOVEMBER) => host().getStashpointFigures({ params, query });
const takings = (query: object = NOVEMBER) => host().getStashpointEarnings({ params, query });

describe('today at every place', () => {
  it('is on its own clock: bags, hours, late ones, what waits, and takings for the owner alone', async () => {
    // In Auckland it is 23:00, and the second stay is tomorrow's there.
    const columns = { timezone: 'Pacific/Auckland', currency_code: 'NZD' as const };
    const far = await createStashpoint(server, { hostId: owner.user.id, hours: ROUND_THE_CLOCK, columns });
    const traveller = await createSession(server);
    const stay = { dropoff: '2026-11-23T10:00:00Z', pickup: '2026-11-23T18:00:00Z' };
    const booking = await createBooking(server, traveller, stashpoint, { ...stay, bag_count: 2 });
    await createBooking(server, traveller, stashpoint, { ...stay, dropoff: '2026-11-23T15:00:00Z', bag_count: 1 });
    await createBooking(server, traveller, far, { ...stay, bag_count: 3 });
    const actions = { device_id: crypto.randomUUID(), occurred_at: TEST_NOW.toISOString() };
    await host().takeCounterAction({
      params: { id: stashpoint },
      body: { ...actions, id: crypto.randomUUID(), kind: 'check_in', booking_id: booking.id },
    });
    server.setNow('2026-11-23T10:30:00Z');
    const today = async (session: AuthToken) => {
      const places = await server.clientOf(session.token).listStashpointsToday();
      return new Map(places.map((place) => [place.id, place]));
    };
    const own = await today(owner);
    expect(own.get(stashpoint)).toMatchObject({
      ...{ date: '2026-11-23', bags_inside: 2, late_count: 0, has_counter: true, tills: [], takings: 0 },
      waiting: { reports: 0, reviews: 0, tasks: 0, asked: false },
      hours: [
        { hour: 10, arriving: 2, leaving: 0 },
        { hour: 15, arriving: 1, leaving: 0 },
        { hour: 18, arriving: 0, leaving: 3 },
      ],
    });
    expect(own.get(far)).toMatchObject({
      ccy_code: 'NZD',
      late_count: 1,
      hours: [{ hour: 23, arriving: 3, leaving: 0 }],
    });
    const manager = await today(await createColleague(server, owner, 'manager', [far]));
    expect([...manager.values()]).toMatchObject([{ id: far, takings: null }]);
    server.setNow('2026-11-23T18:11:00Z');
    const evening = { late_count: 1, bags_inside: 2, takings: 750 };
    expect((await today(owner)).get(stashpoint)).toMatchObject(evening);
    // One of the two bags is collected.
    const given = {
      ...actions,
      occurred_at: '2026-11-23T18:11:00Z',
      id: crypto.randomUUID(),
      kind: 'check_out' as const,
    };
    await host().takeCounterAction({
      params: { id: stashpoint },
      body: { ...given, booking_id: booking.id, bag_numbers: [1] },
    });
    expect((await today(owner)).get(stashpoint)).toMatchObject({ bags_inside: 1 });
    expect(await host().listCounterStashpoints()).toContainEqual(
      expect.objectContaining({ id: stashpoint, bags_inside: 1 }),
    );
  });
});

describe('what places earned', () => {
  it('is the host’s share in the ledger: of what was booked, changed and cancelled', async () => {
    const traveller = await createSession(server);
    const client = server.clientOf(traveller.token);
    const kept = await createBooking(server, traveller, stashpoint, { bag_count: 3 });
    const gone = await createBooking(server, traveller, stashpoint, { bag_count: 2 });
    await client.updateBooking({ params: { id: kept.id }, body: { bag_count: 2 } });
    await client.updateBooking({ params: { id: gone.id }, body: { state: 'cancelled' } });
    // Nothing is earned before the stay has ended.
    expect((await takings()).currencies).toMatchObject([{ ccy_code: 'GBP', current: 0, previous: 0 }]);
    server.setNow('2026-12-01T00:00:00Z');
    const { currencies } = await takings();
    expect(currencies).toMatchObject([{ ccy_code: 'GBP', current: 500, previous: 0 }]);
    expect(currencies[0]?.steps).toHaveLength(30);
    expect(currencies[0]?.steps.find(({ date }) => kept.pickup.startsWith(date))?.amount).toBe(500);
  });

  it('equals an independent sum over the ledger, in every currency, by the day from which it counts', async () => {
    const bookings = new Map<string, string>();
    const places = new Map<string, string>();
    for (const currency of ['NZD', 'USD', 'KRW'] as const) {
      const id = await createStashpoint(server, { hostId: owner.user.id, columns: { currency_code: currency } });
      const { id: booking } = await createBooking(server, await createSession(server), id);
      bookings.set(booking, currency);
      places.set(booking, id);
    }
    const { query } = server.database;
    const start = Date.parse('2026-08-01T00:00:00Z');
    const minutes = fc.integer({ min: 0, max: 110 * 24 * 60 });
    const entry = fc.record({
      booking: fc.constantFrom(...bookings.keys()),
      minutes,
      amount: fc.integer({ min: -90_000, max: 90_000 }),
    });
    const pickups = fc.tuple(minutes, minutes, minutes);
    const day = fc
      .integer({ min: 0, max: 100 })
      .map((days) => new Date(start + days * 86_400_000).toISOString().slice(0, 10));
    const at = (minute: number) => new Date(start + minute * 60_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 40 }),
        pickups,
        day,
        day,
        async (entries, ...rest) => {
          const [ends, one, other] = rest;
          const [since = '', until = ''] = [one, other].sort();
          for (const [index, id] of [...bookings.keys()].entries()) {
            const end = ends[index] ?? 0;
            await query
              .updateTable('bookings')
              .set({ dropoff: at(end - 60), pickup: at(end) })
              .where('id', '=', id)
              .execute();
          }
          const rows = entries.map((each) => ({
            booking_id: each.booking,
            kind: 'host_share' as const,
            stashpoint_id: places.get(each.booking) ?? null,
            amount: each.amount,
            currency_code: bookings.get(each.booking) ?? '',
            payment_id: null,
            refund_id: null,
            payout_id: null,
            created: at(each.minutes),
          }));
          const fees = rows.map((row) => ({
            ...{ ...row, kind: 'platform_fee' as const, stashpoint_id: null },
            amount: -row.amount,
          }));
          await query
            .insertInto('ledger_entries')
            .values([...rows, ...fees])
            .execute();
          // The ledger is append-only, so each round adds to those before it.
          const all = await query
            .selectFrom('ledger_entries as l')
            .innerJoin('bookings as b', 'b.id', 'l.booking_id')
            .select(['l.amount', 'l.currency_code', 'l.created', 'b.pickup'])
            .where('l.kind', '=', 'host_share')
            .where('l.booking_id', 'in', [...bookings.keys()])
            .execute();
          const expected = new Map<string, number>();
          for (const { pickup, created, amount, currency_code } of all) {
            const date = new Date(Math.max(created.getTime(), pickup.getTime())).toISOString().slice(0, 10);
            if (pickup < TEST_NOW && date >= since && date <= until)
              expected.set(currency_code, (expected.get(currency_code) ?? 0) + amount);
          }
          const { currencies } = await takings({ since, until });
          for (const { ccy_code, current, steps } of currencies) {
            expect(current).toBe(expected.get(ccy_code) ?? 0);
            expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(current);
            expected.delete(ccy_code);
          }
          expect([...expected.keys()]).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('adds an estimate of missed earnings, limited by the capacity', async () => {
    const row = { stashpoint_id: stashpoint, hour: 22, searches: 1 };
    await server.database.query
      .insertInto('missed_searches')
      .values([
        { ...row, day: '2026-11-10', reason: 'closed', bags: 40 },
        { ...row, day: '2026-11-11', reason: 'full', bags: 9_000 },
      ])
      .execute();
    const [pounds] = (await takings()).currencies;
    // Two of forty bags at the share of a first day; and of a very large number no more than ten, which is the
    // capacity.
    expect(pounds?.missed).toEqual({ closed: 500, full: 2500 });
  });

  it('never estimates more than the capacity at the full share, nor less with more searches', () => {
    const nat = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(nat, nat, fc.nat({ max: 500 }), fc.nat({ max: 50_000 }), (bags, more, room, firstDayShare) => {
        const known = { room, firstDayShare };
        expect(missedTakings(bags, known)).toBeLessThanOrEqual(room * firstDayShare);
        expect(missedTakings(bags + more, known)).toBeGreaterThanOrEqual(missedTakings(bags, known));
      }),
    );
  });
});

describe('the performance of a place', () => {
  const step = (id: string, columns: object) =>
    server.database.query.updateTable('bookings').set(columns).where('id', '=', id).execute();

  it('counts bags, no-shows, and reports answered in time', async () => {
    const traveller = await createSession(server);
    const stay = { dropoff: '2026-11-23T11:00:00Z', pickup: '2026-11-23T15:00:00Z' };
    const came = await createBooking(server, traveller, stashpoint, { ...stay, bag_count: 3 });
    const missed = await createBooking(server, traveller, stashpoint, { ...stay, bag_count: 2 });
    const asked = await createBooking(server, traveller, stashpoint, { ...stay, bag_count: 1 });
    await step(missed.id, { state: 'no_show' });
    server.setNow('2026-11-23T11:05:00Z');
    const { booking } = await server
      .clientOf(traveller.token)
      .reportIncident({ params: { id: asked.id }, body: { kind: 'closed' } });
    await host().answerIncident({ params: { id: String(booking.incident?.id) }, body: { answer: 'agrees' } });
    const times = { checked_in_at: new Date(stay.dropoff), checked_out_at: new Date(stay.pickup) };
    await endStay(server, came.id, times);
    server.setNow('2026-11-23T20:00:00Z');
    const { current, previous, steps, hours } = await figures({ since: '2026-11-09', until: '2026-11-30' });
    expect(current).toMatchObject({
      bookings: 3,
      bags: 3,
      no_shows: 1,
      incidents: 1,
      incidents_due: 1,
      incidents_in_time: 1,
    });
    expect(previous).toMatchObject({ bookings: 0, bags: 0, rating: null });
    expect(steps.find(({ date }) => date === '2026-11-23')).toMatchObject({ bookings: 3, bags: 3 });
    // Three Mondays have passed so far, but only two of each other weekday; and three bags were in storage on one of
    // them.
    const inside = hours.filter(({ weekday, inside }) => weekday === 0 && inside > 0);
    expect(inside.map(({ hour, inside }) => `${hour}: ${inside}`)).toEqual(['11: 1', '12: 1', '13: 1', '14: 1']);
    expect(hours).toHaveLength(168);
    expect(hours.filter(({ open }) => open)).toHaveLength(7 * 12);
  });

  it('shows ratings with their distribution and the latest ones, without hidden ones', async () => {
    for (const [rating, text] of [
      [5, 'Kind.'],
      [3, null],
      [1, 'Rude.'],
    ] as const) {
      const session = await createSession(server);
      const { id } = await createBooking(server, session, stashpoint, { bag_count: 1 });
      await endStay(server, id);
      const body = { booking_id: id, language: 'en' as const, stasher_rating: 5, stashpoint_rating: rating };
      await server
        .clientOf(session.token)
        .createReview({ body: { ...body, ...(text && { stashpoint_review: text }) } });
    }
    const hidden = { hidden_at: TEST_NOW, hidden_reason: 'Spite' };
    await server.database.query.updateTable('reviews').set(hidden).where('stashpoint_review', '=', 'Rude.').execute();
    const { current, ratings, latest_reviews } = await figures();
    expect(current).toMatchObject({ reviews: 2, rating: 4 });
    expect(ratings.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0]);
    expect(latest_reviews.map(({ text }) => text).sort()).toEqual(['Kind.', null]);
    const today = (await host().listStashpointsToday()).find(({ id }) => id === stashpoint);
    expect(today?.waiting.reviews).toBe(2);
  });

  it('covers one place or all, and no other host’s', async () => {
    const other = await createStashpoint(server, { hostId: owner.user.id });
    const row = { hour: 9, day: '2026-11-30', reason: 'closed' as const, bags: 2 };
    await server.database.query
      .insertInto('missed_searches')
      .values([
        { ...row, stashpoint_id: stashpoint, searches: 1 },
        { ...row, stashpoint_id: other, searches: 3 },
        // The first and the last day of the span both count, and the days around it do not.
        { ...row, stashpoint_id: other, searches: 1, day: '2026-11-01' },
        { ...row, stashpoint_id: other, searches: 9, day: '2026-12-01' },
      ])
      .execute();
    const { current, previous, hours, steps } = await figures();
    expect([current.missed_closed, previous.missed_closed]).toEqual([5, 0]);
    expect(steps.filter(({ missed }) => missed > 0)).toMatchObject([
      { date: '2026-11-01', missed: 1 },
      { date: '2026-11-30', missed: 4 },
    ]);
    // A Sunday and a Monday.
    expect(hours.filter(({ missed }) => missed > 0)).toMatchObject([
      { weekday: 0, hour: 9, missed: 4 },
      { weekday: 6, hour: 9, missed: 2 },
    ]);
    expect((await figures({ ...NOVEMBER, stashpoint_id: other })).current.missed_closed).toBe(4);
    const foreign = await createStashpoint(server);
    for (const ask of [figures, takings])
      await expect(ask({ ...NOVEMBER, stashpoint_id: foreign })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it.each([[{ since: '2026-11-30', until: '2026-11-01' }], [{ since: '2024-01-01', until: '2026-11-01' }]])(
    'refuses the span %o by the field’s name',
    async (span) => {
      await expect(figures(span)).rejects.toMatchObject({ id: 'INVALID_DATA', errors: { until: ['INVALID_DATA'] } });
    },
  );

  it('is shown to managers for their own places only, without earnings', async () => {
    const other = await createStashpoint(server, { hostId: owner.user.id });
    const { token } = await createColleague(server, owner, 'manager', [other]);
    const manager = server.clientOf(token);
    await manager.getStashpointFigures({ params, query: { ...NOVEMBER, stashpoint_id: other } });
    await expect(
      manager.getStashpointFigures({ params, query: { ...NOVEMBER, stashpoint_id: stashpoint } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(manager.getStashpointEarnings({ params, query: NOVEMBER })).rejects.toMatchObject({ status: 403 });
  });

  it('is charted by month for long periods, compared with the same number of days before', async () => {
    const { step, steps, before } = await figures({ since: '2025-12-01', until: '2026-11-30' });
    expect(step).toBe('month');
    expect(steps.map(({ date }) => date)).toHaveLength(12);
    expect(before).toEqual({ since: '2024-12-01', until: '2025-11-30' });
  });

  it('is empty, without an error, for a host without a place', async () => {
    await server.database.query.deleteFrom('stashpoints').where('id', '=', stashpoint).execute();
    expect(await figures()).toMatchObject({ current: { bags: 0 }, latest_reviews: [] });
    expect((await takings()).currencies).toEqual([]);
  });
});
