import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FakeApi } from '../../../../../tests/harness/fake-api.ts';
import { LOCKERS_TODAY, SHELF_TODAY } from '../../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { OverviewPage } from './OverviewPage.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const leadsTo = (card: HTMLElement, name: RegExp | string) => {
  const address = new URL(within(card).getByRole('link', { name }).getAttribute('href') ?? '', 'https://cubby.test');
  return [address.pathname, JSON.parse(address.searchParams.get('filter') ?? 'null')];
};

it('shows each place today; every number leads to what it counts, and the counter opens at its place', async () => {
  api.on('listStashpointsToday', [LOCKERS_TODAY, SHELF_TODAY]);
  const { user: person } = renderPage(<OverviewPage />, api, { site: 'hosts' });
  const card = await screen.findByRole('region', { name: 'The Shelf' });
  expect(screen.getByText('8 bags in storage')).toBeTruthy();
  // The one that needs someone comes first.
  expect(screen.getAllByRole('region').map((place) => within(place).getByRole('heading').textContent)).toEqual([
    SHELF_TODAY.name,
    LOCKERS_TODAY.name,
  ]);
  expect(leadsTo(card, 'Late travellers: 3')).toEqual(['/', null]);
  const mine = { stashpoint_id: SHELF_TODAY.id };
  expect(leadsTo(card, '7 of 12')).toEqual(['/bookings', { ...mine, when: 'inside' }]);
  expect(leadsTo(card, '£42.00')).toEqual(['/commissions', { ...mine, from: SHELF_TODAY.date }]);
  expect(leadsTo(card, '1 report to respond to')).toEqual(['/incidents', { ...mine, standing: 'waiting' }]);
  expect(leadsTo(card, '2 reviews without a reply')).toEqual(['/reviews', { ...mine, answered: 'false' }]);
  expect(leadsTo(card, 'Till: Kit')).toEqual(['/people', null]);
  expect(within(card).getByRole('row', { name: '10:00 2 1' })).toBeTruthy();
  const counter = within(card).getByRole('link', { name: 'Open the counter' });
  counter.addEventListener('click', (event) => event.preventDefault());
  await person.click(counter);
  expect(window.localStorage.getItem('cubby.stashpoint')).toBe(SHELF_TODAY.id);
  const lockers = screen.getByRole('region', { name: 'Station lockers' });
  expect(within(lockers).queryByText('Earned today')).toBeNull();
  expect(within(lockers).queryByRole('link', { name: 'Open the counter' })).toBeNull();
});

it('leads a host without a place to the first one', async () => {
  api.on('listStashpointsToday', []);
  renderPage(<OverviewPage />, api, { site: 'hosts' });
  expect((await screen.findByRole('link', { name: 'Add a place' })).getAttribute('href')).toBe('/stashpoints/new');
});
