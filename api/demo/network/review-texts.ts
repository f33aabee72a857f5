import type { Localised } from '../places/all-countries.ts';
import { type DemoTree, variantsOf } from './variants.ts';

type Rating = 1 | 2 | 3 | 4 | 5;

export interface ReviewText {
  /** The kind of place it fits; any kind if absent. */
  where?: 'counter' | 'locker' | undefined;
  rating: Rating;
  text: Localised;
}

/** The contents of each numbered text, and the kind of place it fits. */
type Facts<Key extends keyof DemoTree['reviews']> = Record<
  keyof DemoTree['reviews'][Key],
  [rating: Rating, where?: 'counter' | 'locker']
>;

const OF_PLACES: Facts<'places'> = {
  1: [5, 'counter'],
  2: [5],
  3: [5, 'counter'],
  4: [5, 'counter'],
  5: [5, 'counter'],
  6: [5, 'counter'],
  7: [5, 'counter'],
  8: [5, 'counter'],
  9: [4],
  10: [4, 'counter'],
  11: [4, 'counter'],
  12: [4, 'counter'],
  13: [4, 'locker'],
  14: [3, 'counter'],
  15: [3],
  16: [2, 'counter'],
  17: [1, 'counter'],
};

const OF_CUBBY: Facts<'cubby'> = { 1: [5], 2: [5], 3: [5], 4: [5], 5: [4], 6: [4], 7: [3], 8: [1] };

/** Travellers' reviews of places. */
export const stashpointReviews = reviews(
  OF_PLACES,
  variantsOf((words) => words.reviews.places),
);

/** Travellers' reviews of booking with Cubby. */
export const cubbyReviews = reviews(
  OF_CUBBY,
  variantsOf((words) => words.reviews.cubby),
);

function reviews(facts: Facts<keyof DemoTree['reviews']>, texts: readonly Localised[]): readonly ReviewText[] {
  return Object.values(facts).flatMap(([rating, where], index) => {
    const text = texts[index];
    return text ? [{ rating, where, text }] : [];
  });
}
