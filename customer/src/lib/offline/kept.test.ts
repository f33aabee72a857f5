import { describe, expect, it } from 'vitest';
import { isAsset, isBookingPage, isKeptCall, isSitePage, passesAmong, sharedPage } from './kept.ts';

describe('the offline cache', () => {
  it.each([
    ['/account/bookings/4F7K2M9QXA', true],
    ['/de/account/bookings/4F7K2M9QXA', true],
    ['/account/bookings/4F7K2M9QXA/claim', true],
    ['/account/bookings', true],
    ['/account/profile', false],
    ['/', false],
    ['/luggage-storage/united-kingdom/london', false],
  ])('the page %s: %s', (path, kept) => expect(isBookingPage(path)).toBe(kept));

  it.each([
    ['/v2/app-context', true],
    ['/v2/bookings/4F7K2M9QXA', true],
    ['/v2/bookings/4F7K2M9QXA/conversation', true],
    ['/v2/bookings/4F7K2M9QXA/claims', true],
    ['/map/still/stashpoint/0a1b2c3d4e5f-light-phone.webp', true],
    ['/map/still/place/0a1b2c3d4e5f-light-phone.webp', false],
    ['/v3/stashpoints/08399e7fe29b', true],
    ['/v2/tokens/secret', false],
    ['/v2/me', false],
    ['/v3/stashpoints', false],
    ['/v2/quotes', false],
  ])('the call %s: %s', (path, kept) => expect(isKeptCall(path)).toBe(kept));

  it.each([
    ['/', true],
    ['/de/gepackaufbewahrung', true],
    ['/v2/tokens', false],
    ['/_outbox', false],
    ['/docs', false],
  ])('for %s the site answers: %s', (path, own) => expect(isSitePage(path)).toBe(own));

  it('caches all code, by its hash', () => {
    expect(isAsset('/assets/index-abc.js')).toBe(true);
    expect(isAsset('/media/pictures/x/1x1.avif')).toBe(false);
  });

  it('knows passes by their calls, with the signature of the link that opened them', () => {
    const kept = [
      '/v2/app-context',
      '/v2/bookings/A1',
      '/v2/bookings/B2?pass=signed',
      '/v2/bookings/B2',
      '/v2/bookings',
    ];
    expect(passesAmong(kept.map((path) => `https://cubby.example${path}`))).toEqual([
      { id: 'A1', pass: null },
      { id: 'B2', pass: 'signed' },
    ]);
  });

  it.each([
    ['/account/bookings/4F7K2M9QXA', '/account/bookings'],
    ['/account/bookings/', '/account/bookings'],
    ['/account/bookings', '/account/bookings'],
    ['/de/account/bookings/4F7K2M9QXA', '/de/account/bookings'],
    ['/', '/account/bookings'],
    ['/de', '/de/account/bookings'],
    ['/luggage-storage/united-kingdom', '/account/bookings'],
  ])('caches %s as the page %s of its language', (path, page) => expect(sharedPage(path)).toBe(page));

  it.each([
    '/v2/bookings/4F7K2M9QXA/cancel',
    '/v2/bookings/4f7k2m9qxa',
    '/v3/stashpoints/08399e7fe29b/alternatives',
    '/v2/app-context/more',
    '/evil/v2/app-context',
  ])('never caches the call %s', (path) => expect(isKeptCall(path)).toBe(false));

  it.each(['/account/bookings/4F7K2M9QXA/receipt', '/deu/account/bookings', '/account/bookings-of-others'])(
    'never the page %s',
    (path) => expect(isBookingPage(path)).toBe(false),
  );
});
