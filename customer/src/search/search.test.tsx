import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { address, fakeApi, openSite } from '../../testing/open-site.tsx';
import { city, pageOf, placeDetail, STAY, stashpoint } from '../../testing/site-records.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const LONDON = `/search?place=united-kingdom/london&${STAY}`;
const asked = () => api.calls('listStashpoints').at(-1)?.query;

const london = placeDetail();

function found(...items: ReturnType<typeof stashpoint>[]) {
  const counts = {
    available_hotel_count: 0,
    available_locker_count: 0,
    available_standard_count: 0,
    available_stashpoint_count: 0,
    total_stashpoint_count: items.length,
  };
  return { ...pageOf(items), counts };
}

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('listLocations', pageOf([city()]))
    .on('getCity', london)
    .on(
      'listStashpoints',
      found(
        stashpoint(),
        stashpoint({ id: 'p2', name: 'Tea House', stay_price: { bag_count: 2, days: 1, total: 1200 } }),
      ),
    )
    .on('listBendysquare', found())
    .on('listQuadralink', found());
});

describe('a search', () => {
  it('requests the stay in the address on the place’s clock, and the area around it', async () => {
    await openSite(LONDON);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places around London' })).toBeTruthy();
    expect(asked()).toMatchObject({
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
      latitude: 51.5,
      longitude: -0.12,
      sort: 'distance',
      language: 'en',
    });
    expect(asked()?.northeast_lat).toBeGreaterThan(asked()?.southwest_lat ?? 0);
  });

  it('searches the same area in every variant of the distance, as pages are drawn for all alike', async () => {
    await openSite(LONDON, { variants: '16:80_distance' });
    await screen.findByRole('heading', { level: 1, name: '2 places around London' });
    const { northeast_lat = 0, southwest_lat = 0 } = asked() ?? {};
    expect([northeast_lat, southwest_lat]).toEqual([51.55, 51.45]);
  });

  it('finds what a form without scripts has sent', async () => {
    await openSite(`/search?q=lond&${STAY}`);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places around London' })).toBeTruthy();
    expect(api.calls('listLocations')[0]?.query).toEqual({ query: 'lond', per_page: 1 });
  });

  it('keeps filters and sort in the history, and sorts by price', async () => {
    const { user } = await openSite(LONDON);
    const entries = window.history.length;
    await user.click(await button('Lockers'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
    expect(address()).toMatch(/kind=locker.*sort=price/);
    expect(window.history.length).toBe(entries + 2);
    await waitFor(() => expect(asked()).toMatchObject({ kind: 'locker', sort: 'price' }));
  });

  it('links to a place with the same stay', async () => {
    await openSite(LONDON);
    const link = await screen.findByRole('link', { name: /Tea House/ });
    expect(link.getAttribute('href')).toBe(`/luggage-storage/united-kingdom/london/stashpoints/p2?${STAY}`);
  });

  it('opens a place with what its card says, to be booked before the rest has loaded', async () => {
    const place = '/luggage-storage/united-kingdom/london/stashpoints/p2';
    api.on('getStashpoint', () => new Promise<never>(() => undefined));
    const { user } = await openSite(LONDON, { onTo: [place] });
    await user.click(await screen.findByRole('link', { name: /Tea House/ }));
    const name = await screen.findByRole('heading', { level: 1, name: 'Tea House' });
    expect(document.activeElement).toBe(name);
    // Shown on a phone alone, which this is not.
    const bar = within(screen.getByLabelText('Price and booking'));
    expect(bar.getByText('£12.00')).toBeTruthy();
    const book = bar.getByText('Book now');
    expect(book.getAttribute('href')).toBe(`/checkout/p2?${STAY}`);
  });

  it('says the number of places once, when the slowest partner has answered', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof found>>();
    api.on('listBendysquare', () => answer.promise);
    await openSite(LONDON);
    const said = (number: number) =>
      screen.queryAllByRole('status').some(({ textContent }) => textContent === `${number} places around London`);
    await screen.findByRole('heading', { level: 1, name: '2 places around London' });
    expect(said(2)).toBe(false);
    answer.resolve(found(stashpoint({ id: 'late' })));
    await waitFor(() => expect(said(3)).toBe(true));
  });

  it('merges partners’ lockers, nearest first, full ones last', async () => {
    api.on('listStashpoints', found(stashpoint({ id: 'far', name: 'Far', user_distance_km: 2 })));
    api.on('listBendysquare', found(stashpoint({ id: 'near', name: 'Near lockers', user_distance_km: 0.1 })));
    api.on(
      'listQuadralink',
      found(stashpoint({ id: 'full', name: 'Full lockers', user_distance_km: 0, availability: 'unavailable' })),
    );
    await openSite(LONDON);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('heading', { level: 2 })
          .map((each) => each.textContent)
          .slice(0, 3),
      ).toEqual([
        expect.stringContaining('Near lockers'),
        expect.stringContaining('Far'),
        expect.stringContaining('Full lockers'),
      ]),
    );
  });

  it('is filtered in the address, and asks no partner for staffed places', async () => {
    const { user } = await openSite(LONDON);
    await screen.findByRole('heading', { level: 1, name: /2 places/ });
    const before = api.calls('listBendysquare').length;
    await user.click(await button('Staffed'));
    await waitFor(() => expect(address()).toContain('kind=staffed'));
    await waitFor(() => expect(asked()?.kind).toBe('staffed'));
    expect(api.calls('listBendysquare')).toHaveLength(before);
  });

  it('starts with the filters of its address', async () => {
    await openSite(`${LONDON}&stepfree=1&always=1&sort=popularity`);
    await screen.findByRole('heading', { level: 1, name: /2 places/ });
    expect(asked()).toMatchObject({ step_free: true, open_twentyfour_seven: true, sort: 'popularity' });
    expect((await button('Step-free')).getAttribute('aria-pressed') ?? 'true').toBe('true');
  });

  it('widens the area if there is nothing', async () => {
    api.on('listStashpoints', found());
    const { user } = await openSite(LONDON);
    expect(await screen.findByText('No places in this area')).toBeTruthy();
    const narrow = asked()?.northeast_lat ?? 0;
    const answer = Promise.withResolvers<ReturnType<typeof found>>();
    api.on('listStashpoints', () => answer.promise);
    await user.click(await button('Search a wider area'));
    // What was found before is not counted as what is there.
    expect(await screen.findByRole('heading', { level: 1, name: 'Searching this area…' })).toBeTruthy();
    expect(screen.queryByText('No places in this area')).toBeNull();
    answer.resolve(found(stashpoint()));
    expect(await screen.findByRole('heading', { level: 1, name: '1 place in the wider area' })).toBeTruthy();
    expect(asked()?.northeast_lat).toBeGreaterThan(narrow);
    expect(address()).toContain('&area=51.');
  });

  it('starts with the area of its address, and keeps it when filtered', async () => {
    const { user } = await openSite(`${LONDON}&area=51.55,-0.1,51.52,-0.15`);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places in this area' })).toBeTruthy();
    const box = { northeast_lat: 51.55, northeast_lng: -0.1, southwest_lat: 51.52, southwest_lng: -0.15 };
    expect(asked()).toMatchObject(box);
    await user.click(await button('Staffed'));
    await waitFor(() => expect(asked()).toMatchObject({ ...box, kind: 'staffed' }));
    expect(address()).toContain('area=');
  });

  it('returns to the previous area', async () => {
    api.on('listStashpoints', found());
    const { user } = await openSite(LONDON);
    await screen.findByText('No places in this area');
    const narrow = asked()?.northeast_lat;
    await user.click(await button('Search a wider area'));
    await waitFor(() => expect(asked()?.northeast_lat).toBeGreaterThan(narrow ?? 90));
    window.history.back();
    await waitFor(() => expect(address()).not.toContain('area='));
    expect(await screen.findByRole('heading', { level: 1, name: '0 places around London' })).toBeTruthy();
  });

  it('searches around its place if the area of its address is invalid', async () => {
    await openSite(`${LONDON}&area=1,2,3,4`);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places around London' })).toBeTruthy();
    expect(asked()?.northeast_lat).toBeGreaterThan(51.5);
  });

  it('says if every place is full', async () => {
    api.on('listStashpoints', found(stashpoint({ availability: 'unavailable' })));
    await openSite(LONDON);
    expect(await screen.findByText(/Every place here is full or closed at that time/)).toBeTruthy();
  });

  it('shows more places on request, below the existing ones', async () => {
    api.on('listStashpoints', ({ query }) =>
      query.page === 2
        ? found(stashpoint({ id: 'p3', name: 'Third' }))
        : { ...found(stashpoint()), total: 2, has_next: true },
    );
    const { user } = await openSite(LONDON);
    await user.click(await button('Show more places'));
    expect(await screen.findByRole('link', { name: /Third/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Café near/ })).toBeTruthy();
  });

  it('can be retried', async () => {
    api.on('listStashpoints', refuse('STAY_TOO_LONG'));
    const { user } = await openSite(LONDON);
    expect(await screen.findByText('You can store bags for up to 30 days.')).toBeTruthy();
    api.on('listStashpoints', found(stashpoint()));
    await user.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: /Café near/ })).toBeTruthy();
  });

  it('around a position uses the time zone of its city, and is labelled as nearby', async () => {
    await openSite(`/search?lat=51.53&lng=-0.12&${STAY}`);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places near you' })).toBeTruthy();
    expect(document.title).toContain('Find luggage storage');
    expect(asked()?.dropoff).toBe('2030-06-10T09:00:00.000Z');
  });

  it('far from every place names the nearest city, and links to it', async () => {
    api.on('listStashpoints', found()).on('listLocations', ({ query }) => pageOf(query.any_distance ? [city()] : []));
    await openSite(`/search?lat=52.2&lng=-0.12&${STAY}`);
    expect(await screen.findByText('The nearest places are in London, 78 km away.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('0 places near you');
    expect(screen.getByRole('link', { name: 'Show places in London' }).getAttribute('href')).toBe(
      `/search?place=united-kingdom%2Flondon&${STAY}`,
    );
  });

  it('near a city whose currency is switched off says that it is not open for booking', async () => {
    const dubai = { ...city(), currency_code: 'AED' };
    api.on('listStashpoints', found()).on('listLocations', ({ query }) => pageOf(query.any_distance ? [dubai] : []));
    await openSite(`/search?lat=52.2&lng=-0.12&${STAY}`);
    expect(await screen.findByText(/^We’re not taking bookings in/)).toBeTruthy();
    expect(screen.queryByText(/The nearest places are/)).toBeNull();
  });

  it('around an address shows its name, in any language', async () => {
    await openSite(`/search?lat=51.53&lng=-0.12&label=10+Downing+Street&${STAY}`);
    expect(await screen.findByRole('heading', { level: 1, name: '2 places around 10 Downing Street' })).toBeTruthy();
  });

  it('for an unknown place is a 404', async () => {
    api.on('listLocations', pageOf([]));
    await openSite('/search?place=nowhere/at-all');
    expect(await screen.findByText(/404/)).toBeTruthy();
  });

  it('names places in the reader’s language', async () => {
    await openSite(`/de${LONDON}`);
    expect(await screen.findByRole('heading', { level: 1, name: /2 .*London/ })).toBeTruthy();
    expect(asked()?.language).toBe('de');
  });
});

