import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadsTo, ownPath } from './own-path.ts';

describe('the own path of', () => {
  it.each([
    ['/account/bookings?page=2#top', '/account/bookings?page=2#top'],
    ['/de/search?place=london', '/de/search?place=london'],
    ['/a/../b', '/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    [null, null],
    ['', null],
    ['account', null],
    ['//evil.example', null],
    ['///evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n\\evil.example', null],
    ['\t//evil.example', null],
    ['/.//evil.example', null],
    ['/a/..//evil.example', null],
    ['/%2e//evil.example', null],
    ['//[', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
  ])('%j is %j', (address, path) => {
    expect(ownPath(address)).toBe(path);
  });

  it('stays on the site for any input, and is idempotent', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
    );
    const addresses = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const path = ownPath(address);
        if (path === null) return;
        expect(new URL(path, 'https://cubby.test').origin).toBe('https://cubby.test');
        expect(ownPath(path)).toBe(path);
      }),
    );
  });
});

describe('an own path leads to the sign-in', () => {
  it.each([
    ['/login', true],
    ['/login?next=/a', true],
    ['/%6Cogin', true],
    ['/Login', true],
    ['/login/', true],
    ['/login/review', false],
    ['/%E0%A4%A', false],
    ['/account?from=/login', false],
  ])('by %s: %s', (path, leads) => {
    expect(leadsTo(path, ['/login'])).toBe(leads);
  });
});
