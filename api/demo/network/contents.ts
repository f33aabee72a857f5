import { allCountries } from '../places/all-countries.ts';
import { type CitySeed, type Language, languages } from '../places/types.ts';
import { CITY_TEXTS } from './content-texts.ts';
import { placeId } from './place-rows.ts';
import { idOf, type Row } from './rows.ts';

/** Returns a published editorial text for every city in every language. */
export function contentRows(now: Date): Row<'seo_contents'>[] {
  return allCountries.flatMap((country) =>
    country.cities.flatMap((city, index) =>
      languages.map((language) => {
        const values = textOf(city, language, index);
        const key = `${country.slugs.en}/${city.slugs.en}`;
        return {
          id: idOf(`content:${key}:${language}`, 24),
          language,
          location_id: placeId(country.slugs.en, city.slugs.en),
          prompt_id: 'city',
          values,
          live: values,
          published_at: now,
          updated: now,
        };
      }),
    ),
  );
}

function textOf({ names, landmarks }: CitySeed, language: Language, index: number): string[] {
  const named = (landmark: CitySeed['landmarks'][number] | undefined) => landmark?.names[language] ?? names[language];
  const arrival = landmarks.find(({ kind }) => kind === 'station' || kind === 'airport');
  const [first, second] = landmarks.filter((landmark) => landmark !== arrival);
  const templates = CITY_TEXTS[language];
  const write = templates[index % templates.length];
  if (!write) throw new Error(`Nothing is written about cities in ${language}.`);
  return write({
    city: names[language],
    first: named(first),
    second: named(second ?? landmarks.at(-1)),
    arrival: named(arrival),
  });
}
