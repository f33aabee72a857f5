import { describe, expect, it } from 'vitest';
import { distanceKm, walkingMinutes } from './distance.ts';

describe('a distance', () => {
  it.each([
    ['nowhere', { lat: 51.5, lng: -0.12 }, { lat: 51.5, lng: -0.12 }, 0],
    ['London to Paris', { lat: 51.5074, lng: -0.1278 }, { lat: 48.8566, lng: 2.3522 }, 343.6],
    ['across the date line', { lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }, 22.2],
    ['from pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015.1],
  ])('%s', (_, from, to, kilometres) => expect(distanceKm(from, to)).toBeCloseTo(kilometres, 0));
});

describe('the minutes of a walk', () => {
  it.each([
    [0, 1],
    [0.01, 1],
    [0.06, 1],
    [0.1, 2],
    [0.25, 4],
    [0.37, 6],
    [0.5, 8],
    [1, 16],
    [2, 33],
    [3, 49],
  ])('for %d km in a straight line are %d', (kilometres, minutes) => expect(walkingMinutes(kilometres)).toBe(minutes));

  it.each([3.01, 12, Number.NaN, Number.POSITIVE_INFINITY])(
    'are not shown for %d km: too far to walk with bags',
    (far) => expect(walkingMinutes(far)).toBeNull(),
  );
});
