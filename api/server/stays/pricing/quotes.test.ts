import { addSeconds } from 'date-fns/addSeconds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONTACT,
  createCity,
  createSession,
  createStashpoint,
  everyDay,
  holdBooking,
  ROUND_THE_CLOCK,
  TOMORROW,
  untilAfterNoon,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

type Request = Partial<Parameters<TestServer['client']['createQuote']>[0]['body']>;
const quote = (stashpoint_id: string, request: Request = {}) =>
  server.client.createQuote({ body: { stashpoint_id, ...TOMORROW, bag_count: 2, ...request } });

async function coupon(columns: Record<string, unknown>): Promise<string> {
  const code = `C${Math.random().toString(36).slice(2, 9)}`.toUpperCase();
  await server.database.query
    .insertInto('coupons')
    .values({
      id: code,
      code,
      percent: 10,
      active_at: new Date('2026-01-01'),
      expires_at: new Date('2027-01-01'),
      ...columns,
    })
    .execute();
  return code;
}

describe('a quote', () => {
  it('names every line of the price', async () => {
    const stashpoint = await createStashpoint(server);
    const answer = await quote(stashpoint, { pickup: '2026-11-26T18:00:00Z', tree_count: 2, source: 'web' });
    expect(answer).toMatchObject({
      bag_count: 2,
      days: 3,
      first_day_price: 1000,
      extra_day_price: 1600,
      pre_discount_total_booking_fee: 100,
      pre_discount_total_guarantee_fee: 200,
      tree_count: 2,
      tree_price: 80,
      discount_amount: 0,
      pre_discount_price: 2980,
      post_discount_price: 2980,
      ccy_code: 'GBP',
      ccy_minor_in_major: 100,
      tier: 'premium',
      stashpoint: { id: stashpoint, timezone: 'Europe/London' },
    });
  });

  it('prices a currency without minor units', async () => {
    const columns = {
      currency_code: 'KRW',
      timezone: 'Asia/Seoul',
      first_day_cost: 9000,
      booking_fee: 0,
      guarantee_fee: 1500,
    } as const;
    const stashpoint = await createStashpoint(server, { hours: ROUND_THE_CLOCK, columns });
    const stay = { bag_count: 1, pickup: '2026-11-24T14:00:00Z' };
    expect(await quote(stashpoint, stay)).toMatchObject({ ccy_minor_in_major: 1, post_discount_price: 10_500 });
  });

  it('prices bags by size if sizes cost differently', async () => {
    const stashpoint = await createStashpoint(server, {
      capacity: { small: 2, large: 2 },
      columns: {
        size_pricing: JSON.stringify({ large: { first_day_cost: 900, extra_day_cost: 800 } }),
        storage_type: 'hivebox_locker_bank',
      },
    });
    const answer = await quote(stashpoint, {
      storage_spaces: [
        { size: 'large', quantity: 1 },
        { size: 'small', quantity: 1 },
      ],
    });
    expect(answer.first_day_price).toBe(1400);
    expect(answer.storage_spaces).toHaveLength(2);
  });

  it('gives bags without a size the smallest units of a locker bank', async () => {
    const stashpoint = await createStashpoint(server, {
      capacity: { small: 1, large: 2 },
      columns: { storage_type: 'lambda_locker' },
    });
    const answer = await quote(stashpoint, { bag_count: 3 });
    expect(answer.storage_spaces.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['large', 2],
      ['small', 1],
    ]);
    await expect(quote(stashpoint, { bag_count: 4 })).rejects.toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
  });

  it.each<[string, string, Request]>([
    ['drop-off in the past', 'DROPOFF_IN_PAST', { dropoff: '2026-11-23T08:00:00Z', pickup: '2026-11-23T18:00:00Z' }],
    ['pick-up before drop-off', 'DROPOFF_AFTER_PICKUP', { pickup: '2026-11-24T09:00:00Z' }],
    ['more than thirty days', 'STAY_TOO_LONG', { pickup: '2027-01-24T10:00:00Z' }],
    ['drop-off before opening', 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN', { dropoff: '2026-11-24T06:00:00Z' }],
    ['pick-up after closing', 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN', { pickup: '2026-11-24T20:30:00Z' }],
    ['more bags than there is room for', 'NO_AVAILABILITY_AT_STASHPOINT', { bag_count: 11 }],
    ['an unknown coupon', 'COUPON_NOT_FOUND', { coupon_code: 'NOPE' }],
    ['no bags', 'INVALID_DATA', { bag_count: 0 }],
    ['more bags than anyone carries', 'INVALID_DATA', { bag_count: 51 }],
    ['a forest', 'INVALID_DATA', { tree_count: 21 }],
    ['sizes that do not add up', 'INVALID_DATA', { storage_spaces: [{ size: 'large', quantity: 1 }] }],
  ])('is refused for %s', async (_, id, request) => {
    await expect(quote(await createStashpoint(server), request)).rejects.toMatchObject({ id, status: 422 });
  });

  it('is refused on a day the place is closed', async () => {
    const closed = { date: '2026-11-24', type: 'closed' as const, start_time: null, end_time: null };
    const stashpoint = await createStashpoint(server, { exceptions: [closed] });
    await expect(quote(stashpoint)).rejects.toMatchObject({ id: 'STASHPOINT_CLOSED' });
    const away = await createStashpoint(server, { closures: [{ start_date: '2026-11-20', end_date: '2026-11-30' }] });
    await expect(quote(away)).rejects.toMatchObject({ id: 'STASHPOINT_CLOSED' });
  });

  it.each([
    ['inactive', { active: false }],
    ['not approved', { status: 'submitted' as const }],
  ])('is refused by a place that is %s', async (_, columns) => {
    await expect(quote(await createStashpoint(server, { columns }))).rejects.toMatchObject({
      id: 'STASHPOINT_INACTIVE',
    });
  });

  it('is refused for an unknown place', async () => {
    await expect(quote('000000000000')).rejects.toMatchObject({ id: 'NOT_FOUND', status: 404 });
  });

  it('lets bags stay overnight while the place is closed', async () => {
    const stashpoint = await createStashpoint(server, { hours: everyDay('08:00:00', '20:00:00') });
    expect((await quote(stashpoint, { pickup: '2026-11-25T09:00:00Z' })).days).toBe(2);
  });
});

describe('a coupon', () => {
  it('deducts a percentage, or an amount in its currency', async () => {
    const stashpoint = await createStashpoint(server);
    const fresh = await coupon({ active_at: TEST_NOW });
    expect(await quote(stashpoint, { coupon_code: fresh.toLowerCase() })).toMatchObject({
      discount_amount: 130,
      post_discount_price: 1170,
    });
    const amount = await coupon({ percent: null, amount: 300, currency_code: 'GBP' });
    expect(await quote(stashpoint, { coupon_code: amount })).toMatchObject({ discount_amount: 300 });
    // Ten pence cannot be charged.
    const almost = await coupon({ percent: null, amount: 1290, currency_code: 'GBP' });
    const booking = await holdBooking(server, await createSession(server), stashpoint, { coupon_code: almost });
    expect(booking).toMatchObject({ state: 'confirmed', discount_amount: 1300, total_price_amount: 0 });
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['over', 'COUPON_EXPIRED', { expires_at: TEST_NOW }],
    ['not begun', 'COUPON_EXPIRED', { active_at: addSeconds(TEST_NOW, 1) }],
    ['used up', 'COUPON_EXPIRED', { uses_left: 0 }],
    ['in another currency', 'COUPON_WRONG_LOCATION', { percent: null, amount: 300, currency_code: 'EUR' }],
  ])('that is %s is refused', async (_, id, columns) => {
    await expect(quote(await createStashpoint(server), { coupon_code: await coupon(columns) })).rejects.toMatchObject({
      id,
      errors: { coupon_code: [id] },
    });
  });

  it('of another city is refused', async () => {
    const { id: elsewhere } = await createCity(server, { name: 'Leeds' });
    const code = await coupon({ city_id: elsewhere });
    await expect(quote(await createStashpoint(server), { coupon_code: code })).rejects.toMatchObject({
      id: 'COUPON_WRONG_LOCATION',
    });
  });

  it('of one person is unknown to others', async () => {
    const owner = await createSession(server);
    const code = await coupon({ customer_id: owner.user.id });
    const stashpoint = await createStashpoint(server);
    await expect(quote(stashpoint, { coupon_code: code })).rejects.toMatchObject({ id: 'COUPON_NOT_FOUND' });
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2, coupon_code: code };
    expect((await server.clientOf(owner.token).createQuote({ body })).discount_amount).toBe(130);
  });

  it('is counted per customer, and a cancelled booking returns its use', async () => {
    const session = await createSession(server);
    const stashpoint = await createStashpoint(server);
    const code = await coupon({ uses_per_customer: 1 });
    const first = await holdBooking(server, session, stashpoint, { coupon_code: code });
    const other = untilAfterNoon(0);
    await expect(holdBooking(server, session, stashpoint, { ...other, coupon_code: code })).rejects.toMatchObject({
      id: 'COUPON_EXPIRED',
    });
    await server.clientOf(session.token).updateBooking({ params: { id: first.id }, body: { state: 'cancelled' } });
    expect((await holdBooking(server, session, stashpoint, { coupon_code: code })).discount_amount).toBe(130);
  });

  it('is counted per mailbox, whatever the tag or spelling of the address', async () => {
    const stashpoint = await createStashpoint(server);
    const code = await coupon({ uses_per_customer: 1 });
    const book = async (email: string) =>
      holdBooking(server, await createSession(server), stashpoint, {
        coupon_code: code,
        customer: { ...CONTACT, email },
      });
    await book('ada+first@example.org');
    for (const email of ['ada@example.org', 'Ada+second@Example.org', 'ada+first+third@example.org'])
      await expect(book(email)).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
    expect((await book('ada.first@example.org')).discount_amount).toBe(130);
  });

  it('is refused in the quote already, if the customer is known', async () => {
    const session = await createSession(server);
    const customer = { ...CONTACT, email: session.user.email };
    const stashpoint = await createStashpoint(server);
    const code = await coupon({ uses_per_customer: 1 });
    await holdBooking(server, session, stashpoint, { ...untilAfterNoon(0), coupon_code: code, customer });
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2, coupon_code: code };
    await expect(server.clientOf(session.token).createQuote({ body })).rejects.toMatchObject({ id: 'COUPON_EXPIRED' });
    expect((await server.client.createQuote({ body })).coupon_code).toBe(code);
  });
});

describe('booking what was quoted', () => {
  it('is refused at a price other than the one shown', async () => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server);
    await server.database.query
      .updateTable('stashpoints')
      .set({ first_day_cost: 600 })
      .where('id', '=', stashpoint)
      .execute();
    await expect(holdBooking(server, session, stashpoint, { expected_price: 1300 })).rejects.toMatchObject({
      id: 'PRICE_CHANGED',
    });
  });

  it.each([
    ['email', 'INVALID_EMAIL_CLIENT_ERROR', { email: 'ada@' }],
    ['phone_number', 'INVALID_PHONE_NUMBER_CLIENT_ERROR', { phone_number: '12' }],
  ])('names the field that is wrong: %s', async (field, id, wrong) => {
    const customer = {
      email: 'a@example.org',
      first_name: 'A',
      last_name: 'B',
      phone_number: '+44 20 7946 0018',
      ...wrong,
    };
    const session = await createSession(server);
    await expect(holdBooking(server, session, await createStashpoint(server), { customer })).rejects.toMatchObject({
      id,
      errors: { [field]: [id] },
    });
  });
});
