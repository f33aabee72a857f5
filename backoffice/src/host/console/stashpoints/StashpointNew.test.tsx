import type { Country, PlaceShort } from '@cubby/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { StashpointNew } from './StashpointNew.tsx';

const LONDON: PlaceShort = {
  id: 'london',
  name: 'London',
  route: 'gb/london',
  slug: 'london',
  type: 'city',
  center: { lat: 51.5, lng: -0.1 },
  stashpoint_count: 3,
  kind: null,
  translations: {},
  images: [],
  lowest_total: 690,
  first_day_cost: 500,
  currency_code: 'GBP',
  ccy_minor_in_major: 100,
};
const UNITED_KINGDOM: Country = {
  id: 'gb',
  name: 'United Kingdom',
  route: 'gb',
  slug: 'gb',
  code: 'GB',
  currency_code: 'GBP',
  translations: {},
  cities: [LONDON],
};

it('a new place starts with its kind and location, and sends no fields reserved to staff', async () => {
  const api = fakeApi()
    .on('getAppContext', refuse('TOO_MANY_REQUESTS'))
    .on('listLocations', pageOf([]))
    .on('listCountries', pageOf([UNITED_KINGDOM]))
    .on('createAdminStashpoint', stashpoint({ status: 'draft' }));
  const { user } = renderPage(<StashpointNew />, api, {
    at: '/stashpoints/new',
    site: 'hosts',
    resource: 'stashpoints',
  });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(2);
  await fill(user, screen.getByRole('textbox', { name: /^Name/ }), 'Corner Books');
  await fill(user, screen.getByRole('textbox', { name: /^Address/ }), '7 Pancras Road');
  await fill(user, screen.getByRole('textbox', { name: /^Postal code/ }), 'N1C 4AG');
  await user.click(screen.getByRole('combobox', { name: 'City' }));
  await user.click(await screen.findByRole('option', { name: 'London' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(window.location.pathname).toBe('/stashpoints/p1'));
  const sent = api.calls('createAdminStashpoint')[0]?.body;
  expect(sent).toMatchObject({ name: 'Corner Books', nearest_city_id: 'london', type: 'shop' });
  for (const field of ['host_id', 'quality', 'storage_type', 'first_day_commission', 'country_code'])
    expect(sent).not.toHaveProperty(field);
});
