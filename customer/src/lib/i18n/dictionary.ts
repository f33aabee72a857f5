import { DEFAULT_LANGUAGE, type Language } from '@cubby/api';
import type { en } from '../../locales/en.ts';

type Texts = { [key: string]: string | Texts };
type Shape<T extends Texts> = { [K in keyof T]: T[K] extends Texts ? Shape<T[K]> : string };

/** What every language must say; a missing key does not compile. */
export type Dictionary = Shape<typeof en>;

type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];
export type TextKey = KeysOf<Dictionary>;

/** Languages with a dictionary of their own. The others speak English until theirs is written. */
const LOADERS: Partial<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('../../locales/en.ts')).en,
  de: async () => (await import('../../locales/de.ts')).de,
};

export function loadDictionary(language: Language): Promise<Dictionary> {
  const load = LOADERS[language] ?? LOADERS[DEFAULT_LANGUAGE];
  if (!load) throw new Error(`No dictionary for ${language}.`);
  return load();
}
