import { byLanguage, type Language } from '../../contract/vocabulary/languages.ts';
import type { StashpointType } from '../../contract/vocabulary/storage-types.ts';
import type { Random } from '../../drawings/random.ts';
import { shopKindOf } from '../../drawings/shop-kinds.ts';
import type { Localised } from '../places/all-countries.ts';
import { COUNTER_NOTICES, LOCKER_NOTICES, OFFERS, sentencesOf, WAYS } from './variants.ts';

/** Two sentences about a place in each language: a description, and directions. */
export function describe(random: Random, type: StashpointType, landmark: Localised): Localised {
  const way = random.pick(WAYS);
  const sentence = random.pick(sentencesOf(shopKindOf(type)));
  const inLanguage = (language: Language) =>
    `${sentence[language]} ${way[language].replace('%{landmark}', () => landmark[language])}`;
  return byLanguage(inLanguage);
}

/** The host's offer to customers with bags, in the language of the country; most offer nothing. */
export function offerOf(random: Random, type: StashpointType, language: Language): string | null {
  const own = OFFERS[shopKindOf(type)];
  return own && random.chance(0.35) ? random.pick(own)[language] : null;
}

/** The host's arrival notice, in the language of the country. */
export function noticeOf(random: Random, type: StashpointType, language: Language): string {
  return random.pick(type === 'locker' ? LOCKER_NOTICES : COUNTER_NOTICES)[language];
}
