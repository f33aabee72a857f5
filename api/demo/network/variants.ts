import { byLanguage } from '../../contract/vocabulary/languages.ts';
import type { ShopKind } from '../../drawings/shop-kinds.ts';
import { DEMO } from '../../words/demo.ts';
import type { Localised } from '../places/all-countries.ts';

export type DemoTree = (typeof DEMO)['en'];

/** Returns the variants of a text in their order, each in every language. They are numbered in the words. */
export function variantsOf(branch: (words: DemoTree) => Record<string, string>): Localised[] {
  return Object.keys(branch(DEMO.en)).map((key) => byLanguage((language) => branch(DEMO[language])[key] ?? ''));
}

/** Arrival notices. */
export const COUNTER_NOTICES = variantsOf((words) => words.notices.counter);
export const LOCKER_NOTICES = variantsOf((words) => words.notices.locker);

/** Directions to a place; `%{landmark}` is its name in the language. */
export const WAYS = variantsOf((words) => words.ways);

const SHOPS_WITH_OFFERS = Object.keys(DEMO.en.offers) as (keyof DemoTree['offers'])[];

/** Hosts' offers to customers who leave a bag. */
export const OFFERS: Partial<Record<ShopKind, Localised[]>> = Object.fromEntries(
  SHOPS_WITH_OFFERS.map((kind) => [kind, variantsOf((words) => words.offers[kind])]),
);

/** Returns hosts' descriptions of a kind of place, as a native speaker of each language would write them. */
export function sentencesOf(kind: ShopKind): Localised[] {
  return variantsOf((words) => words.descriptions[kind]);
}
