import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  CONTACT,
  createBooking,
  createCity,
  createSession,
  createStashpoint,
  createVoucher,
  holdBooking,
  TOMORROW,
} from '../../../testing/fixtures.ts';
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

const admin = () => server.clientOf(staff.token);
let made = 0;
const create = (terms: Partial<BodyOf<Endpoints['createCoupon']>> = {}) => {
  made += 1;
  return admin().createCoupon({ body: { code: `AUTUMN-${made}`, percent: 10, ...terms } });
};
const update = (code: string, body: BodyOf<Endpoints['updateCoupon']>) =>
  admin().updateCoupon({ params: { code }, body });

describe('creating a coupon', () => {
  it('reads dates and uses by the rules of the specification', async () => {
    const coupon = await create({
      active_at: 'soon',
      expires_at: 'never',
      uses_left: 'many',
      uses_per_customer: '2.9',
    });
    expect(coupon).toMatchObject({
      active_at: '2026-11-23T00:00:00.000Z',
      expires_at: '2126-11-23T00:00:00.000Z',
      uses_left: null,
      uses_per_customer: 2,
      status: 'active',
      uses: 0,
      costs: [],
    });
  });

  it('works at once: the code makes a stay cheaper, however it is typed', async () => {
    const stashpoint = await createStashpoint(server);
    await admin().createCoupon({ body: { code: ' spring-26 ', percent: 20 } });
    const booking = await createBooking(server, traveller, stashpoint, { coupon_code: 'Spring-26' });
    expect(booking).toMatchObject({ coupon_code: 'SPRING-26', discount_amount: 260 });
    const coupon = await admin().getCoupon({ params: { code: 'spring-26' } });
    expect(coupon).toMatchObject({
      uses: 1,
      costs: [{ ccy_code: 'GBP', booking_count: 1, discount_amount: 260, paid_amount: 1040 }],
    });
    const { items } = await admin().listAdminBookings({ query: { coupon_code: 'spring-26' } });
    expect(items).toMatchObject([{ id: booking.id }]);
  });

  it.each<[string, Partial<BodyOf<Endpoints['createCoupon']>>, string, string]>([
    ['no worth', { percent: null }, 'percent', 'INVALID_DATA'],
    ['two worths', { amount: 300, ccy_code: 'GBP' }, 'percent', 'INVALID_DATA'],
    ['more than everything', { percent: 101 }, 'percent', 'INVALID_DATA'],
    ['an amount of no currency', { percent: null, amount: 300 }, 'ccy_code', 'INVALID_DATA'],
    ['no bag', { max_bags: 0 }, 'max_bags', 'INVALID_DATA'],
    ['more days than a stay has', { max_days: 31 }, 'max_days', 'INVALID_DATA'],
    ['a limit of no currency', { max_amount: 500 }, 'ccy_code', 'INVALID_DATA'],
    ['a currency without a limit', { ccy_code: 'GBP' }, 'ccy_code', 'INVALID_DATA'],
    [
      'an amount with another one',
      { percent: null, amount: 300, max_amount: 200, ccy_code: 'GBP' },
      'max_amount',
      'INVALID_DATA',
    ],
    ['an end at its beginning', { active_at: '2026-12-01', expires_at: '2026-12-01' }, 'expires_at', 'INVALID_DATA'],
    ['fewer than no uses', { uses_left: -1 }, 'uses_left', 'INVALID_DATA'],
    ['an unknown customer', { customer_id: 'nobody' }, 'customer_id', 'INVALID_DATA'],
    ['an unknown city', { city_id: 'nowhere' }, 'city_id', 'INVALID_DATA'],
    ['a code with a space', { code: 'TWO WORDS' }, 'code', 'INVALID_DATA'],
  ])('is refused for %s', async (_, terms, field, id) => {
    await expect(create(terms)).rejects.toMatchObject({ id: 'INVALID_DATA', errors: { [field]: [id] } });
  });

  it('is refused if a coupon or voucher has the same code', async () => {
    const { code } = await create();
    for (const taken of [code, await createVoucher(server)])
      await expect(create({ code: taken })).rejects.toMatchObject({
        id: 'CODE_ALREADY_EXISTS',
        errors: { code: ['CODE_ALREADY_EXISTS'] },
      });
  });

  it('creates many for one campaign, each with its own code', async () => {
    const { codes, campaign } = await admin().createCoupons({
      body: { count: 40, prefix: 'fair', campaign: 'Trade fair', percent: 25, uses_left: 1 },
    });
    expect(new Set(codes).size).toBe(40);
    expect(codes.every((code) => /^FAIR-[0-9A-Z]{10}$/.test(code))).toBe(true);
    const { total } = await admin().listCoupons({ query: { campaign: campaign ?? '' } });
    expect(total).toBe(40);
    await expect(
      admin().createCoupons({ body: { count: 1001, campaign: 'Too many', percent: 25 } }),
    ).rejects.toMatchObject({ errors: { count: ['INVALID_DATA'] } });
  });

  it('joins prefix and code with one dash', async () => {
    for (const prefix of ['exam', 'EXAM-', 'exam--']) {
      const { codes } = await admin().createCoupons({ body: { count: 1, prefix, campaign: 'Exam', percent: 5 } });
      expect(codes[0]).toMatch(/^EXAM-[0-9A-Z]{10}$/);
    }
  });

  it('exports a campaign as CSV', async () => {
    await admin().createCoupons({ body: { count: 3, campaign: 'On paper', percent: 5 } });
    const answer = await fetch(`${server.url}/v2/coupons?campaign=On%20paper`, {
      headers: { Accept: 'text/csv', Authorization: `Token ${staff.token}` },
    });
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('code,campaign,percent');
  });
});

