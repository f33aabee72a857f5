import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { address, fakeApi, openSite } from '../../../testing/open-site.tsx';
import { appContext, city, pageOf, placeDetail, STAY, vienna } from '../../../testing/site-records.ts';
import { setConsent } from '../consent/consent.ts';
import { forgetSearches } from './recent-searches.ts';

let api: FakeApi;
beforeEach(() => {
  forgetSearches();
  api = fakeApi()
    .on('listLocations', pageOf([city()]))
    .on('listReviews', pageOf([]))
    .on('summariseReviews', { total: 0, average: null, counts: [] })
    .on('listCountries', pageOf([]))
    .on('getCity', placeDetail())
    .on('listStashpoints', NOTHING_FOUND)
    .on('listBendysquare', NOTHING_FOUND)
    .on('listQuadralink', NOTHING_FOUND)
    .on('createEvents', undefined as never);
});

const NOTHING_FOUND = {
  ...pageOf([]),
  counts: {
    available_hotel_count: 0,
    available_locker_count: 0,
    available_standard_count: 0,
    available_stashpoint_count: 0,
    total_stashpoint_count: 0,
  },
};
const UNITED_KINGDOM = { id: 'gb', name: 'United Kingdom', translations: {} };
const where = () => screen.findByRole('combobox', { name: 'Where' });
const find = () => within(screen.getByRole('main')).getAllByRole('button', { name: 'Find storage' })[0] as HTMLElement;
const type = async (text: string) => {
  const { user } = await openSite(`/?${STAY}`, { onTo: ['/search', '/luggage-storage'] });
  await user.click(await where());
  await user.type(await where(), text);
  return user;
};

describe('the field for a place', () => {
  it('shows the matched name of a place, and where it is', async () => {
    api.on('listLocations', pageOf([city({ matched: 'LHR', parent: UNITED_KINGDOM })]));
    await type('lhr');
    expect((await screen.findByRole('option', { name: /LHR/ })).textContent).toBe('London · LHRUnited KingdomCity');
    expect(within(screen.getByRole('group', { name: 'Places' })).getAllByRole('option')).toHaveLength(1);
  });

  it('says if nothing is found and what to try', async () => {
    api.on('listLocations', pageOf([]));
    const user = await type('Atlantis');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'No results for “Atlantis”. Try another spelling, the city or a nearby station.',
      ),
    );
    const actions = within(screen.getByRole('group', { name: 'Quick actions' }));
    expect(actions.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Use my location',
      'See all cities',
    ]);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No results for “Atlantis”/);
    expect(screen.getAllByText(/^No results for “Atlantis”/)).toHaveLength(1);
    expect(address()).toBe(`/?${STAY}`);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/luggage-storage'));
  });

  it('says that we are not in a city yet, and offers the nearest of ours', async () => {
    api.on('listLocations', { ...pageOf([]), elsewhere: vienna(city()) });
    const user = await type('Wien Hbf');
    const told = 'We’re not in Vienna yet. Nearest: London, 1,235\u00a0km';
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(` ${told} 1 suggestion`),
    );
    expect(within(screen.getByRole('group', { name: told })).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.click(find());
    await waitFor(() => expect(address()).toBe(`/search?q=Wien+Hbf&${STAY}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'We’re not in Vienna yet.' })).toBeTruthy();
  });

  it('retries if suggestions failed', async () => {
    api.on('listLocations', refuse('TOO_MANY_REQUESTS'));
    const user = await type('lond');
    await screen.findByText('We couldn’t load suggestions.', { ignore: '[role=status]' });
    api.on('listLocations', pageOf([city()]));
    await user.click(screen.getByRole('option', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /London/ })).toBeTruthy();
  });

  it('takes the first suggestion on Enter, even while it is loading', async () => {
    const user = await type('lond');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await where()).toHaveProperty('value', 'London'));
    expect((await where()).getAttribute('aria-expanded')).toBe('false');
    await user.click(find());
    await waitFor(() => expect(address()).toBe(`/search?place=united-kingdom%2Flondon&${STAY}`));
  });

  it('searches for typed text that was not chosen', async () => {
    const user = await type('londn');
    await user.keyboard('{Escape}');
    await user.click(find());
    await waitFor(() => expect(address()).toBe(`/search?place=united-kingdom%2Flondon&${STAY}`));
  });

  it('shows addresses below our own places, with attribution, and searches around one', async () => {
    api.on('getAppContext', appContext({ addresses: true }));
    api.on('searchAddresses', {
      items: [{ name: '10 Downing Street', around: 'Westminster, London', position: { lat: 51.5034, lng: -0.1276 } }],
      attribution: '© OpenStreetMap contributors',
    });
    const user = await type('10 downing street');
    const addresses = await screen.findByRole('group', { name: 'Addresses' });
    expect(screen.getByText('© OpenStreetMap contributors')).toBeTruthy();
    await user.click(within(addresses).getByRole('option', { name: /10 Downing Street/ }));
    await user.click(find());
    await waitFor(() =>
      expect(address()).toBe(
        `/search?lat=51.5034&lng=-0.1276&label=10%20Downing%20Street&${STAY}`.replace(/%20/g, '+'),
      ),
    );
  });
});

describe('recent searches', () => {
  const searched = async (consent: 'given' | 'refused') => {
    const user = await type('lond');
    setConsent(consent);
    await user.click(await screen.findByRole('option', { name: /London/ }));
    await user.clear(await where());
    return user;
  };

  it('are shown in the empty field, and removed one by one', async () => {
    const user = await searched('refused');
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: /^London/ })).toBeTruthy();
    await user.keyboard('{ArrowDown}{Delete}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull());
  });

  it('are stored on the device only with consent', async () => {
    const user = await searched('refused');
    expect(localStorage.getItem('cubby.searches')).toBeNull();
    setConsent('given');
    await user.type(await where(), 'lond');
    await user.click(await screen.findByRole('option', { name: /London/ }));
    expect(localStorage.getItem('cubby.searches')).toContain('united-kingdom/london');
  });

  it('are all removed at once', async () => {
    const user = await searched('given');
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    expect(localStorage.getItem('cubby.searches')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Clear recent searches' })).toBeNull());
  });

  it('work in a browser that blocks storage', async () => {
    const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
      if (name === 'cubby.searches') throw new Error('QuotaExceededError');
    });
    await searched('given');
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeTruthy();
    keep.mockRestore();
  });
});
