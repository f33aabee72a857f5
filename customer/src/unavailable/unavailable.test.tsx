import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { stashpoint } from '../../testing/site-records.ts';

describe('a link to a place that cannot take the bags', () => {
  it.each(['/unavailable', '/unavailable?stashpoint=', '/unavailable?bags=2'])(
    'that has lost the place offers a search: %s',
    async (address) => {
      fakeApi();
      await openSite(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Another place for your bags' })).toBeTruthy();
      expect(screen.getByRole('search')).toBeTruthy();
      expect(screen.queryByText(/404/)).toBeNull();
    },
  );

  it('to an unknown place is a 404', async () => {
    fakeApi().on('listAlternatives', refuse('NOT_FOUND'));
    await openSite('/unavailable?stashpoint=nowhere');
    expect(await screen.findByText('404')).toBeTruthy();
  });

  it('in a city whose currency is switched off says so, and offers other cities', async () => {
    const { id, name, location_name, latitude, longitude, nearest_city, timezone, type } = stashpoint();
    fakeApi().on('listAlternatives', {
      reason: 'not_sold',
      stashpoint: { id, name, location_name, latitude, longitude, nearest_city, timezone, type },
      items: [],
    });
    await openSite(`/unavailable?stashpoint=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Bookings are paused in / })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'All cities' })).toBeTruthy();
    for (const name of [/^Search/, 'Choose other times']) expect(main.queryByRole('link', { name })).toBeNull();
  });
});
