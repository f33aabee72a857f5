import type { StashpointSummary } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { mergeResults } from './use-results.ts';

function place(
  id: string,
  user_distance_km: number | null,
  availability: StashpointSummary['availability'] = 'available',
) {
  return { id, user_distance_km, availability } as StashpointSummary;
}
const ids = (stashpoints: StashpointSummary[]) => stashpoints.map(({ id }) => id);

describe('mergeResults', () => {
  it('puts available places first, then sorts by distance, whatever their kind', () => {
    const merged = mergeResults(
      [place('near but full', 0.1, 'unavailable'), place('far', 2)],
      [place('locker', 0.5)],
      'distance',
    );
    expect(ids(merged)).toEqual(['locker', 'far', 'near but full']);
  });

  it('keeps the order of popularity', () => {
    const merged = mergeResults([place('loved', 2), place('liked', 1)], [place('locker', 0.5)], 'popularity');
    expect(ids(merged)).toEqual(['loved', 'liked', 'locker']);
  });

  it('shows a place once, and one without a distance last', () => {
    expect(ids(mergeResults([place('a', null), place('b', 3)], [place('b', 3)], 'distance'))).toEqual(['b', 'a']);
  });
});
