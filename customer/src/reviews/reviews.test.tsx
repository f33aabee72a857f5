import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { address, fakeApi, openSite } from '../../testing/open-site.tsx';
import { pageOf, review } from '../../testing/site-records.ts';

const COUNTS = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 8 : rating === 4 ? 2 : 0 }));
let api: FakeApi;

beforeEach(() => {
  api = fakeApi()
    .on('summariseReviews', ({ query }) =>
      query.rating === 1 ? { total: 0, average: null, counts: COUNTS } : { total: 10, average: 4.8, counts: COUNTS },
    )
    .on('listReviews', pageOf([review()]));
});

describe('all reviews', () => {
  it('show the average and every review with its place', async () => {
    await openSite('/reviews');
    expect(await screen.findByText('Friendly and quick.')).toBeTruthy();
    expect(screen.getByText('from 10 reviews')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '10 reviews' })).toBeTruthy();
    expect(screen.getAllByText(/London/).length).toBeGreaterThan(0);
  });

  it('are filtered by rating in the address, while the bars stay complete', async () => {
    const { user } = await openSite('/reviews');
    await user.click(await screen.findByRole('button', { name: /^4 stars: 2 reviews/ }));
    await waitFor(() => expect(address()).toBe('/reviews?stars=4'));
    expect(api.calls('listReviews').at(-1)?.query.rating).toBe(4);
    const spread = screen.getByRole('button', { name: /^5 stars: 8 reviews/ });
    expect(spread).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show all ratings' }));
    await waitFor(() => expect(address()).toBe('/reviews'));
  });

  it('start with the filters of the address', async () => {
    await openSite('/reviews?stars=4&written=de&text=1');
    await screen.findByText('Friendly and quick.');
    expect(api.calls('listReviews')[0]?.query).toMatchObject({ rating: 4, language: 'de' });
  });

  it('are filtered by their original language', async () => {
    const { user } = await openSite('/reviews');
    await screen.findByText('Friendly and quick.');
    const filters = screen.getByRole('group', { name: 'Filter reviews' });
    await user.selectOptions(within(filters).getByRole('combobox'), 'fr');
    await waitFor(() => expect(api.calls('listReviews').at(-1)?.query.language).toBe('fr'));
  });

  it('say if none match, and how to see more', async () => {
    api.on('listReviews', pageOf([]));
    const { user } = await openSite('/reviews?stars=1');
    expect(await screen.findByText('No reviews found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
    await waitFor(() => expect(address()).toBe('/reviews'));
  });

  it('load page by page, and keep those loaded', async () => {
    api.on('listReviews', ({ query }) =>
      query.page === 2
        ? pageOf([review({ id: 'r2', stashpoint_review: 'Second page.' })])
        : { ...pageOf([review()], 13), has_next: true },
    );
    const { user } = await openSite('/reviews');
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Second page.')).toBeTruthy();
    expect(screen.getByText('Friendly and quick.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('are in the visitor’s language, replies too, and as written on request', async () => {
    const answer = {
      text: 'Prego, torni quando vuole.',
      language: 'it',
      created: '2026-11-11T10:00:00.000Z',
      translations: { en: 'You are welcome, come back whenever you like.' },
    };
    const stashpoint_review_translations = { en: 'Kind people.' };
    const german = review({
      detected_language: 'de',
      stashpoint_review: 'Nette Leute.',
      stashpoint_review_translations,
    });
    api.on('listReviews', pageOf([{ ...german, answer }]));
    const { user } = await openSite('/reviews');
    expect((await screen.findByText('Kind people.')).lang).toBe('en');
    expect(screen.getByText('Translated automatically from German')).toBeTruthy();
    expect(screen.getByText('Translated automatically from Italian')).toBeTruthy();
    const [ofReview, ofAnswer] = screen.getAllByRole('button', { name: 'Show original' });
    await user.click(ofReview as HTMLElement);
    expect(screen.getByText('Nette Leute.').lang).toBe('de');
    expect(screen.queryByText('Translated automatically from German')).toBeNull();
    await user.click(ofAnswer as HTMLElement);
    expect(screen.getByText('Prego, torni quando vuole.').lang).toBe('it');
    await user.click(screen.getAllByRole('button', { name: 'Show translation' })[0] as HTMLElement);
    expect(screen.getByText('Kind people.')).toBeTruthy();
  });

  it('can be reloaded', async () => {
    api.on('listReviews', refuse('TOO_MANY_REQUESTS'));
    const { user } = await openSite('/reviews');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('listReviews', pageOf([review()]));
    await user.click(again);
    expect(await screen.findByText('Friendly and quick.')).toBeTruthy();
  });
});
