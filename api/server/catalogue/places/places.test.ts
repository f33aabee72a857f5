import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../../../contract/vocabulary/currencies.ts';
import { createCity, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUpPlaceTotals, listTallies } from './store.ts';

let server: TestServer;
let munich: string;
beforeAll(async () => {
  server = await startTestServer({ optInCountries: ['US'] });
  await createCity(server, { name: 'London' });
  ({ id: munich } = await createCity(server, {
    name: 'München',
    country: 'Deutschland',
    lat: 48.1372,
    lng: 11.5756,
    currency: 'EUR',
  }));
  await createCity(server, { name: 'San Sebastián', country: 'España', lat: 43.3183, lng: -1.9812, currency: 'EUR' });
  await createStashpoint(server, { cityId: munich, columns: { currency_code: 'EUR', rating: 4.5, review_count: 10 } });
  await server.services.places.refresh();
});
afterAll(() => server.close());

const names = async (query: Record<string, unknown>) =>
  (await server.client.listLocations({ query })).items.map(({ name }) => name);

describe('places', () => {
  it.each([
    ['Lon', 'London'],
    ['LOND', 'London'],
    ['munchen', 'München'],
    ['mün', 'München'],
    ['sebas', 'San Sebastián'],
    ['san seb', 'San Sebastián'],
  ])('typing %s suggests %s', async (query, name) => expect((await names({ query }))[0]).toBe(name));

  it('suggest nothing for what does not exist', async () => expect(await names({ query: 'Atlantis' })).toEqual([]));

  it('are found by address and by position', async () => {
    expect(await names({ route: '/united-kingdom/london/' })).toEqual(['London']);
    expect((await names({ lat: 48.14, lng: 11.5 }))[0]).toBe('München');
    expect(await names({ lat: 0, lng: 0 })).toEqual([]);
  });

  it('include totals of their stashpoints', async () => {
    const city = await server.client.getCity({ params: { id: munich } });
    expect(city).toMatchObject({
      name: 'München',
      stashpoint_count: 1,
      first_day_cost: 500,
      average_rating: 4.5,
      currency_code: 'EUR',
    });
    expect(city.ancestors.map(({ name }) => name)).toEqual(['Deutschland']);
    await expect(server.client.getCity({ params: { id: 'none' } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('resolve a shared address to the city, not to the city state', async () => {
    const { id, countryId } = await createCity(server, { name: 'Monaco', country: 'Monaco', currency: 'EUR' });
    await server.database.query
      .updateTable('places')
      .set({ routes: ['monaco/monaco', 'monaco'] })
      .where('id', '=', id)
      .execute();
    await server.services.places.refresh();
    const { items } = await server.client.listLocations({ query: { route: 'monaco' } });
    expect(items).toMatchObject([{ id, type: 'city', route: 'monaco/monaco' }]);
    expect((await server.client.getCity({ params: { id } })).ancestors).toEqual([]);
    expect((await server.client.getCity({ params: { id: countryId } })).children).toMatchObject([{ id }]);
    const cities = await server.client.listCities({ query: { country_slug: 'monaco' } });
    expect(cities.items).toMatchObject([{ id }]);
  });

  it('are listed by country', async () => {
    const { items } = await server.client.listCountries();
    expect(items.find(({ name }) => name === 'Deutschland')?.cities.map(({ name }) => name)).toEqual(['München']);
    const cities = await server.client.listCities({ query: { country_slug: 'deutschland' } });
    expect(cities.items.map(({ name }) => name)).toEqual(['München']);
  });
});

describe('statistics', () => {
  it('count the network', async () => {
    const statistics = await server.client.getStatistics();
    expect(statistics).toMatchObject({
      total_stashpoints: 1,
      total_cities: 1,
      total_countries: 1,
      lowest_prices_per_bag_by_currency_code: { EUR: 500 },
    });
    expect(statistics.insurance_by_currency_code.KRW).toBe(4_000_000);
    expect(statistics.currencies.map(({ code }) => code)).not.toContain('RUB');
  });

  it('tell the sites the payment setup and the caller', async () => {
    const contextFor = async (country: string) =>
      (await fetch(`${server.url}/v2/app-context`, { headers: { 'X-User-Country': country } })).json();
    const data = { payments: { provider: 'sandbox' }, email_opt_in: false };
    expect(await contextFor('DE')).toMatchObject({ user_country: 'DE', data });
    expect(await contextFor('US')).toMatchObject({ user_country: 'US', data: { email_opt_in: true } });
  });

  it('list the currencies in use', async () => {
    const currencies = await server.client.listCurrencies();
    expect(currencies).toHaveLength(CURRENCY_CODES.length - 1);
    expect(currencies).toContainEqual({ code: 'KRW', symbol: '₩', minor_in_major: 1 });
  });
});

describe('approval', () => {
  it('makes a submitted place visible and bookable at once', async () => {
    const admin = await createSession(server, 'admin');
    const id = await createStashpoint(server, { cityId: munich, columns: { status: 'submitted', lat: 10, lng: 10 } });
    const query = { northeast_lat: 11, northeast_lng: 11, southwest_lat: 9, southwest_lng: 9 };
    expect((await server.client.listStashpoints({ query })).total).toBe(0);
    const waiting = await server.clientOf(admin.token).listAdminStashpoints({ query: { status: 'submitted' } });
    expect(waiting.items.map((stashpoint) => stashpoint.id)).toEqual([id]);
    const approved = await server
      .clientOf(admin.token)
      .updateAdminStashpoint({ params: { id }, body: { status: 'approved' } });
    expect(approved).toMatchObject({ status: 'approved', active: true });
    expect((await server.client.listStashpoints({ query })).items.map((stashpoint) => stashpoint.id)).toEqual([id]);
    const log = await server.database.query.selectFrom('changes_log').selectAll().where('entity_id', '=', id).execute();
    expect(log).toMatchObject([{ actor_id: admin.user.id, action: 'approved', before: { status: 'submitted' } }]);
  });

  it('needs a reason to reject, and reports that another person has decided', async () => {
    const admin = await createSession(server, 'admin');
    const client = server.clientOf(admin.token);
    const id = await createStashpoint(server, { columns: { status: 'submitted' } });
    await expect(client.updateAdminStashpoint({ params: { id }, body: { status: 'rejected' } })).rejects.toMatchObject({
      errors: { rejection_reason: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    await client.updateAdminStashpoint({
      params: { id },
      body: { status: 'rejected', rejection_reason: 'The pin is in the river.' },
    });
    const draft = await createStashpoint(server, { columns: { status: 'draft' } });
    await expect(
      client.updateAdminStashpoint({ params: { id: draft }, body: { status: 'approved' } }),
    ).rejects.toMatchObject({ id: 'CONFLICT', status: 409 });
  });

  it('refuses a decision made on a status that has changed since', async () => {
    const admin = await createSession(server, 'admin');
    const client = server.clientOf(admin.token);
    const id = await createStashpoint(server, { columns: { status: 'submitted' } });
    const body = { status: 'rejected', rejection_reason: 'Seen too late.', expected_status: 'submitted' } as const;
    await client.updateAdminStashpoint({ params: { id }, body: { status: 'approved', expected_status: 'submitted' } });
    await expect(client.updateAdminStashpoint({ params: { id }, body })).rejects.toMatchObject({ id: 'CONFLICT' });
    expect((await client.getAdminStashpoint({ params: { id } })).status).toBe('approved');
  });

  it('finds places by name, status and city', async () => {
    const admin = await createSession(server, 'admin');
    const client = server.clientOf(admin.token);
    const id = await createStashpoint(server, { columns: { name: 'Zebra 100% Luggage' } });
    expect(
      (await client.listAdminStashpoints({ query: { q: '100%' } })).items.map((stashpoint) => stashpoint.id),
    ).toEqual([id]);
    expect((await client.listAdminStashpoints({ query: { q: 'no such place' } })).total).toBe(0);
    expect((await client.listAdminStashpoints({ query: { q: 'münchen' } })).total).toBeGreaterThan(0);
    expect(
      (await client.listAdminStashpoints({ query: { city_id: munich, sort: 'name', order: 'ASC' } })).total,
    ).toBeGreaterThan(0);
  });
});

describe('totals', () => {
  it('include what staff have just saved, before and after differences are added up', async () => {
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const { id, countryId } = await createCity(server, { name: 'Leeds', lat: 53.8, lng: -1.55 });
    const columns = { lat: 53.8, lng: -1.55 };
    const cheap = await createStashpoint(server, { cityId: id, columns: { ...columns, first_day_cost: 300 } });
    const dear = await createStashpoint(server, { cityId: id, columns: { ...columns, first_day_cost: 700 } });
    const save = (stashpoint: string, body: object) =>
      staff.updateAdminStashpoint({ params: { id: stashpoint }, body: body as never });
    const totals = async () => {
      const { query } = server.database;
      const known = (await server.client.getCity({ params: { id } })) as {
        stashpoint_count: number;
        first_day_cost: number;
      };
      const counted = await query
        .selectFrom('stashpoints')
        .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('first_day_cost').as('lowest')])
        .where('city_id', '=', id)
        .where('active', '=', true)
        .executeTakeFirstOrThrow();
      expect([known.stashpoint_count, known.first_day_cost]).toEqual([Number(counted.count), counted.lowest]);
      return [known.stashpoint_count, known.first_day_cost];
    };
    await save(dear, { first_day_cost: 600 });
    expect(await totals()).toEqual([2, 300]);
    await save(cheap, { first_day_cost: 900 });
    expect(await totals()).toEqual([2, 600]);
    await save(dear, { active: false });
    expect(await totals()).toEqual([1, 900]);
    expect((await server.client.getCity({ params: { id: countryId } })).stashpoint_count).toBe(1);
    const before = await listTallies(server.database.query, null);
    expect(await addUpPlaceTotals(server.database.query, addMinutes(new Date(), 1))).toBeGreaterThan(3);
    const byPlace = (tallies: typeof before) =>
      new Map(
        tallies
          .filter(({ stashpoints }) => stashpoints > 0)
          .map((tally) => [`${tally.place_id} ${tally.currency_code}`, tally]),
      );
    expect(byPlace(await listTallies(server.database.query, null))).toEqual(byPlace(before));
    await server.services.places.refresh();
    expect(await totals()).toEqual([1, 900]);
  });
});
