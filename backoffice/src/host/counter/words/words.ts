import type { Language } from '@cubby/api';
import type { words as english } from './en.ts';

/** What every dictionary says: the compiler asks for each text of the English one. */
export type Words = Written<typeof english>;

type Written<T> = { readonly [K in keyof T]: T[K] extends string ? string : Written<T[K]> };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A text by its place in the dictionary: `today.title`. */
export type TextKey = Leaves<typeof english>;

/** Only the reader's language is fetched; another one when it is chosen. */
export const dictionaries: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};