describe('what a coupon covers', () => {
  const FREE = { percent: 100, max_bags: 2, max_days: 1 };
  const change = (id: string, body: { bag_count?: number; pickup?: string }) =>
    server.clientOf(traveller.token).updateBooking({ params: { id }, body });

  it('is the most expensive bags for the first days, up to an amount in its currency', async () => {
    const stashpoint = await createStashpoint(server);
    const quote = async ({ code }: { code: string }) =>
      server.client.createQuote({
        body: {
          ...{ stashpoint_id: stashpoint, bag_count: 4, coupon_code: code },
          ...{ dropoff: TOMORROW.dropoff, pickup: '2026-11-26T18:00:00Z' },
        },
      });
    const free = await create(FREE);
    expect(free).toMatchObject({ ...FREE, max_amount: null });
    // Two bags for a day with their guarantee, and the booking fee.
    expect(await quote(free)).toMatchObject({ pre_discount_price: 5700, discount_amount: 1300 });
    const half = await create({ percent: 50, max_amount: 500, ccy_code: 'GBP' });
    expect(await quote(half)).toMatchObject({ discount_amount: 500 });
    await expect(quote(await create({ percent: 50, max_amount: 500, ccy_code: 'EUR' }))).rejects.toMatchObject({
      id: 'COUPON_WRONG_LOCATION',
    });
  });

  it('stays as it is once a stay has it', async () => {
    const { code } = await create(FREE);
    await holdBooking(server, traveller, await createStashpoint(server), { coupon_code: code });
    await expect(update(code, { max_days: 3 })).rejects.toMatchObject({ errors: { max_days: ['COUPON_IN_USE'] } });
  });

  it.each([
    ['a free stay', async () => (await create({ percent: 100 })).code],
    ['a voucher', () => createVoucher(server)],
  ])('of %s is what was booked: more is paid at today’s price', async (_, codeOf) => {
    const stashpoint = await createStashpoint(server);
    const booking = await holdBooking(server, traveller, stashpoint, { coupon_code: await codeOf() });
    expect(booking).toMatchObject({ state: 'confirmed', discount_amount: 1300 });
    const longer = { pickup: '2026-11-27T18:00:00Z' };
    const params = { id: booking.id };
    const quoted = await server.clientOf(traveller.token).quoteChange({ params, body: longer });
    expect(quoted).toMatchObject({ discount_amount: 1300, amount_due: 2400 });
    expect((await change(booking.id, longer)).pending_change).toMatchObject({ amount_due: 2400 });
    expect((await change(booking.id, { bag_count: 8 })).pending_change).toMatchObject({ amount_due: 3600 });
  });

  it('is less for fewer bags, and as much as at first once they are back', async () => {
    const { code } = await create({ percent: 20 });
    const stashpoint = await createStashpoint(server);
    const { id } = await createBooking(server, traveller, stashpoint, { coupon_code: code, bag_count: 4 });
    const seen = [];
    for (const bag_count of [1, 4, 8]) {
      const changed = await change(id, { bag_count });
      seen.push([changed.discount_amount, changed.pending_change?.amount_due ?? 0]);
      const change_id = changed.pending_change?.id;
      if (change_id === undefined) continue;
      const body = { booking_id: change_id, payment_method: 'pm_card_visa' };
      await server.clientOf(traveller.token).payByCard({ body });
      seen.push((await server.clientOf(traveller.token).getBooking({ params: { id } })).discount_amount);
    }
    expect(seen).toEqual([[140, 0], [140, 1440], 500, [500, 2400], 500]);
  });
});

