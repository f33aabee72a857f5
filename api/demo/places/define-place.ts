import { slugOf } from '../../contract/rules/slugs.ts';
import { byLanguage, LANGUAGES } from '../../contract/vocabulary/languages.ts';
import type { CitySeed, CountrySeed, LandmarkKind, LandmarkSeed, Localised } from './types.ts';

type Translations = Partial<Localised>;
type Written<Seed> = Omit<Seed, 'names' | 'slugs' | 'center'> & {
  name: string;
  translations?: Translations;
  at: [lat: number, lng: number];
};

/** A country as written in the files beside this one: names and slugs are derived from one name and its exceptions. */
export function country({ name, translations, at, ...rest }: Written<CountrySeed>): CountrySeed {
  return { ...rest, ...named(name, translations), center: { lat: at[0], lng: at[1] } };
}

export function city({ name, translations, at, ...rest }: Written<CitySeed>): CitySeed {
  return { ...rest, ...named(name, translations), center: { lat: at[0], lng: at[1] } };
}

export const station = landmark('station');
export const airport = landmark('airport');
export const sight = landmark('sight');
export const quarter = landmark('quarter');

function landmark(kind: LandmarkKind) {
  return (lat: number, lng: number, name: string, translations?: Translations): LandmarkSeed => ({
    kind,
    ...named(name, translations),
    center: { lat, lng },
  });
}

function named(name: string, translations: Translations = {}): { names: Localised; slugs: Localised } {
  const names: Localised = { ...byLanguage(() => name), ...translations };
  const slugs = { ...names };
  for (const language of LANGUAGES) slugs[language] = slugOf(names[language], language);
  return { names, slugs };
}
