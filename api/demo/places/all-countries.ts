import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { czechia } from './czechia.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { monaco } from './monaco.ts';
import { portugal } from './portugal.ts';
import { southKorea } from './south-korea.ts';
import { spain } from './spain.ts';
import type { CountrySeed } from './types.ts';
import { unitedArabEmirates } from './united-arab-emirates.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

/** The demo network: thirteen countries, forty-one cities, at their real coordinates. */
export const allCountries: readonly CountrySeed[] = [
  unitedKingdom,
  france,
  germany,
  italy,
  spain,
  portugal,
  unitedStates,
  canada,
  australia,
  southKorea,
  czechia,
  unitedArabEmirates,
  monaco,
];
