import type { StashpointType } from '../../contract/vocabulary/storage-types.ts';
import type { Random } from '../../drawings/random.ts';
import { type ShopKind, shopKindOf } from '../../drawings/shop-kinds.ts';
import { type Language, type Localised, languages } from '../places/types.ts';
import { SENTENCES, WAYS } from './description-texts.ts';

const offers: Partial<Record<ShopKind, readonly string[]>> = {
  cafe: [
    'A filter coffee at half price while your bags rest here.',
    'A pastry on the house with any hot drink, for guests with bags.',
  ],
  restaurant: ['A glass of house lemonade with your lunch, for guests with bags.'],
  laundry: ['Your first wash at half price while your bags are with us.'],
  souvenir: ['A postcard and a stamp for everyone who leaves a bag.'],
};

/** Two sentences about a place in each language: what it is, and how to find it. */
export function describe(random: Random, type: StashpointType, landmark: Localised): Localised {
  const way = random.pick(WAYS);
  const sentence = random.pick(SENTENCES[shopKindOf(type)]);
  const inLanguage = (language: Language) =>
    `${sentence[language]} ${way[language].replace('{landmark}', landmark[language])}`;
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Localised;
}

/** What the host offers those who leave a bag; most offer nothing. */
export function offerOf(random: Random, type: StashpointType): string | null {
  const own = offers[shopKindOf(type)];
  return own && random.chance(0.35) ? random.pick(own) : null;
}
