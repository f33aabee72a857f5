import { expect, test } from 'vitest';
import { distanceKm } from '../../contract/rules/distance.ts';
import { allCountries } from './all-countries.ts';

const cities = allCountries.flatMap((country) => country.cities);
const landmarks = cities.flatMap((city) => city.landmarks.map((landmark) => ({ city, landmark })));
const ofName = ({ city, landmark }: (typeof landmarks)[number]) => `${landmark.names.en}, ${city.names.en}`;

/** The longest way from the middle of a city to its airports, and to all else in it. */
const FARTHEST_KM = { airport: 50, other: 25 };

test('every landmark lies in its city, and nearer to it than to any other', () => {
  const outside = landmarks.filter(({ city, landmark: { kind, center } }) => {
    const away = distanceKm(center, city.center);
    return (
      away > FARTHEST_KM[kind === 'airport' ? 'airport' : 'other'] ||
      cities.some((other) => distanceKm(center, other.center) < away)
    );
  });
  expect(outside.map(ofName)).toEqual([]);
});

test('no two landmarks are in one spot', () => {
  const twice = landmarks.filter(({ landmark }, index) =>
    landmarks.slice(0, index).some((other) => distanceKm(other.landmark.center, landmark.center) < 0.03),
  );
  expect(twice.map(ofName)).toEqual([]);
});
