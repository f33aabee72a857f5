import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { address, fakeApi, openSite } from '../../testing/open-site.tsx';
import { freeByHour, pageOf, STAY, stashpointDetail } from '../../testing/site-records.ts';

const space = (size: 'small' | 'large', quantity: number, space_available: number) => ({
  id: size,
  size,
  quantity,
  space_available,
  pricing_structure: stashpointDetail().pricing_structure,
  door_cm: size === 'small' ? ([52, 29, 35] as [number, number, number]) : ([52, 94, 35] as [number, number, number]),
});

const bank = (free: number) =>
  stashpointDetail({
    name: 'Station lockers',
    type: 'locker',
    storage_type: 'hivebox_locker_bank',
    storage_spaces: [space('small', 8, free), space('large', 4, 4)],
  });

describe('a bank of lockers', () => {
  it('shows dimensions, availability for the stay and price of each size', async () => {
    const api = fakeApi().on('getStashpoint', ({ query }) => bank(query.dropoff ? 2 : 8));
    await openSite(`/lockers/p1?${STAY}`);
    expect(await screen.findByText(/2 of 8/)).toBeTruthy();
    expect(api.calls('getStashpoint').at(-1)?.query).toMatchObject({
      dropoff: '2030-06-10T09:00:00.000Z',
      pickup: '2030-06-10T15:00:00.000Z',
      bag_count: 2,
    });
    // A bag with its fees, for the one day of the stay.
    expect(screen.getAllByText('£6.50 per bag, all in')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /^Small locker for bags up to 52\s×\s29\s×\s35\scm$/ })).toBeTruthy();
    expect(screen.getByText('52 × 94 × 35 cm')).toBeTruthy();
  });

  it('links to the place with the same stay', async () => {
    fakeApi().on('getStashpoint', bank(0));
    await openSite(`/lockers/p1?${STAY}`);
    const link = await screen.findByRole('link', { name: 'Choose times and book' });
    expect(link.getAttribute('href')).toBe(`/luggage-storage/united-kingdom/london/stashpoints/p1?${STAY}`);
  });

  it('that is a staffed place is shown as such', async () => {
    const api = fakeApi()
      .on('getStashpoint', stashpointDetail())
      .on('listStashpoints', emptySearch)
      .on('listReviews', pageOf([]))
      .on('getHourlyAvailability', freeByHour())
      .on('createQuote', refuse('STASHPOINT_CLOSED'));
    await openSite('/lockers/p1', { onTo: ['/luggage-storage/united-kingdom/london/stashpoints/p1'] });
    await waitFor(() => expect(address()).toContain('/stashpoints/p1'));
    expect(api.calls('getStashpoint').length).toBeGreaterThan(0);
  });

  it('that does not exist is a 404', async () => {
    fakeApi().on('getStashpoint', refuse('NOT_FOUND'));
    await openSite('/lockers/nope');
    expect(await screen.findByText(/404/)).toBeTruthy();
  });
});

const emptySearch = {
  ...pageOf([]),
  counts: {
    available_hotel_count: 0,
    available_locker_count: 0,
    available_standard_count: 0,
    available_stashpoint_count: 0,
    total_stashpoint_count: 0,
  },
};
