import { SORT_OPTIONS } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { type Filters, filtersForApi, filtersQuery, readFilters } from './filters.ts';

const NONE: Filters = { kind: null, roundTheClock: false, stepFree: false, sort: 'distance' };

describe('the filters of a search', () => {
  it.each([
    ['', NONE],
    ['?kind=locker', { ...NONE, kind: 'locker' }],
    ['?kind=staffed&sort=popularity', { ...NONE, kind: 'staffed', sort: 'popularity' }],
    ['?always=1&stepfree=1', { ...NONE, roundTheClock: true, stepFree: true }],
    ['?kind=castle&always=yes&stepfree=0&sort=colour', NONE],
    ['?kind=', NONE],
  ])('at %s', (search, filters) => expect(readFilters(search)).toEqual(filters));

  const kinds = [null, 'staffed', 'locker'] as const;
  const all = kinds.flatMap((kind) =>
    [true, false].flatMap((roundTheClock) =>
      [true, false].flatMap((stepFree) =>
        SORT_OPTIONS.map((sort): Filters => ({ kind, roundTheClock, stepFree, sort })),
      ),
    ),
  );

  it.each(all)('are read from an address as they were written: %o', (filters) => {
    const set = Object.entries(filtersQuery(filters)).filter(([, value]) => value !== undefined);
    expect(readFilters(`?${new URLSearchParams(set as [string, string][])}`)).toEqual(filters);
  });

  it('are not in the address if none is set', () => {
    expect(Object.values(filtersQuery(NONE)).every((value) => value === undefined)).toBe(true);
  });

  it('send only set values to the server', () => {
    expect(filtersForApi(NONE)).toEqual({ sort: 'distance' });
    expect(filtersForApi({ kind: 'locker', roundTheClock: true, stepFree: true, sort: 'popularity' })).toEqual({
      kind: 'locker',
      open_twentyfour_seven: true,
      step_free: true,
      sort: 'popularity',
    });
  });
});
