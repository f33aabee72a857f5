import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

async function hostWithStashpoints() {
  const owner = await createSession(server, 'host');
  const row = { id: owner.user.id, user_id: owner.user.id, business_name: 'Shelf', accepted_tos_at: null };
  await server.database.query
    .insertInto('hosts')
    .values({ ...row, created: new Date() })
    .execute();
  const stashpoint = (name: string, currency_code: 'GBP' | 'EUR' = 'GBP') =>
    createStashpoint(server, { hostId: owner.user.id, columns: { name, currency_code, first_day_commission: 250 } });
  return { id: owner.user.id, client: server.clientOf(owner.token), stashpoint };
}

describe('commissions', () => {
  it('list earnings and deductions with their cost bearer and the balance after each', async () => {
    const { id, client, stashpoint } = await hostWithStashpoints();
    const [a, b] = [await stashpoint('A'), await stashpoint('B')];
    const kept = await createBooking(server, traveller, a);
    server.setNow('2026-11-23T10:05:00Z');
    const cancelled = await createBooking(server, traveller, b);
    server.setNow('2026-11-23T10:10:00Z');
    const params = { id: cancelled.id };
    await server.clientOf(traveller.token).updateBooking({ params, body: { state: 'cancelled' } });
    server.setNow('2026-11-23T10:15:00Z');
    const refund = { booking_id: kept.id, to: 'source' as const, reason: 'Wet.' };
    await server.clientOf(staff.token).createRefund({ body: { ...refund, amount: 200, borne_by: 'host' } });
    await server.clientOf(staff.token).createRefund({ body: { ...refund, amount: 100, borne_by: 'platform' } });
    // Nothing is earned before its stay ends.
    expect((await client.listCommissions({})).total).toBe(0);
    server.setNow('2026-11-24T20:00:00Z');
    const { items } = await client.listCommissions({ query: { order: 'ASC' } });
    expect(
      items.map(({ kind, amount, balance, booking }) => [kind, amount, balance, booking?.stashpoint_name]),
    ).toEqual([
      ['earned', 500, 500, 'A'],
      ['earned', 500, 1000, 'B'],
      ['cancelled', -500, 500, 'B'],
      ['refunded', -200, 300, 'A'],
    ]);
    const headers = { Accept: 'text/csv', Authorization: `Token ${staff.token}` };
    const file = await fetch(`${server.url}/v2/commissions?host_id=${id}`, { headers });
    expect(await file.text()).toMatch(new RegExp(`refunded,-200,300,GBP,100,${kept.id},`));
    expect(items[0]?.booking).toMatchObject({ paid: 1300, refunded: 300, refunded_by_host: 200 });
    const only = await client.listCommissions({ query: { stashpoint_id: b } });
    expect(only.items.map(({ balance }) => balance)).toEqual([500, 1000]);
    const { items: sums } = await client.sumCommissions({ query: { by: 'place' } });
    expect(
      sums.map(({ label, earned, taken_back, booking_count }) => [label, earned, taken_back, booking_count]).sort(),
    ).toEqual([
      ['A', 300, 0, 1],
      ['B', 0, 0, 1],
    ]);
    const { items: days } = await client.sumCommissions({ query: { by: 'day' } });
    expect(days).toMatchObject([{ key: '2026-11-24', earned: 300, taken_back: 0 }]);
  });

  it('separate currencies, and filter by day', async () => {
    const { client, stashpoint } = await hostWithStashpoints();
    await createBooking(server, traveller, await stashpoint('A'));
    await createBooking(server, traveller, await stashpoint('B', 'EUR'));
    server.setNow('2026-11-24T20:00:00Z');
    const { items } = await client.listCommissions({});
    expect(items.map(({ ccy_code, balance }) => [ccy_code, balance]).sort()).toEqual([
      ['EUR', 500],
      ['GBP', 500],
    ]);
    expect((await client.listCommissions({ query: { ccy_code: 'EUR' } })).total).toBe(1);
    // An entry that counts from this very moment belongs to the period that begins with it.
    const moment = items[0]?.created ?? '';
    expect((await client.listCommissions({ query: { until: moment } })).total).toBe(0);
    expect((await client.listCommissions({ query: { from: moment } })).total).toBe(2);
    await expect(client.listCommissions({ query: { from: '2026-02-30T00:00:00Z' } })).rejects.toMatchObject({
      errors: { from: [expect.any(String)] },
    });
  });

  it('are inaccessible to everyone else', async () => {
    const [one, other] = [await hostWithStashpoints(), await hostWithStashpoints()];
    await createBooking(server, traveller, await one.stashpoint('A'));
    expect((await other.client.listCommissions({})).items).toEqual([]);
    await expect(other.client.listCommissions({ query: { host_id: one.id } })).rejects.toMatchObject({ status: 404 });
    await expect(other.client.sumCommissions({ query: { host_id: one.id, by: 'day' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
