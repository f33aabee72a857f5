import type { Language } from '@cubby/api';
import type { words as english } from './en.ts';

/** The texts of every dictionary: the compiler requires each text of the English one. */
export type Words = Written<typeof english>;

type Written<T> = { readonly [K in keyof T]: T[K] extends string ? string : Written<T[K]> };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The key of a text in the dictionary: `today.title`. */
export type TextKey = Leaves<typeof english>;

/** Loaders of the dictionaries: only the reader's language is loaded, and another one when it is chosen. */
export const dictionaries: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};
