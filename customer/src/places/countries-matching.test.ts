import { describe, expect, it } from 'vitest';
import { city } from '../../testing/site-records.ts';
import { countriesMatching } from './countries-matching.ts';

const country = (name: string, ...cities: string[]) => ({
  id: name,
  name,
  route: name,
  slug: name,
  code: 'CH',
  currency_code: 'CHF',
  translations: {},
  cities: cities.map((each) => city({ id: each, name: each })),
});

const ALL = [country('Switzerland', 'Zürich', 'Genève'), country('France', 'Paris', 'Nice')];

/** Returns the remaining list in one line. */
function left(typed: string): string {
  const shown = countriesMatching(ALL, typed, ({ name }) => name);
  return shown.map(({ name, cities }) => `${name}: ${cities.map((each) => each.name).join(', ')}`).join('; ');
}

describe('the list of cities', () => {
  it.each([
    ['', 'Switzerland: Zürich, Genève; France: Paris, Nice'],
    ['   ', 'Switzerland: Zürich, Genève; France: Paris, Nice'],
    ['zurich', 'Switzerland: Zürich'],
    ['ZÜRICH', 'Switzerland: Zürich'],
    ['  geneve ', 'Switzerland: Genève'],
    ['nic', 'France: Nice'],
    ['fran', 'France: Paris, Nice'],
    ['ric', 'Switzerland: Zürich'],
    ['atlantis', ''],
    ['.*', ''],
  ])('filtered by "%s" is: %s', (typed, expected) => expect(left(typed)).toBe(expected));

  it('is searched by the names the reader sees', () => {
    const german = countriesMatching(ALL, 'schweiz', ({ name }) => (name === 'Switzerland' ? 'Schweiz' : name));
    expect(german.map(({ name }) => name)).toEqual(['Switzerland']);
  });

  it('does not change the records', () => {
    countriesMatching(ALL, 'nice', ({ name }) => name);
    expect(ALL[1]?.cities).toHaveLength(2);
  });
});
