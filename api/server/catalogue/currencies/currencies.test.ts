import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CURRENCY_CODES } from '../../../contract/vocabulary/currencies.ts';
import { createBooking, createSession, createStashpoint, holdBooking, TOMORROW } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const turn = (code: 'GBP' | 'EUR', active: boolean, expected_version?: number) =>
  admin().updateAdminCurrency({ params: { code }, body: { active, ...(expected_version && { expected_version }) } });
const AROUND = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };

describe('currencies', () => {
  it('are those of the specification, on and off', async () => {
    const { items } = await admin().listAdminCurrencies();
    expect(items.map(({ code }) => code)).toEqual([...CURRENCY_CODES].sort());
    expect(items.find(({ code }) => code === 'RUB')).toMatchObject({ active: false });
    expect((await admin().listAdminCurrencies({ query: { active: false } })).items).toMatchObject([{ code: 'RUB' }]);
  });

  it('take their places off sale when switched off, and bring them back', async () => {
    const stashpoint = await createStashpoint(server);
    const { id } = await createBooking(server, traveller, stashpoint);
    const found = async () =>
      (await server.client.listStashpoints({ query: AROUND })).items.some((item) => item.id === stashpoint);
    const lowest = async () => (await server.client.getStatistics()).lowest_prices_per_bag_by_currency_code;
    const inUse = async () => (await server.client.listCurrencies()).some(({ code }) => code === 'GBP');
    await server.services.caches.invalidate();
    expect(await found()).toBe(true);
    expect(await lowest()).toHaveProperty('GBP');

    const off = await turn('GBP', false);
    expect(off).toMatchObject({ active: false, stashpoint_count: 1, open_booking_count: 1 });
    expect([await found(), await inUse()]).toEqual([false, false]);
    expect(await lowest()).not.toHaveProperty('GBP');
    const stay = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 1 };
    const refused = { id: 'STASHPOINT_INACTIVE' };
    await expect(server.client.createQuote({ body: stay })).rejects.toMatchObject(refused);
    await expect(holdBooking(server, traveller, stashpoint)).rejects.toMatchObject(refused);
    await expect(server.client.getStashpoint({ params: { id: stashpoint } })).rejects.toMatchObject(refused);
    const elsewhere = await server.client.listAlternatives({ params: { id: stashpoint } });
    expect(elsewhere.reason).toBe('not_sold');

    const client = server.clientOf(traveller.token);
    const shorter = await client.updateBooking({ params: { id }, body: { bag_count: 1 } });
    expect(shorter).toMatchObject({ bag_count: 1, state: 'confirmed' });
    expect(await client.updateBooking({ params: { id }, body: { state: 'cancelled' } })).toMatchObject({
      state: 'cancelled',
      payment_status: 'refunded',
    });

    await turn('GBP', true);
    expect([await found(), await inUse()]).toEqual([true, true]);
    expect(await lowest()).toHaveProperty('GBP');
  });

  it('are switched on the version they were read at, and the switch is logged', async () => {
    const { version } = await admin().getAdminCurrency({ params: { code: 'EUR' } });
    await turn('EUR', false, version);
    await expect(turn('EUR', true, version)).rejects.toMatchObject({ id: 'CONFLICT' });
    const { items } = await admin().listChanges({ query: { entity: 'currency', entity_id: 'EUR' } });
    expect(items).toMatchObject([{ action: 'deactivated', before: { active: true }, after: { active: false } }]);
  });
});

describe('the rate of a currency', () => {
  const set = (rate: string, valid_from: string, expected_version?: number) =>
    admin().setCurrencyRate({
      params: { code: 'CAD' },
      body: { rate, valid_from, ...(expected_version && { expected_version }) },
    });
  const rates = () => admin().listCurrencyRates({ params: { code: 'CAD' } });

  it('is kept with the earlier ones, latest first, and replaces one of the same day', async () => {
    await set('0.62', '2026-11-01');
    await set('0.640001', '2026-11-20');
    await set('0.630', '2026-11-01');
    expect(await rates()).toEqual([
      { ccy_code: 'CAD', reporting_ccy_code: 'EUR', rate: '0.640001', valid_from: '2026-11-20' },
      { ccy_code: 'CAD', reporting_ccy_code: 'EUR', rate: '0.63', valid_from: '2026-11-01' },
    ]);
  });

  it.each([
    [{ rate: '0', valid_from: '2026-11-01' }, 'rate'],
    [{ rate: '0.000000', valid_from: '2026-11-01' }, 'rate'],
    [{ rate: '-1', valid_from: '2026-11-01' }, 'rate'],
    [{ rate: '1.1234567', valid_from: '2026-11-01' }, 'rate'],
    [{ rate: '1,1', valid_from: '2026-11-01' }, 'rate'],
    [{ rate: '1', valid_from: '2026-11-25' }, 'valid_from'],
    [{ rate: '1', valid_from: '2026-02-30' }, 'valid_from'],
  ])('cannot be %o', async ({ rate, valid_from }, field) => {
    await expect(set(rate, valid_from)).rejects.toMatchObject({
      id: 'INVALID_DATA',
      errors: { [field]: expect.anything() },
    });
  });

  it('is set on the version that was read, and logged with what it was', async () => {
    const { version } = await admin().getAdminCurrency({ params: { code: 'CAD' } });
    await set('0.65', '2026-11-20', version);
    await expect(set('0.66', '2026-11-20', version)).rejects.toMatchObject({ id: 'CONFLICT' });
    // Setting the same again is no change.
    await set('0.6500', '2026-11-20');
    const { items } = await admin().listChanges({ query: { entity: 'currency', entity_id: 'CAD' } });
    expect(items[0]).toMatchObject({
      action: 'rate_set',
      before: { rate: '0.640001', valid_from: '2026-11-20' },
      after: { rate: '0.65', valid_from: '2026-11-20', reporting_ccy_code: 'EUR' },
    });
  });

  it('is always in the one reporting currency, which has none itself', async () => {
    const body = { rate: '1', valid_from: '2026-11-01' };
    const refused = { id: 'INVALID_DATA', errors: { rate: ['INVALID_DATA'] } };
    await expect(admin().setCurrencyRate({ params: { code: 'EUR' }, body })).rejects.toMatchObject(refused);
    const choose = (code: 'USD' | 'EUR' | 'NZD') =>
      admin().updateAdminCurrency({ params: { code }, body: { reporting: true } });
    await Promise.all([choose('USD'), choose('NZD')]);
    await choose('USD');
    const { items } = await admin().listAdminCurrencies({ query: { per_page: 50 } });
    expect(items.filter(({ reporting }) => reporting).map(({ code }) => code)).toEqual(['USD']);
    expect(await rates()).toEqual([]);
    await choose('EUR');
    expect(await rates()).toHaveLength(2);
    const log = await admin().listChanges({ query: { entity: 'currency', entity_id: 'EUR' } });
    expect(log.items[0]).toMatchObject({
      action: 'reporting_chosen',
      before: { reporting_ccy_code: 'USD' },
      after: { reporting_ccy_code: 'EUR' },
    });
  });
});
