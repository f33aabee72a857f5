import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { address, fakeApi, openSite } from '../../../testing/open-site.tsx';

const OFFER = 'Diese Seite gibt es auf Deutsch';

async function visit(language: string, page: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  fakeApi();
  const { user } = await openSite(page, { onTo: ['/de/cookie-policy'] });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

describe('a page in another language than the browser’s', () => {
  it('is offered in the browser’s language, without a redirect', async () => {
    const user = await visit('de-AT', '/cookie-policy?bags=2');
    const offer = screen.getByRole('region', { name: OFFER });
    expect(offer.getAttribute('lang')).toBe('de');
    expect(address()).toBe('/cookie-policy?bags=2');
    await user.click(screen.getByRole('link', { name: OFFER }));
    await waitFor(() => expect(address()).toBe('/de/cookie-policy?bags=2'));
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  });

  it('is not offered again after it was declined', async () => {
    const user = await visit('de', '/cookie-policy');
    await user.click(screen.getByRole('button', { name: 'Bei dieser Sprache bleiben' }));
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
    expect(localStorage.getItem('cubby.language')).toBe('chosen');
  });

  it('is not offered to a visitor who has chosen a language', async () => {
    const user = await visit('de', '/de/cookie-policy');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'en');
    await waitFor(() => expect(address()).toBe('/cookie-policy'));
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  });

  it('is not offered over a checkout', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
    fakeApi().on('getStashpoint', refuse('NOT_FOUND')).on('createQuote', refuse('NOT_FOUND'));
    await openSite('/checkout/p1?dropoff=2026-11-23T10:00&pickup=2026-11-23T15:00&bags=1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  });

  it.each([
    ['de-DE', '/de/cookie-policy'],
    ['en-US', '/cookie-policy'],
    ['sv', '/cookie-policy'],
  ])('is not offered to a browser of %s at %s', async (language, page) => {
    await visit(language, page);
    expect(document.querySelector('section[lang]')).toBeNull();
    expect(localStorage.getItem('cubby.language')).toBeNull();
  });
});
