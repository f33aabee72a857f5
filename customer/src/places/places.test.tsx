import type { Country, PlaceDetail } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { city, pageOf, placeDetail, review, STAY, stashpoint } from '../../testing/site-records.ts';

const LONDON = '/luggage-storage/united-kingdom/london';
const BRITAIN = city({ id: 'gb', name: 'United Kingdom', route: 'united-kingdom', type: 'country', translations: {} });
const STATION = city({ id: 'kx', name: 'King’s Cross', route: 'united-kingdom/london/kings-cross', type: 'landmark' });

const place = (own: Partial<PlaceDetail> = {}) => placeDetail({ ancestors: [BRITAIN], ...own });

function found(...items: ReturnType<typeof stashpoint>[]) {
  const counts = {
    available_hotel_count: 0,
    available_locker_count: 0,
    available_standard_count: items.length,
    available_stashpoint_count: items.length,
    total_stashpoint_count: items.length,
  };
  return { ...pageOf(items), counts };
}

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listLocations', pageOf([city()]))
    .on('getCity', place())
    .on('listStashpoints', found(stashpoint({ stay_price: { total: 1200, days: 1, bag_count: 2 } })))
    .on('listReviews', pageOf([review()]))
    .on('listContents', pageOf([]));
});

describe('the page of a city', () => {
  it('shows the number of places, the lowest price and the rating', async () => {
    await openSite(`${LONDON}?${STAY}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Luggage storage in London' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('40 places')).toBeTruthy();
    expect(main.getByText('from £5.34 per bag')).toBeTruthy();
    expect(main.getByText('10 reviews')).toBeTruthy();
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('listitem').map((each) => each.textContent?.replace(/\W+$/, ''))).toEqual([
      'All cities',
      'United Kingdom',
      'London',
    ]);
  });

  it('lists places with the price of the stay in the address, and keeps the stay', async () => {
    await openSite(`${LONDON}?${STAY}`);
    const link = await screen.findByRole('link', { name: 'Café near King’s Cross' });
    expect(link.getAttribute('href')).toBe(`${LONDON}/stashpoints/p1?${STAY}`);
    expect(screen.getByText('£12.00')).toBeTruthy();
    expect(screen.getByText('2 bags, 1 day')).toBeTruthy();
    const map = screen.getByRole('link', { name: 'Show all on the map' }).getAttribute('href');
    expect(map).toBe(`/search?place=united-kingdom%2Flondon&${STAY}`);
    expect(api.calls('listStashpoints')[0]?.query).toMatchObject({ bag_count: 2, per_page: 6, latitude: 51.5 });
  });

  it('shows its prices, and the cheapest area', async () => {
    const part = (name: string, lowest_total: number | null) =>
      city({
        id: name,
        name,
        route: `united-kingdom/london/${name}`,
        type: 'landmark',
        lowest_total,
        translations: {},
      });
    api.on(
      'getCity',
      place({ children: [part('dear', 800), part('cheap', 400), part('empty', null)], extra_day_cost: 350 }),
    );
    await openSite(LONDON);
    const costs = within(
      (await screen.findByRole('heading', { name: 'Prices in London' })).closest('section') as HTMLElement,
    );
    expect(
      costs
        .getAllByRole('definition')
        .map((each) => each.textContent)
        .slice(0, 2),
    ).toEqual(['from £5.34', 'from £3.50']);
    const parts = within(costs.getByRole('list', { name: 'Lowest prices by area' })).getAllByRole('listitem');
    expect(parts.map((each) => each.textContent)).toEqual(['cheapfrom £4.00', 'dearfrom £8.00']);
  });

  it('says if no place is found', async () => {
    api.on('listStashpoints', found());
    await openSite(LONDON);
    expect(await screen.findByText('No places in this area')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show all on the map' })).toBeNull();
  });

  it('links to other cities while its currency is switched off', async () => {
    api.on('getCity', place({ currency_code: 'EUR' })).on('listStashpoints', found());
    await openSite(LONDON);
    expect(await screen.findByText('Bookings are paused here')).toBeTruthy();
    expect(screen.getByText(/bookings in Euro \(EUR\)/)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'All cities' }).at(-1)?.getAttribute('href')).toBe('/luggage-storage');
  });

  it('is shown without its places if they fail to load', async () => {
    api.on('listStashpoints', refuse('TOO_MANY_REQUESTS'));
    await openSite(LONDON);
    expect(await screen.findByText(/^Too many attempts/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Luggage storage in London' })).toBeTruthy();
  });

  it('links to its sights, and to four cities nearby', async () => {
    const nearby = ['Bath', 'Brighton', 'Oxford', 'Dover', 'Reading'].map((name) =>
      city({ id: name, name, route: `united-kingdom/${name}`, translations: {} }),
    );
    api.on('getCity', place({ children: [STATION], nearby }));
    await openSite(LONDON);
    expect(await screen.findByRole('heading', { name: 'Stations and landmarks in London' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nearby' })).toBeTruthy();
    expect(screen.getByText('Dover')).toBeTruthy();
    expect(screen.queryByText('Reading')).toBeNull();
  });

  it('shows its reviews and editorial text', async () => {
    const content = {
      id: 'e1',
      language: 'en' as const,
      location_id: 'london',
      prompt_id: 'p',
      updated: '2026-11-01T10:00:00.000Z',
    };
    api
      .on('listContents', pageOf([{ ...content, values: ['Mind the gap.', 'And the bags.'] }]))
      .on('listReviews', pageOf([review()]));
    await openSite(LONDON);
    expect(await screen.findByRole('heading', { name: 'About luggage storage in London' })).toBeTruthy();
    expect(screen.getByText('And the bags.')).toBeTruthy();
    expect(await screen.findByText('Friendly and quick.')).toBeTruthy();
    expect(api.calls('listReviews')[0]?.query).toEqual({ city_id: 'london', with_text: true, per_page: 3 });
  });

  it('shows neither price nor rating if none is known', async () => {
    api.on('getCity', place({ lowest_total: null, average_rating: null }));
    await openSite(LONDON);
    await screen.findByText('40 places', { selector: 'main *' });
    expect(screen.queryByText(/per bag$/, { selector: 'main *' })).toBeNull();
    expect(screen.queryByText('10 reviews')).toBeNull();
  });

  it('that does not exist is a 404', async () => {
    api.on('listLocations', pageOf([]));
    await openSite('/luggage-storage/united-kingdom/atlantis');
    expect(await screen.findByText('404')).toBeTruthy();
    expect(api.calls('listLocations')[0]?.query.route).toBe('united-kingdom/atlantis');
  });

  it('says what went wrong if loading fails', async () => {
    api.on('getCity', refuse('UNAVAILABLE'));
    await openSite(LONDON);
    expect(await screen.findByText('This isn’t available right now. Try again in a moment.')).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });
});

describe('the pages around a city', () => {
  it('of a country has cities instead of places', async () => {
    api.on('getCity', place({ ...BRITAIN, ancestors: [], children: [city()] }));
    await openSite('/luggage-storage/united-kingdom');
    expect(await screen.findByRole('heading', { name: 'Cities in United Kingdom' })).toBeTruthy();
    expect(api.calls('listStashpoints')).toEqual([]);
    expect(api.calls('listReviews')).toEqual([]);
  });

  it('of a sight has the reviews of its city', async () => {
    api.on('getCity', place({ ...STATION, translations: {}, ancestors: [BRITAIN, city()] }));
    await openSite(`${LONDON}/kings-cross`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Luggage storage near King’s Cross' })).toBeTruthy();
    await waitFor(() => expect(api.calls('listReviews')[0]?.query.city_id).toBe('london'));
  });
});

describe('all cities', () => {
  const country = (name: string, ...cities: string[]): Country => ({
    id: name,
    name,
    route: name.toLowerCase(),
    slug: name.toLowerCase(),
    code: 'CH',
    currency_code: 'CHF',
    translations: {},
    cities: cities.map((each) => city({ id: each, name: each, stashpoint_count: 3, translations: {} })),
  });
  const main = () => within(screen.getByRole('main'));

  beforeEach(() => {
    api.on('listCountries', pageOf([country('Switzerland', 'Zürich', 'Genève'), country('France', 'Paris')]));
  });

  it('are listed by country, each with its number of places', async () => {
    await openSite('/luggage-storage');
    expect(await screen.findByRole('heading', { level: 2, name: 'Switzerland' })).toBeTruthy();
    expect(main().getByRole('link', { name: '6 places' }).getAttribute('href')).toBe('/luggage-storage/switzerland');
  });

  it('are filtered by the typed text, ignoring accents', async () => {
    const { user } = await openSite('/luggage-storage');
    await screen.findByRole('heading', { level: 2, name: 'France' });
    await fill(user, screen.getByLabelText('City or country'), 'zurich');
    expect(main().getByText('Zürich')).toBeTruthy();
    expect(main().queryByText('Genève')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2, name: 'France' })).toBeNull();
    expect(main().getByRole('link', { name: '3 places' })).toBeTruthy();
  });

  it('have no match for an unknown name', async () => {
    const { user } = await openSite('/luggage-storage');
    await screen.findByRole('heading', { level: 2, name: 'France' });
    await fill(user, screen.getByLabelText('City or country'), 'atlantis');
    expect(await screen.findByText('No cities found')).toBeTruthy();
  });

  it('can be reloaded', async () => {
    const answer = pageOf([country('France', 'Paris')]);
    api.on('listCountries', refuse('UNAVAILABLE'));
    const { user } = await openSite('/luggage-storage');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    expect(screen.queryByText('No cities found')).toBeNull();
    api.on('listCountries', answer);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'France' })).toBeTruthy();
  });
});
