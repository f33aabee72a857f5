import { LANGUAGES, type Language } from '@cubby/api';

/** The filters of the reviews. Stored in the address, so that a selection can be shared. */
export interface ReviewFilters {
  rating: number | null;
  language: Language | null;
  withText: boolean;
}

export function readReviewFilters(search: string): ReviewFilters {
  const query = new URLSearchParams(search);
  const rating = Number(query.get('stars'));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    language: LANGUAGES.find((code) => code === query.get('written')) ?? null,
    withText: query.get('text') === '1',
  };
}

/** Returns the filters in the address's format; unset ones are left out. */
export function reviewFiltersQuery({ rating, language, withText }: ReviewFilters) {
  return { stars: rating ?? undefined, written: language ?? undefined, text: withText ? 1 : undefined };
}

/** Returns the filters in the API's format. */
export function reviewFiltersForApi({ rating, language, withText }: ReviewFilters) {
  return {
    ...(rating !== null && { rating }),
    ...(language && { language }),
    ...(withText && { with_text: true }),
  };
}
