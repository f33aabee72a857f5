import { ResponseError } from '@cubby/api/client';
import {
  createSession,
  createStashpoint,
  everyDay,
  holdBooking,
  ledgerOf,
  startTestServer,
  type TestServer,
} from '@cubby/api/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SEED = Number(process.env.ENDURE_SEED ?? 1);
const FIRST_DAY = new Date('2026-03-01T09:00:00Z');
const DAYS = 365;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CAPACITY = 6;

/**
 * An action of one person on a day: `ahead` and `length` in days, `hour` within the day, `pick` chooses among the
 * options.
 */
const Action = fc.record({
  what: fc.constantFrom(
    ...(['book', 'book', 'book', 'cancel', 'longer', 'shorter', 'fewer', 'more', 'in', 'out', 'missed'] as const),
  ),
  stashpoint: fc.nat(2),
  ahead: fc.nat(6),
  length: fc.nat(3),
  hour: fc.nat(9),
  bags: fc.integer({ min: 1, max: 3 }),
  pays: fc.boolean(),
  pick: fc.nat(999),
});
type Action = typeof Action extends fc.Arbitrary<infer T> ? T : never;
/** The actions of travellers that may give money back. */
const CHANGES: readonly Action['what'][] = ['cancel', 'shorter', 'longer', 'fewer', 'more'];

/** The end of a stay's refunds: the first drop-off it had once paid, or an hour after paying, whichever is later. */
interface Terms {
  id: string;
  until: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a year of bookings and changes leaves every ledger balanced, refunds nothing late, and overfills no place', async () => {
  const days = fc.sample(fc.array(Action, { minLength: 3, maxLength: 9 }), { numRuns: DAYS, seed: SEED });
  server.setNow(FIRST_DAY);
  const host = await createSession(server, 'host');
  const stashpoints: string[] = [];
  for (let number = 0; number < 3; number += 1)
    stashpoints.push(
      await createStashpoint(server, {
        hostId: host.user.id,
        hours: everyDay('06:00:00', '23:00:00'),
        capacity: { standard: CAPACITY },
      }),
    );
  const stays: Terms[] = [];
  const refusals = new Map<string, number>();
  const counts = { changed: 0, late: 0, paid: 0, refunded: 0 };
  // One traveller for the whole year: only a stay's own traveller is bound by the refund rule.
  const traveller = await createSession(server);
  await server.database.executeSql(`update tokens set expires_at = now() + interval '10 years'`);
  const own = server.clientOf(traveller.token);
  const staff = server.clientOf((await createSession(server, 'admin')).token);
  for (const [day, actions] of days.entries())
    for (const action of actions.sort((one, other) => one.hour - other.hour)) {
      server.setNow(new Date(FIRST_DAY.getTime() + day * DAY_MS + action.hour * HOUR_MS));
      // Newer stays are picked more often, so that many are changed around their drop-off.
      const recent = stays.slice(-24);
      await act(action, recent[action.pick % Math.max(recent.length, 1)]).catch((error: unknown) => {
        if (!(error instanceof ResponseError) || error.status >= 500) throw error;
        refusals.set(error.id, (refusals.get(error.id) ?? 0) + 1);
      });
    }

  async function act({ what, stashpoint, ahead, length, bags, pays }: Action, stay: Terms | undefined): Promise<void> {
    const now = server.services.now().getTime();
    if (what === 'book') {
      const dropoff = new Date(now + ahead * DAY_MS + HOUR_MS);
      const pickup = new Date(dropoff.getTime() + length * DAY_MS + 2 * HOUR_MS);
      const times = { dropoff: dropoff.toISOString(), pickup: pickup.toISOString(), bag_count: bags };
      const { id } = await holdBooking(server, traveller, stashpoints[stashpoint] ?? '', times);
      if (!pays) return;
      await own.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
      stays.push({ id, until: Math.max(dropoff.getTime(), now + HOUR_MS) });
      return;
    }
    if (!stay) return;
    const params = { id: stay.id };
    if (!CHANGES.includes(what)) {
      const state = { in: 'checked_in', out: 'checked_out', missed: 'no_show' }[what as 'in' | 'out' | 'missed'];
      await staff.updateBooking({ params, body: { state: state as 'checked_in', reason: 'host_asked' } });
      return;
    }
    const before = await ledgerOf(server, stay.id);
    const { pickup, dropoff, bag_count, has_been_checked_in } = await own.getBooking({ params, query: {} });
    const moved = (hours: number) =>
      new Date(Math.max(Date.parse(pickup) + hours * HOUR_MS, Date.parse(dropoff) + HOUR_MS));
    const body = {
      cancel: { state: 'cancelled' as const },
      longer: { pickup: moved(24 * length + 1).toISOString() },
      shorter: { pickup: moved(-24 * length - 1).toISOString() },
      fewer: { bag_count: 1 },
      more: { bag_count: bag_count + 1 },
    }[what as 'cancel'];
    const after = await own.updateBooking({ params, body });
    if (after.pending_change) {
      await own.payByCard({ body: { booking_id: after.pending_change.id, payment_method: 'pm_card_visa' } });
      await own.finalizePayment({ body: { booking_id: after.pending_change.id } });
      counts.paid += 1;
    }
    counts.changed += 1;
    const [had, has] = [refunded(before), refunded(await ledgerOf(server, stay.id))];
    counts.refunded += has - had;
    if (now < stay.until && !has_been_checked_in) return;
    counts.late += 1;
    expect(has, `refunded by "${what}" of ${stay.id} after its refunds had ended`).toBe(had);
  }

  expect(stays.length).toBeGreaterThan(200);
  expect(Math.min(counts.late, counts.paid, counts.changed - counts.late)).toBeGreaterThan(30);
  for (const { id } of stays) await ledgerOf(server, id);
  expect(await fullest(), 'bags at a place at one time').toBeLessThanOrEqual(CAPACITY);
  process.stdout.write(
    `${stays.length} stays, ${counts.changed} changes: ${counts.late} late, ${counts.paid} paid for, ` +
      `${counts.refunded} pence refunded; refused: ${[...refusals].map((each) => each.join(' ')).join(', ')}\n`,
  );
});

/** Returns what a ledger says was given back, in minor units. */
function refunded({ refund_card = 0, refund_credit = 0 }: Awaited<ReturnType<typeof ledgerOf>>): number {
  return -refund_card - refund_credit;
}

/** Returns the most bags that were ever due at one place at once, counted from the rows themselves. */
async function fullest(): Promise<number> {
  const { rows } = await server.database.executeSql(`
    select coalesce(max(bags), 0)::int as most from (
      select (select sum(o.bag_count) from bookings o where o.stashpoint_id = b.stashpoint_id
        and o.state in ('confirmed', 'checked_in', 'checked_out', 'no_show') and o.changes_booking_id is null
        and o.dropoff <= b.dropoff and least(o.pickup, coalesce(o.checked_out_at, o.pickup)) > b.dropoff) as bags
      from bookings b where b.state in ('confirmed', 'checked_in', 'checked_out', 'no_show')) loads`);
  return Number(rows[0]?.most);
}
