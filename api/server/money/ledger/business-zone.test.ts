import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readConfig } from '../../platform/settings/config.ts';

const ZONE = 'Pacific/Auckland';
/** Paid at noon in London: on the last of October there, and on the first of November in Auckland. */
const PAID = '2026-10-31T12:00:00Z';
const STAY = { dropoff: '2026-10-31T13:00:00Z', pickup: '2026-10-31T15:00:00Z' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ businessZone: ZONE });
});
afterAll(() => server.close());

it('is that of the capital of the operator’s country, or one that is named', () => {
  const zoneOf = (env: Record<string, string>) => readConfig({ DATA_DIR: '/tmp', ...env }).businessZone;
  const ofCountries = ['GB', 'DE', 'US', 'CA', 'AU', 'BR', 'ES', 'PT', 'JP', 'AE', 'NZ'].map((OPERATOR_COUNTRY) =>
    zoneOf({ OPERATOR_COUNTRY }),
  );
  expect(ofCountries).toEqual([
    ...['Europe/London', 'Europe/Berlin', 'America/New_York', 'America/Toronto', 'Australia/Sydney'],
    ...['America/Sao_Paulo', 'Europe/Madrid', 'Europe/Lisbon', 'Asia/Tokyo', 'Asia/Dubai', 'Pacific/Auckland'],
  ]);
  expect(zoneOf({ OPERATOR_COUNTRY: 'US', BUSINESS_ZONE: 'America/Los_Angeles' })).toBe('America/Los_Angeles');
  expect(() => zoneOf({ BUSINESS_ZONE: 'Moon/Base' })).toThrow('BUSINESS_ZONE must be a time zone');
});

it('decides every day and month of money alike, and is fixed by the first paid booking', async () => {
  const before = await startTestServer({ businessZone: 'Asia/Tokyo' }, { beside: server });
  expect(before.services.businessZone).toBe('Asia/Tokyo');
  const again = await startTestServer({ businessZone: ZONE }, { beside: server });
  expect(again.services.businessZone).toBe(ZONE);

  server.setNow(PAID);
  const owner = await createSession(server, 'host');
  const row = { id: owner.user.id, user_id: owner.user.id, business_name: 'Shelf', accepted_tos_at: null };
  await server.database.query
    .insertInto('hosts')
    .values({ ...row, created: new Date() })
    .execute();
  const columns = { first_day_commission: 250 };
  const stashpoint = await createStashpoint(server, { hostId: owner.user.id, columns });
  const host = server.clientOf(owner.token);
  const staff = server.clientOf((await createSession(server, 'admin')).token);
  await createBooking(server, await createSession(server), stashpoint, STAY);
  server.setNow('2026-11-01T02:00:00Z');

  const report = await staff.getRevenueReport({ query: { since: '2026-10-31', until: '2026-11-01' } });
  expect([report.timezone, report.currencies[0]?.days.map(({ revenue }) => revenue)]).toEqual([ZONE, [0, 1300]]);
  const sums = await Promise.all((['day', 'month'] as const).map((by) => host.sumCommissions({ query: { by } })));
  expect(sums.map(({ timezone, items }) => [timezone, items[0]?.key])).toEqual([
    [ZONE, '2026-11-01'],
    [ZONE, '2026-11'],
  ]);
  const statement = await host.getStatement({ params: { id: 'me' }, query: {} });
  expect([statement.year, statement.months.map(({ period }) => period)]).toEqual([2026, ['2026-11']]);
  const takings = await host.getStashpointEarnings({
    params: { id: 'me' },
    query: { since: '2026-11-01', until: '2026-11-01' },
  });
  expect(takings.currencies[0]?.current).toBe(500);
  const { items } = await staff.listReconciledDays({ query: {} });
  expect(items).toMatchObject([{ day: '2026-11-01', transaction_count: 0, ledger_charged: 1300, is_over: false }]);
  const { balances } = await host.getHostMoney({ params: { id: 'me' } });
  expect(balances[0]?.next_payout).toMatchObject({ date: '2026-12-01', amount: 500 });
  // The same by SQL alone.
  const { rows } = await sql<{ day: string; sum: number }>`
    select to_char(created at time zone ${ZONE}, 'YYYY-MM-DD') as day, sum(amount)::int as sum
    from ledger_entries where kind in ('charge', 'refund_card') group by 1`.execute(server.database.query);
  expect(rows).toEqual([{ day: '2026-11-01', sum: 1300 }]);

  const after = await startTestServer({ businessZone: 'Europe/Berlin' }, { beside: server });
  expect(after.services.businessZone).toBe(ZONE);
  await Promise.all([before, again, after].map((each) => each.close()));
});