describe('the search form', () => {
  beforeEach(() => {
    api
      .on('listReviews', pageOf([]))
      .on('summariseReviews', { total: 0, average: null, counts: [] })
      .on('listCountries', pageOf([]));
  });
  const where = () => screen.findByRole('combobox', { name: 'Where' });

  it('suggests while typing, and opens the chosen place', async () => {
    const { user } = await openSite(`/?${STAY}`, { onTo: ['/search'] });
    await user.click(await where());
    await user.type(await where(), 'lond');
    // Cities are offered before anything is typed: what is chosen here is what was asked for.
    await waitFor(() => expect(api.calls('listLocations').some(({ query }) => query.query === 'lond')).toBe(true));
    await user.click(await screen.findByRole('option', { name: /London/ }));
    expect(await where()).toHaveProperty('value', 'London');
    // Its results are fetched while the form is still filled in.
    await waitFor(() => expect(asked()).toMatchObject({ dropoff: '2030-06-10T09:00:00.000Z', bag_count: 2 }));
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Find storage' })[0] as HTMLElement,
    );
    await waitFor(() => expect(address()).toBe(`/search?place=united-kingdom%2Flondon&${STAY}`));
  });

  it('answers for the city in an address, and says what it does not know', async () => {
    api.on('listLocations', pageOf([{ ...city(), unknown_text: '221b Baker Street' }]));
    api.on('searchAddresses', { items: [], attribution: null });
    const { user } = await openSite(`/?${STAY}`, { onTo: ['/search'] });
    await user.click(await where());
    await user.type(await where(), '221b baker street london');
    const unknown = 'We don’t know “221b Baker Street”. Places in London:';
    await screen.findByRole('group', { name: unknown });
    await user.keyboard('{Enter}');
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Find storage' })[0] as HTMLElement,
    );
    await waitFor(() => expect(address()).toContain('unknown=221b+Baker+Street'));
  });

  it('sends a request once typing pauses, not for every letter', async () => {
    const { user } = await openSite('/');
    await user.click(await where());
    await user.type(await where(), 'london');
    await waitFor(() => expect(api.calls('listLocations').some(({ query }) => query.query === 'london')).toBe(true));
    const typed = api.calls('listLocations').map(({ query }) => query.query ?? '');
    expect(typed.filter((query) => query.length > 0 && query.length < 6)).toEqual([]);
  });

  it('requires a place before it searches', async () => {
    const { user } = await openSite('/');
    await where();
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Find storage' })[0] as HTMLElement,
    );
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Choose a suggestion from the list, or use your location.',
    );
    expect(address()).toBe('/');
  });

  it('says if the device’s position is unavailable', async () => {
    const { user } = await openSite('/');
    await user.click(await button('Use my location'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t get your location. Type a city, station or address instead.',
    );
  });
});

describe('the best places first (experiment 1)', () => {
  const cards = () => screen.findAllByRole('article');
  beforeEach(() => {
    api.on('listStashpoints', found(...['p1', 'p2', 'p3', 'p4'].map((id) => stashpoint({ id, name: id }))));
  });

  it('are shown alone on small screens, until the others are requested', async () => {
    const { user } = await openSite(LONDON, { variants: '1:sp_card' });
    expect(await cards()).toHaveLength(3);
    await user.click(await button('Show all 4 places'));
    expect(await cards()).toHaveLength(4);
  });

  it('are in the list on a desktop', async () => {
    const wide = (query: string) => ({ matches: query.includes('min-width'), media: query });
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), wide(query), { addListener: () => {}, removeListener: () => {} }),
    );
    await openSite(LONDON, { variants: '1:sp_card' });
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show all 4 places' })).toBeNull();
  });
});
