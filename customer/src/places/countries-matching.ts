import type { Country, PlaceShort } from '@cubby/api';

/**
 * Returns countries with those cities whose name contains the typed text; a country that matches keeps all of its
 * cities.
 */
export function countriesMatching(
  countries: readonly Country[],
  typed: string,
  nameOf: (place: PlaceShort | Country) => string,
): Country[] {
  const wanted = fold(typed);
  if (wanted === '') return [...countries];
  const fits = (place: PlaceShort | Country) => fold(nameOf(place)).includes(wanted);
  return countries.flatMap((country) => {
    const cities = fits(country) ? country.cities : country.cities.filter(fits);
    return cities.length > 0 ? [{ ...country, cities }] : [];
  });
}

/** Removes case and accents, so that "zurich" finds Zürich. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();
}
