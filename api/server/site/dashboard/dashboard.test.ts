import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: Client;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
  traveller = await createSession(server);
});
afterAll(() => server.close());

describe('the dashboard', () => {
  it('counts today’s bookings by the midnight of the business, beside the same day last week', async () => {
    server.setNow('2026-11-16T09:00:00Z');
    const stashpoint = await createStashpoint(server);
    const stay = { dropoff: '2026-11-30T10:00:00Z', pickup: '2026-11-30T12:00:00Z' };
    await createBooking(server, traveller, stashpoint, stay);
    server.setNow('2026-11-16T15:00:00Z');
    await createBooking(server, traveller, stashpoint, stay);
    server.setNow('2026-11-23T10:00:00Z');
    await createBooking(server, traveller, stashpoint, { ...stay, bag_count: 1 });
    const { currencies } = await staff.getRevenueReport({});
    expect(currencies).toHaveLength(1);
    // The second booking of last Monday was made later in the day than now.
    expect(currencies[0]).toMatchObject({
      ccy_code: 'GBP',
      today: { bookings: 1, revenue: 700 },
      week_ago: { bookings: 1, revenue: 1300 },
    });
    expect(currencies[0]?.days).toHaveLength(14);
    expect(currencies[0]?.days.at(-1)).toEqual({ date: '2026-11-23', bookings: 1, revenue: 700 });
    expect(currencies[0]?.days.at(-8)).toEqual({ date: '2026-11-16', bookings: 2, revenue: 2600 });
  });

  it('reports the days of a period, and refuses one that is none', async () => {
    const report = (since: string, until: string) => staff.getRevenueReport({ query: { since, until } });
    const { since, until, currencies } = await report('2026-11-16', '2026-11-17');
    expect([since, until]).toEqual(['2026-11-16', '2026-11-17']);
    expect(currencies).toMatchObject([{ sum: { bookings: 2, revenue: 2600 }, today: { revenue: 700 } }]);
    expect(currencies[0]?.days.map(({ revenue }) => revenue)).toEqual([2600, 0]);
    const wrong = { id: 'INVALID_DATA', errors: { until: ['INVALID_DATA'] } };
    await expect(report('2026-11-17', '2026-11-16')).rejects.toMatchObject(wrong);
    await expect(report('2024-11-17', '2026-11-16')).rejects.toMatchObject(wrong);
  });

  it('adds currencies up by the rates of their days, and names those without a rate', async () => {
    const total = async () =>
      (await staff.getRevenueReport({ query: { since: '2026-11-16', until: '2026-11-23' } })).total;
    expect(await total()).toMatchObject({
      ccy_code: 'EUR',
      revenue: 0,
      bookings: 3,
      missing: ['GBP'],
      oldest_rate: null,
    });
    const set = (rate: string, valid_from: string) =>
      staff.setCurrencyRate({ params: { code: 'GBP' }, body: { rate, valid_from } });
    await set('1.2', '2026-11-17');
    expect(await total()).toMatchObject({ revenue: 840, missing: ['GBP'], oldest_rate: '2026-11-17' });
    await set('1.1', '2026-11-16');
    const whole = await total();
    expect(whole).toMatchObject({ revenue: 2860 + 840, missing: [], oldest_rate: '2026-11-16' });
    expect(whole.days.map(({ revenue }) => revenue)).toEqual([2860, 0, 0, 0, 0, 0, 0, 840]);
    await staff.updateAdminCurrency({ params: { code: 'GBP' }, body: { reporting: true } });
    expect(await total()).toMatchObject({ ccy_code: 'GBP', revenue: 3300, missing: [], oldest_rate: null });
    await staff.updateAdminCurrency({ params: { code: 'EUR' }, body: { reporting: true } });
    expect((await total()).revenue).toBe(3700);
  });

  it('names closed places with bookings', async () => {
    const stashpoint = await createStashpoint(server, { columns: { name: 'Shut Shelf' } });
    await createBooking(server, traveller, stashpoint, { bag_count: 3 });
    const shut = async () => (await staff.getDashboard()).closed_stashpoints.places.find(({ id }) => id === stashpoint);
    expect(await shut()).toBeUndefined();
    await staff.updateAdminStashpoint({ params: { id: stashpoint }, body: { active: false, accept_stranded: 1 } });
    expect(await shut()).toMatchObject({ name: 'Shut Shelf', bookings: 1, bags: 3 });
  });

  it('counts failed payments and places pending approval', async () => {
    const before = await staff.getDashboard();
    const held = await holdBooking(server, traveller, await createStashpoint(server));
    const client = server.clientOf(traveller.token);
    const attempt = { booking_id: held.id, payment_method: 'pm_card_chargeDeclined' };
    // Tried again, it is still one booking.
    for (let tries = 0; tries < 2; tries += 1)
      await expect(client.payByCard({ body: attempt })).rejects.toMatchObject({ id: 'PAYMENT_FAILED' });
    await createStashpoint(server, { columns: { status: 'submitted' } });
    const after = await staff.getDashboard();
    expect(after.failing_payments.count).toBe(before.failing_payments.count + 1);
    expect(after.failing_payments.latest[0]).toMatchObject({ booking_id: held.id, refusal: 'generic_decline' });
    expect(after.approvals.waiting).toBe(before.approvals.waiting + 1);
  });

  it('counts what its lists show', async () => {
    const { closed_stashpoints, failing_payments, money_trouble, incidents, approvals } = await staff.getDashboard();
    expect(closed_stashpoints.count).toBeGreaterThan(0);
    expect(failing_payments.count).toBeGreaterThan(0);
    const total = async (page: Promise<{ total: number }>) => (await page).total;
    const { since } = failing_payments;
    expect(await total(staff.listAdminStashpoints({ query: { stranding: true } }))).toBe(closed_stashpoints.count);
    expect(await total(staff.listAdminBookings({ query: { payment_failed: true, payment_failed_since: since } }))).toBe(
      failing_payments.count,
    );
    expect(await total(staff.listAdminBookings({ query: { money_trouble: true } }))).toBe(money_trouble.count);
    expect(await total(staff.listIncidents({ query: { open: true } }))).toBe(incidents.open);
    expect(await total(staff.listAdminStashpoints({ query: { status: 'submitted' } }))).toBe(approvals.waiting);
  });
});
