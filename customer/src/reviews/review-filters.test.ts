import { describe, expect, it } from 'vitest';
import { readReviewFilters, reviewFiltersForApi, reviewFiltersQuery } from './review-filters.ts';

const NONE = { rating: null, language: null, withText: false };

describe('the filters of reviews', () => {
  it.each([
    ['', NONE],
    ['?stars=4&written=de&text=1', { rating: 4, language: 'de', withText: true }],
    ['?stars=6&written=xx&text=yes', NONE],
    ['?stars=2.5', NONE],
  ])('reads %s', (search, filters) => {
    expect(readReviewFilters(search)).toEqual(filters);
  });

  it('omit unset values, in the address and for the API', () => {
    expect(reviewFiltersForApi(NONE)).toEqual({});
    expect(Object.values(reviewFiltersQuery(NONE)).every((value) => value === undefined)).toBe(true);
  });

  it('are sent to the API as in the address', () => {
    expect(reviewFiltersForApi({ rating: 4, language: 'de', withText: true })).toEqual({
      rating: 4,
      language: 'de',
      with_text: true,
    });
  });
});
