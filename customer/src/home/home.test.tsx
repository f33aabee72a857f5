import { describeRefundPolicy } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { appContext, city, pageOf, review } from '../../testing/site-records.ts';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('summariseReviews', { total: 1234, average: 4.75, counts: [] })
    .on('listReviews', pageOf([review()]));
});

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

describe('the home page', () => {
  it('shows cities with their number of places and lowest price', async () => {
    await openSite('/');
    const cities = await section('Popular destinations');
    const link = await cities.findByRole('link', { name: /London/ });
    expect(link.getAttribute('href')).toBe('/luggage-storage/united-kingdom/london');
    expect(cities.getByText(/40 places/)).toBeTruthy();
    expect(cities.getByText(/from £5.34 per bag/)).toBeTruthy();
  });

  it('shows no price if none is known', async () => {
    api.on('listCities', pageOf([city({ lowest_total: null, stashpoint_count: 1 })]));
    await openSite('/');
    const cities = await section('Popular destinations');
    expect(await cities.findByText(/1 place$/)).toBeTruthy();
    expect(cities.queryByText(/per bag$/)).toBeNull();
  });

  it('says that cities are loading', async () => {
    api.on('listCities', () => new Promise(() => undefined));
    await openSite('/');
    const cities = await section('Popular destinations');
    expect(cities.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('can reload the cities while the rest of the page stays', async () => {
    api.on('listCities', refuse('UNAVAILABLE'));
    const { user } = await openSite('/');
    const cities = await section('Popular destinations');
    expect(await cities.findByText('This isn’t available right now. Try again in a moment.')).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
    expect(await screen.findByText('Friendly and quick.')).toBeTruthy();
    api.on('listCities', pageOf([city()]));
    await user.click(cities.getByRole('button', { name: 'Try again' }));
    expect(await cities.findByRole('link', { name: /London/ })).toBeTruthy();
  });

  it('shows three reviews with a text, each once', async () => {
    const said = ['Friendly.', 'Friendly.', 'Quick.', 'Cheap.', 'Easy.'];
    const reviews = said.map((stashpoint_review, index) => review({ id: `r${index}`, stashpoint_review }));
    api.on('listReviews', pageOf(reviews));
    await openSite('/');
    expect(await screen.findByText('Cheap.')).toBeTruthy();
    expect(screen.getAllByText('Friendly.')).toHaveLength(1);
    expect(screen.queryByText('Easy.')).toBeNull();
    expect(api.calls('listReviews')[0]?.query).toEqual({ per_page: 6, minimum_rating: 4, with_text: true });
  });

  it('leaves reviews out if there are none', async () => {
    api.on('listReviews', pageOf([]));
    await openSite('/');
    await screen.findByText('from 1,234 reviews');
    expect(screen.queryByText('What travellers say')).toBeNull();
  });

  it('shows figures, with the guarantee in the visitor’s currency', async () => {
    await openSite('/');
    expect(await screen.findByText('4.8 / 5')).toBeTruthy();
    expect(screen.getByText('£1,000')).toBeTruthy();
    expect(screen.getByText('cities in 8 countries')).toBeTruthy();
  });

  it.each([
    ['euros where its own currency has none', { EUR: 90000 }, '€900'],
    ['no sum where none is known', {}, null],
  ])('promises a guarantee in %s', async (_what, insurance_by_currency_code, sum) => {
    const statistics = { ...appContext().data.statistics, insurance_by_currency_code };
    api.on('getAppContext', appContext({ statistics }));
    await openSite('/');
    await screen.findByText('4.8 / 5');
    if (sum) expect(screen.getByText(sum)).toBeTruthy();
    else expect(screen.queryByText('guarantee for every bag')).toBeNull();
  });

  it('shows no rating without reviews', async () => {
    api.on('summariseReviews', { total: 0, average: null, counts: [] });
    await openSite('/');
    await waitFor(() => expect(api.calls('summariseReviews')).toHaveLength(1));
    expect(await screen.findByText('Friendly and quick.')).toBeTruthy();
    expect(screen.queryByText(/\/ 5$/)).toBeNull();
  });

  it.each([
    ['/', 'en', 'What you can count on'],
    ['/de', 'de', 'Worauf du dich verlassen kannst'],
  ] as const)('at %s promises the refunds of the policy (%s)', async (path, language, title) => {
    await openSite(path);
    const promises = await section(title);
    const options = { normalizer: (text: string) => text };
    expect(promises.getByText((text) => text.includes(describeRefundPolicy(language)), options)).toBeTruthy();
  });
});
