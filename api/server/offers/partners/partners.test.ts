import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCity } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('landing partners', () => {
  it('are listed, including the default one', async () => {
    const { items } = await server.client.listPartners();
    expect(items).toEqual([{ slug: 'trainline', name: 'Trainline' }]);
  });

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt'] as const)('are translated into %s', async (language) => {
    const partner = await server.client.getPartner({ params: { slug: 'trainline' }, query: { language } });
    expect(partner.points).toHaveLength(3);
    if (language !== 'en') expect(partner.heading).not.toBe('Off the train, hands free');
  });

  it('offer a code only while it can be used', async () => {
    const trainline = () => server.client.getPartner({ params: { slug: 'trainline' } });
    expect(await trainline()).toMatchObject({ coupon_code: null, note: null });
    const coupon = { code: 'WELCOME10', percent: 10, active_at: new Date('2026-01-01'), uses_left: 1 };
    await server.database.query
      .insertInto('coupons')
      .values({ id: 'c1', ...coupon, expires_at: new Date('2027-01-01') })
      .execute();
    expect(await trainline()).toMatchObject({ coupon_code: 'WELCOME10' });
    await server.database.query.updateTable('coupons').set({ uses_left: 0 }).execute();
    expect(await trainline()).toMatchObject({ coupon_code: null });
  });

  it('are data: a new one needs no code', async () => {
    const city = await createCity(server);
    const texts = { en: { heading: 'Fly light', intro: 'Bags down.', points: ['One'], note: '' } };
    await server.database.query
      .insertInto('landing_partners')
      .values({
        slug: 'sky-air',
        name: 'Sky Air',
        texts: JSON.stringify(texts),
        coupon_code: null,
        cities: ['united-kingdom/london'],
      })
      .execute();
    const partner = await server.client.getPartner({ params: { slug: 'sky-air' }, query: { language: 'de' } });
    expect(partner).toMatchObject({ heading: 'Fly light', cities: [{ id: city.id }] });
  });

  it('are not found under unknown names', async () => {
    await expect(server.client.getPartner({ params: { slug: 'nobody' } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});
