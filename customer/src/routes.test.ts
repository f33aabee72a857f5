import type { SitePart } from '@cubby/api/words/declared';
import type { Texts } from '@cubby/api/words/texts';
import { describe, expect, it } from 'vitest';
import { COMMON, type ScreenPart } from './lib/i18n/load-words.ts';
import { BROWSER_QUERY, PAGE_QUERY, pageQuery } from './lib/routing/page-query.ts';
import { ROUTES, redirectOf, routeOf } from './routes.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = import.meta.glob<Texts>('../../api/words/en/site/*.json', { eager: true, import: 'default' });

/** First keys of the dictionary, such as `errorIds`, with the part they come in. */
const partOf = new Map(
  Object.entries(english).flatMap(([file, words]) =>
    Object.keys(words).map((key) => [key, file.replace(/^.*\/|\.json$/g, '') as SitePart] as const),
  ),
);

/** Returns all files that a screen imports, including its own. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  const text = sources[file];
  if (text === undefined || known.has(file)) return known;
  known.add(file);
  for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const address = new URL(target, `file:///${file.slice(2)}`).pathname;
    filesOf(`.${address}`, known);
  }
  return known;
}

/** Returns the parts whose texts a screen may show: the keys in its files, whole or with a gap. */
function partsSaidBy(page: string): Set<ScreenPart> {
  const keys = [...filesOf(page)].flatMap((file) =>
    [...(sources[file] ?? '').matchAll(/\bt\(\s*(?:[^'`()]*\?\s*)?['`](\w+)\./g)].map(([, first = '']) => first),
  );
  const parts = keys.map((key) => partOf.get(key)).filter((part) => part !== undefined);
  return new Set(parts.filter((part): part is ScreenPart => part !== COMMON));
}

describe('every screen', () => {
  it.each(ROUTES.map((row) => [row.path, row] as const))(
    '%s names the words it says',
    (_path, { page, words = [] }) => {
      const missing = [...partsSaidBy(page)].filter((part) => !words.includes(part));
      expect(missing).toEqual([]);
    },
  );

  it('has a file', () => {
    expect(ROUTES.filter(({ page }) => !(page in sources))).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['/', './home/HomePage.tsx'],
    ['/luggage-storage', './places/AllCitiesPage.tsx'],
    ['/luggage-storage/united-kingdom', './places/PlacePage.tsx'],
    ['/luggage-storage/united-kingdom/london/kings-cross', './places/PlacePage.tsx'],
    ['/luggage-storage/london/stashpoints/p1', './stashpoint/StashpointPage.tsx'],
    ['/luggage-storage/united-kingdom/london/kings-cross/stashpoints/p1', './stashpoint/StashpointPage.tsx'],
    ['/blog/tags/london', './blog/BlogPage.tsx'],
    ['/blog/london', './blog/PostPage.tsx'],
    ['/account/bookings/BAG-1', './booking/BookingPage.tsx'],
    ['/rail', './partner/PartnerPage.tsx'],
  ])('%s is served by %s', (path, page) => {
    expect(routeOf(path)?.page).toBe(page);
  });

  it('with no page is a 404', () => {
    expect(routeOf('/a/b/c/d/e')).toBeUndefined();
  });

  it.each([
    ['/login', '/login/email'],
    ['/account', '/account/bookings'],
    ['/about', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(redirectOf(path)).toBe(to);
  });

  it('has no parameter that is read and not listed', () => {
    const read = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\.(?:get|has)\('(\w+)'\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(read)].toSorted()).toEqual([...PAGE_QUERY, ...BROWSER_QUERY].toSorted());
  });

  it.each([
    ['', ''],
    ['x=1&utm_source=mail&fbclid=2', ''],
    ['pickup=2026-12-01T18:00&x=1&dropoff=2026-12-01T10:00', '?dropoff=2026-12-01T10%3A00&pickup=2026-12-01T18%3A00'],
    ['bags=2&bags=3&__proto__=1', '?bags=2'],
  ])('with %j is drawn for %j', (query, drawn) => {
    expect(pageQuery(query)).toBe(drawn);
  });

  it('of a personal page is never listed', () => {
    const personal = ROUTES.filter((row) => row.personal).map(({ path }) => path);
    expect(personal).toContain('/account/bookings/:bookingId');
    expect(personal).toContain('/checkout/:stashpointId');
    expect(personal.every((path) => /^\/(account|checkout|login|payments|surveys|trial)/.test(path))).toBe(true);
  });
});

it.each(['/%00', '/luggage-storage/\u0007', `/${'a'.repeat(400)}`])('%j is nobody’s address', (path) => {
  expect(routeOf(path)).toBeUndefined();
});