describe('ending many coupons', () => {
  const end = (body: BodyOf<Endpoints['endCoupons']>) => admin().endCoupons({ body });

  it('switches off all that match and still work, once, each with a change that can be undone', async () => {
    const campaign = 'Leaked';
    const { codes } = await admin().createCoupons({ body: { count: 3, campaign, percent: 25 } });
    const [first = '', second = ''] = codes;
    await update(first, { active: false });
    const expired = await create({ campaign, active_at: '2026-01-01', expires_at: '2026-02-01' });
    const other = await create({ campaign: 'Leaked elsewhere' });
    const stashpoint = await createStashpoint(server);
    const booking = await createBooking(server, traveller, stashpoint, { coupon_code: second });

    expect(await end({ campaign })).toEqual({ count: 2 });
    expect(await end({ campaign })).toEqual({ count: 0 });

    const { items } = await admin().listCoupons({ query: { campaign } });
    expect(items.map(({ status }) => status).sort()).toEqual(['off', 'off', 'off', 'expired'].sort());
    expect(await admin().getCoupon({ params: { code: expired.code } })).toMatchObject({ version: expired.version });
    expect(await admin().getCoupon({ params: { code: other.code } })).toMatchObject({ status: 'active' });
    const kept = await server.clientOf(traveller.token).getBooking({ params: { id: booking.id } });
    expect(kept).toMatchObject({ coupon_code: second, discount_amount: booking.discount_amount });
    await expect(holdBooking(server, traveller, stashpoint, { coupon_code: codes[2] ?? '' })).rejects.toMatchObject({
      status: 422,
    });
    const { items: changes } = await admin().listChanges({ query: { entity: 'coupon', entity_id: second } });
    expect(changes[0]).toMatchObject({
      action: 'updated',
      actor: { id: staff.user.id },
      before: { active: true },
      after: { active: false },
    });
    expect(await update(second, changes[0]?.before ?? {})).toMatchObject({ active: true });
  });

  it('takes the filters of the list, and leaves vouchers alone', async () => {
    const voucher = await createVoucher(server);
    const { code } = await create({ campaign: 'Summer fair' });
    expect(await end({ q: 'mmer f', status: 'expired' })).toEqual({ count: 0 });
    expect(await end({ q: 'mmer f', status: 'active' })).toEqual({ count: 1 });
    expect(await admin().getCoupon({ params: { code } })).toMatchObject({ status: 'off' });
    expect(await end({ q: voucher })).toEqual({ count: 0 });
  });

  it.each([{}, { q: ' ' }])('is refused without a filter: %j', async (body) => {
    await expect(end(body)).rejects.toMatchObject({ id: 'INVALID_DATA' });
  });
});

