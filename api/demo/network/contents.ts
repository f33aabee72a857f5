import { byLanguage, LANGUAGES, type Language } from '../../contract/vocabulary/languages.ts';
import type { DemoWords } from '../../words/declared.ts';
import { DEMO } from '../../words/demo.ts';
import type { Translate } from '../../words/texts.ts';
import { translatorOf } from '../../words/translator.ts';
import { allCountries, type CitySeed } from '../places/all-countries.ts';
import { placeId } from './place-rows.ts';
import { idOf, type Row } from './rows.ts';

const TEXTS = byLanguage((language): Translate<DemoWords> => translatorOf(language, DEMO[language]));

/** Two variants in each language, so that neighbouring cities do not read alike. */
const VARIANTS = ['1', '2'] as const;

/** Returns a published editorial text for every city in every language. */
export function contentRows(now: Date): Row<'seo_contents'>[] {
  return allCountries.flatMap((country) =>
    country.cities.flatMap((city, index) =>
      LANGUAGES.map((language) => {
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
  const facts = {
    city: names[language],
    first: named(first),
    second: named(second ?? landmarks.at(-1)),
    arrival: named(arrival),
  };
  const variant = VARIANTS[index % VARIANTS.length] ?? '1';
  return (['why', 'where', 'how'] as const).map((part) => TEXTS[language](`cities.${variant}.${part}`, facts));
}
