import { withLanguage } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { inLanguage, pathsOf, safeNext, splitPath } from './paths.ts';

const london = {
  route: 'united-kingdom/london',
  translations: { german: { name: 'London', slug: 'london', route: 'vereinigtes-koenigreich/london' } },
};

describe('paths', () => {
  it('have no prefix in English and a localised segment elsewhere', () => {
    expect(pathsOf('en').place(london)).toBe('/luggage-storage/united-kingdom/london');
    expect(pathsOf('de').place(london)).toBe('/de/gepackaufbewahrung/vereinigtes-koenigreich/london');
    expect(pathsOf('fr').cities()).toBe('/fr/consigne-bagages');
    expect(pathsOf('de').home()).toBe('/de');
  });

  it('fall back to the English route if a place has none in the language', () => {
    expect(pathsOf('it').place(london)).toBe('/it/deposito-bagagli/united-kingdom/london');
  });

  it('keep a stay readable in the query and omit unset fields', () => {
    expect(pathsOf('en').search({ dropoff: '2026-11-21T10:00', place: undefined })).toBe(
      '/search?dropoff=2026-11-21T10:00',
    );
  });

  it('leave absolute links unchanged', () => {
    expect(withLanguage('https://example.org/a', 'de')).toBe('https://example.org/a');
    expect(withLanguage('//example.org/a', 'de')).toBe('//example.org/a');
  });
});

describe('splitPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/de/gepackaufbewahrung/berlin', 'de', '/luggage-storage/berlin'],
    ['/consigne-bagages/paris/', 'en', '/luggage-storage/paris'],
    ['/en/search', 'en', '/en/search'],
    ['/pt/login/pin', 'pt', '/login/pin'],
  ])('reads %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path });
  });
});

describe('inLanguage', () => {
  it('keeps the query', () => {
    expect(inLanguage('/luggage-storage/berlin', 'bags=2', 'de')).toBe('/de/gepackaufbewahrung/berlin?bags=2');
    expect(inLanguage('/de/search', 'bags=2', 'en')).toBe('/search?bags=2');
  });
});

describe('safeNext', () => {
  it.each([
    ['/account/bookings', '/account/bookings'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/login', '/'],
    ['/de/login/email?next=/account', '/'],
    ['/signup', '/'],
    ['/login/review', '/login/review'],
    ['https://evil.example', '/'],
    [null, '/'],
  ])('of %s leads to %s', (next, path) => {
    expect(safeNext(next, '/')).toBe(path);
  });
});
