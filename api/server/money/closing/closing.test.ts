import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, withoutLaws } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { preparePayouts } from '../payouts/prepare-payouts.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let server: TestServer;
let staff: Client;
let traveller: AuthToken;
let host: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer({ businessZone: 'Europe/Berlin' });
  server.setNow('2026-10-20T10:00:00Z');
  staff = server.clientOf((await createSession(server, 'admin')).token);
  traveller = await createSession(server);
  host = await createSession(server, 'host');
  const row = { id: host.user.id, user_id: host.user.id, business_name: 'Shelf & Sons', accepted_tos_at: null };
  await server.database.query
    .insertInto('hosts')
    .values({ ...row, created: new Date() })
    .execute();
  const columns = { first_day_commission: 600 };
  stashpoint = await createStashpoint(server, { hostId: host.user.id, columns });
});
afterAll(() => server.close());

const OCTOBER = { id: '2026-10' };
const stayOn = (day: string) => ({ dropoff: `${day}T11:00:00Z`, pickup: `${day}T15:00:00Z` });
const month = () => staff.getMonth({ params: OCTOBER });
const close = (note: string | null) => staff.closeMonth({ params: OCTOBER, body: { note } });

it('says what is missing, step by step, until the month is closed', async () => {
  await createBooking(server, traveller, stashpoint, stayOn('2026-10-20'));
  expect(await month()).toMatchObject({ state: 'running', gaps: ['NOT_OVER', 'NOT_EXPORTED'] });
  await expect(close('Too early.')).rejects.toMatchObject({ id: 'CONFLICT' });

  // Its last hour in Berlin is November's first nowhere else.
  server.setNow('2026-10-31T22:59:00Z');
  expect((await month()).state).toBe('running');
  server.setNow('2026-11-02T10:00:00Z');
  // Until the payment service's records are fetched, its days differ.
  expect((await month()).gaps).toEqual(['DAYS_DIFFER', 'NOT_EXPORTED']);
  await reconcile(server.services);
  // The sandbox keeps the machine's time.
  const occurred = new Date('2026-10-20T10:00:00Z');
  await withoutLaws(server, (query) => query.updateTable('processor_transactions').set({ occurred }).execute());
  expect(await month()).toMatchObject({ state: 'open', gaps: ['NOT_EXPORTED'], without_account: 1, runs: [] });
  expect(await month()).toMatchObject({ invoices: { issued: 0, due: 0, waiting: 1 } });

  const account = {
    payment_type: 'bank_transfer',
    account_ccy: 'GBP',
    account_holder: 'Shelf & Sons',
    account_number: 'GB33BUKB20201555555555',
    account_country: 'GB',
    account_city_name: 'London',
    account_address: '1 Shelf Street',
  } as const;
  await staff.createExternalAccount({ body: { host_id: host.user.id, ...account } });
  await preparePayouts(server.services);
  const waiting = await month();
  expect(waiting).toMatchObject({ gaps: ['RUNS_OPEN', 'NOT_EXPORTED'], without_account: 0, runs: [{ amount: 1200 }] });
  const { accounts } = await staff.getDashboard();
  expect(accounts).toMatchObject({
    runs: 1,
    oldest_run: '2026-11-02T10:00:00.000Z',
    unexplained: 0,
    months: ['2026-10'],
  });
  await expect(close(null)).rejects.toMatchObject({ errors: { note: ['REQUIRED_DATA_CLIENT_ERROR'] } });
  const run = waiting.runs[0]?.id ?? '';
  await staff.releasePayoutRun({ params: { id: run }, body: { amount: 1200, payout_count: 1 } });
  expect((await staff.noteMonthExport({ params: OCTOBER })).gaps).toEqual([]);
  const closings = await Promise.allSettled([close(null), close(null)]);
  expect(closings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await month()).toMatchObject({ state: 'closed', changed: false, note: null });
  const log = await staff.listChanges({ query: { entity: 'month', entity_id: '2026-10' } });
  expect(log.items.map(({ action }) => action)).toEqual(['closed']);
});

it('counts what comes later in a later month', async () => {
  const { sums, closed } = await month();
  const [booking] = (await staff.listAdminBookings({ query: { paid_until: '2026-10-31' } })).items;
  const refund = {
    booking_id: booking?.id ?? '',
    to: 'source',
    reason: 'Wet.',
    amount: 200,
    borne_by: 'host',
  } as const;
  await staff.createRefund({ body: refund });
  expect(await month()).toMatchObject({ sums, closed, changed: false });
  const { items } = await staff.sumLedgerEntries({ query: { since: '2026-11-01', until: '2026-11-30' } });
  expect(items.filter(({ part }) => part === 'takings' || part === 'hosts')).toMatchObject([
    { part: 'takings', amount: -200 },
    { part: 'hosts', amount: -200 },
  ]);
  expect((await staff.listMonths({ query: {} })).items).toMatchObject([
    { id: '2026-11', state: 'running', closed: null },
    { id: '2026-10', state: 'closed' },
  ]);
  for (const id of ['2026-09', '2026-12'])
    await expect(staff.getMonth({ params: { id } })).rejects.toMatchObject({ status: 404 });
  // Today's refund has not reached the payment service's records: its day is not over.
  const { items: days } = await staff.listReconciledDays({ query: {} });
  expect(days.map(({ day, agrees, is_over }) => [day, agrees, is_over])).toEqual([
    ['2026-11-02', false, false],
    ['2026-10-20', true, true],
  ]);
});

it('leads from every figure to its rows', async () => {
  const days = { since: '2026-10-01', until: '2026-11-30' };
  const { currencies } = await staff.getRevenueReport({ query: days });
  const [pounds] = currencies;
  const amountOf = (part: string) => pounds?.parts.find((each) => each.part === part)?.amount ?? 0;
  expect(amountOf('takings')).toBe(pounds?.sum.revenue);
  const shares = ['hosts', 'guarantee', 'trees', 'claims', 'ours'].map(amountOf);
  expect(shares.reduce((sum, share) => sum + share)).toBe(amountOf('takings'));
  for (const { part, amount } of pounds?.parts ?? []) {
    const { items } = await staff.listLedgerEntries({ query: { ...days, part, ccy_code: 'GBP', per_page: 50 } });
    expect(items.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
  }
  const paid = { paid_since: days.since, paid_until: days.until };
  expect((await staff.listAdminBookings({ query: { ...paid, ccy_code: 'GBP' } })).total).toBe(1);
  expect((await staff.listAdminBookings({ query: { ...paid, ccy_code: 'EUR' } })).total).toBe(0);
  const { items } = await staff.listHostBalances({ query: { q: 'sons' } });
  const own = await server.clientOf(host.token).getHostMoney({ params: { id: 'me' } });
  expect(items.map(({ id: _, host: __, ...balance }) => balance)).toEqual(own.balances);
  const file = await fetch(`${server.url}/v2/ledger-entries?since=${days.since}&until=${days.until}`, {
    headers: { Accept: 'text/csv', Authorization: `Token ${(await createSession(server, 'admin')).token}` },
  });
  const lines = (await file.text()).trim().split('\n').slice(1);
  expect(lines).toHaveLength((await staff.listLedgerEntries({ query: days })).total);
  for (const path of ['/v2/ledger-entries?since=2026-02-30', '/v2/ledger-entries?after=x', '/v2/months/2026-13']) {
    const reply = await fetch(`${server.url}${path}`, {
      headers: { Authorization: `Token ${(await createSession(server, 'admin')).token}` },
    });
    expect(reply.status).toBe(422);
  }
});