describe('changing a coupon', () => {
  it('logs what changed, and is undone by sending it back', async () => {
    const { code, version } = await create({ uses_left: 5 });
    const changed = await update(code, { uses_left: '9', campaign: 'Winter', expected_version: version });
    expect(changed).toMatchObject({ uses_left: 9, campaign: 'Winter', version: version + 1 });
    const { items } = await admin().listChanges({ query: { entity: 'coupon', entity_id: code } });
    expect(items[0]).toMatchObject({
      before: { uses_left: 5, campaign: null },
      after: { uses_left: 9, campaign: 'Winter' },
    });
    expect(await update(code, items[0]?.before ?? {})).toMatchObject({ uses_left: 5, campaign: null });
  });

  it('is refused if someone else has changed it since', async () => {
    const { code, version } = await create();
    await update(code, { campaign: 'First', expected_version: version });
    await expect(update(code, { campaign: 'Second', expected_version: version })).rejects.toMatchObject({
      id: 'CONFLICT',
      status: 409,
    });
  });

  it('changes nothing when nothing differs', async () => {
    const { code, version, ...terms } = await create();
    const { percent, uses_left, active_at } = terms;
    expect((await update(code, { percent, uses_left, active_at })).version).toBe(version);
  });

  it('switches it off for new stays; existing ones keep it when their price changes', async () => {
    const stashpoint = await createStashpoint(server);
    const { code } = await create({ percent: 50 });
    const { id } = await createBooking(server, traveller, stashpoint, { coupon_code: code });
    expect(await update(code, { active: false })).toMatchObject({ active: false, status: 'off' });
    await expect(holdBooking(server, traveller, stashpoint, { coupon_code: code })).rejects.toMatchObject({
      id: 'COUPON_EXPIRED',
    });
    const change = { bag_count: 1 };
    const { discount_amount } = await server.clientOf(traveller.token).quoteChange({ params: { id }, body: change });
    expect(discount_amount).toBe(350);
  });

  it('keeps its value once a stay uses it', async () => {
    const stashpoint = await createStashpoint(server);
    const { code } = await create({ percent: 10 });
    expect(await update(code, { percent: 20 })).toMatchObject({ percent: 20 });
    await holdBooking(server, traveller, stashpoint, { coupon_code: code });
    await expect(update(code, { percent: 30 })).rejects.toMatchObject({
      id: 'COUPON_IN_USE',
      errors: { percent: ['COUPON_IN_USE'] },
    });
    expect(await update(code, { campaign: 'Kept' })).toMatchObject({ percent: 20, campaign: 'Kept' });
  });

  it('counts remaining uses by the stays that use it', async () => {
    const stashpoint = await createStashpoint(server);
    const { code } = await create({ uses_left: 1 });
    await holdBooking(server, traveller, stashpoint, { coupon_code: code });
    expect(await admin().getCoupon({ params: { code } })).toMatchObject({ uses_left: 0, uses: 1, status: 'used_up' });
    expect(await update(code, { uses_left: 2 })).toMatchObject({ uses_left: 2, status: 'active' });
    server.setNow('2026-11-23T10:16:00Z');
    expect(await admin().getCoupon({ params: { code } })).toMatchObject({ uses_left: 3, uses: 0 });
  });
});

