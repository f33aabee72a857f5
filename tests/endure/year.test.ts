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
const CAPACITY = 6;

/** An action of one person on a day: `ahead` and `length` in days, `pick` chooses among the options. */
const Deed = fc.record({
  what: fc.constantFrom('book', 'book', 'book', 'cancel', 'longer', 'fewer', 'in', 'out', 'missed'),
  stashpoint: fc.nat(2),
  ahead: fc.nat(12),
  length: fc.nat(3),
  bags: fc.integer({ min: 1, max: 3 }),
  pays: fc.boolean(),
  pick: fc.nat(999),
});
type Deed = typeof Deed extends fc.Arbitrary<infer T> ? T : never;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a year of bookings leaves every ledger balanced and no place over capacity', async () => {
  const days = fc.sample(fc.array(Deed, { minLength: 3, maxLength: 9 }), { numRuns: DAYS, seed: SEED });
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
  const bookings: string[] = [];
  const refusals = new Map<string, number>();
  for (const [day, deeds] of days.entries()) {
    server.setNow(new Date(FIRST_DAY.getTime() + day * DAY_MS));
    // Sessions expire, so everyone who acts today signs in today.
    const traveller = await createSession(server);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    for (const deed of deeds)
      await act(deed, bookings[deed.pick % Math.max(bookings.length, 1)] ?? '').catch((error: unknown) => {
        if (!(error instanceof ResponseError) || error.status >= 500) throw error;
        refusals.set(error.id, (refusals.get(error.id) ?? 0) + 1);
      });

    async function act({ what, stashpoint, ahead, length, bags, pays }: Deed, known: string): Promise<void> {
      const today = server.services.now().getTime();
      if (what === 'book') {
        const dropoff = new Date(today + ahead * DAY_MS + 3_600_000);
        const pickup = new Date(dropoff.getTime() + length * DAY_MS + 4 * 3_600_000);
        const stay = { dropoff: dropoff.toISOString(), pickup: pickup.toISOString(), bag_count: bags };
        const { id } = await holdBooking(server, traveller, stashpoints[stashpoint] ?? '', stay);
        if (!pays) return;
        await staff.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
        bookings.push(id);
        return;
      }
      const booking = await staff.getBooking({ params: { id: known }, query: {} });
      const later = new Date(Date.parse(booking.pickup) + (length + 1) * 3_600_000).toISOString();
      const body = {
        cancel: { state: 'cancelled' as const },
        longer: { pickup: later },
        fewer: { bag_count: 1 },
        in: { state: 'checked_in' as const },
        out: { state: 'checked_out' as const },
        missed: { state: 'no_show' as const },
      }[what];
      await staff.updateBooking({ params: { id: known }, body });
    }
  }
  expect(bookings.length).toBeGreaterThan(200);
  for (const id of bookings) await ledgerOf(server, id);
  expect(await fullest(), 'bags at a place at one time').toBeLessThanOrEqual(CAPACITY);
  process.stdout.write(
    `${bookings.length} stays; refused: ${[...refusals].map((each) => each.join(' ')).join(', ')}\n`,
  );
});

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