describe('the list of coupons', () => {
  it('filters by status, city and customer, and finds by code', async () => {
    const { id: city_id } = await createCity(server);
    const { user } = await createSession(server);
    const mine = await create({ customer_id: user.id, city_id, campaign: 'For one' });
    const off = await create();
    await update(off.code, { active: false });
    const later = await create({ active_at: '2027-01-01' });
    const find = async (query: object) => (await admin().listCoupons({ query })).items.map(({ code }) => code);
    expect(await find({ city_id })).toEqual([mine.code]);
    expect(await find({ customer_id: user.id })).toEqual([mine.code]);
    expect(await find({ q: user.email })).toEqual([mine.code]);
    expect(await find({ status: 'off' })).toContain(off.code);
    expect(await find({ status: 'scheduled' })).toEqual([later.code]);
    expect(await find({ ids: `${mine.code},${off.code}`, sort: 'code', order: 'ASC' })).toEqual([mine.code, off.code]);
  });

  it('shows no voucher', async () => {
    const voucher = await createVoucher(server);
    await expect(admin().getCoupon({ params: { code: voucher } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect((await admin().listCoupons({ query: { q: voucher } })).items).toEqual([]);
  });

  it('is for staff with access to coupons', async () => {
    const editor = await createSession(server, 'admin');
    await server.database.query
      .updateTable('users')
      .set({ scopes: ['contents:all'] })
      .where('id', '=', editor.user.id)
      .execute();
    for (const token of [editor.token, traveller.token])
      await expect(server.clientOf(token).listCoupons()).rejects.toMatchObject({ status: 403 });
  });
});

describe('trying a coupon', () => {
  const simulate = (code: string, stashpoint_id: string, body: { email?: string; bag_count?: number } = {}) =>
    admin().simulateCoupon({ params: { code }, body: { stashpoint_id, ...TOMORROW, bag_count: 2, ...body } });

  it('shows who would bear which cost, and hides it from hosts', async () => {
    const stashpoint = await createStashpoint(server);
    const { code } = await create({ percent: 50 });
    expect(await simulate(code, stashpoint)).toEqual({
      coupon_refusal: null,
      stay_refusal: null,
      ccy_code: 'GBP',
      ccy_minor_in_major: 100,
      price_without: 1300,
      price_with: 650,
      discount_amount: 650,
      host_share: 500,
      platform_without: 600,
      platform_with: -50,
    });
    expect(await admin().getCoupon({ params: { code } })).toMatchObject({ uses: 0 });
  });

  it('says for whom, where and when it is not valid', async () => {
    const stashpoint = await createStashpoint(server);
    const elsewhere = (await createCity(server)).id;
    const own = await create({ customer_id: traveller.user.id });
    expect(await simulate(own.code, stashpoint)).toMatchObject({ coupon_refusal: 'COUPON_NOT_FOUND' });
    expect(await simulate(own.code, stashpoint, { email: traveller.user.email })).toMatchObject({
      coupon_refusal: null,
    });
    const there = await create({ city_id: elsewhere });
    expect(await simulate(there.code, stashpoint)).toMatchObject({ coupon_refusal: 'COUPON_WRONG_LOCATION' });
    const once = await create({ uses_per_customer: 1 });
    await holdBooking(server, traveller, stashpoint, { coupon_code: once.code });
    expect(await simulate(once.code, stashpoint, { email: CONTACT.email })).toMatchObject({
      coupon_refusal: 'COUPON_EXPIRED',
    });
    expect(await simulate(once.code, stashpoint, { email: 'else@example.org' })).toMatchObject({
      coupon_refusal: null,
    });
    const voucher = await createVoucher(server);
    expect(await simulate(voucher, stashpoint, { bag_count: 1 })).toMatchObject({
      coupon_refusal: 'BAG_COUNT_LESS_THAN_ACTIVATION_COUNT',
    });
  });

  it('says if the stay itself is unavailable', async () => {
    const stashpoint = await createStashpoint(server, { columns: { active: false } });
    const { code } = await create();
    expect(await simulate(code, stashpoint)).toMatchObject({ stay_refusal: 'STASHPOINT_INACTIVE' });
  });
});
