import type { words as about } from './en/about.ts';
import type { words as account } from './en/account.ts';
import type { words as blog } from './en/blog.ts';
import type { words as booking } from './en/booking.ts';
import type { words as checkout } from './en/checkout.ts';
import type { words as claim } from './en/claim.ts';
import type { words as common } from './en/common.ts';
import type { words as cookiePolicy } from './en/cookie-policy.ts';
import type { words as costs } from './en/costs.ts';
import type { words as faq } from './en/faq.ts';
import type { words as forms } from './en/forms.ts';
import type { words as guarantee } from './en/guarantee.ts';
import type { words as guide } from './en/guide.ts';
import type { words as home } from './en/home.ts';
import type { words as host } from './en/host.ts';
import type { words as incident } from './en/incident.ts';
import type { words as legal } from './en/legal.ts';
import type { words as lockers } from './en/lockers.ts';
import type { words as login } from './en/login.ts';
import type { words as manage } from './en/manage.ts';
import type { words as options } from './en/options.ts';
import type { words as partners } from './en/partners.ts';
import type { words as payment } from './en/payment.ts';
import type { words as places } from './en/places.ts';
import type { words as pricing } from './en/pricing.ts';
import type { words as privacyPolicy } from './en/privacy-policy.ts';
import type { words as reviews } from './en/reviews.ts';
import type { words as search } from './en/search.ts';
import type { words as stashpoint } from './en/stashpoint.ts';
import type { words as support } from './en/support.ts';
import type { words as survey } from './en/survey.ts';
import type { words as terms } from './en/terms.ts';
import type { words as unavailable } from './en/unavailable.ts';

/** The parts a dictionary comes in. Those of `WITH_LANGUAGE` are always there; a screen names the others it needs. */
interface English {
  about: typeof about;
  account: typeof account;
  blog: typeof blog;
  booking: typeof booking;
  checkout: typeof checkout;
  claim: typeof claim;
  common: typeof common;
  'cookie-policy': typeof cookiePolicy;
  costs: typeof costs;
  faq: typeof faq;
  forms: typeof forms;
  guarantee: typeof guarantee;
  guide: typeof guide;
  home: typeof home;
  incident: typeof incident;
  legal: typeof legal;
  lockers: typeof lockers;
  host: typeof host;
  login: typeof login;
  manage: typeof manage;
  options: typeof options;
  partners: typeof partners;
  payment: typeof payment;
  places: typeof places;
  pricing: typeof pricing;
  'privacy-policy': typeof privacyPolicy;
  reviews: typeof reviews;
  search: typeof search;
  stashpoint: typeof stashpoint;
  support: typeof support;
  survey: typeof survey;
  terms: typeof terms;
  unavailable: typeof unavailable;
}
export type Part = keyof English;

/** The parts that load with a language, in one file: a handful of small ones would each be a request. */
export const WITH_LANGUAGE = [
  'common',
  'costs',
  'forms',
  'guide',
  'home',
  'places',
  'search',
  'stashpoint',
] as const satisfies Part[];

/** The parts that load when a screen names them (`routes.ts`). */
export type ScreenPart = Exclude<Part, (typeof WITH_LANGUAGE)[number]>;

export type Texts = { [key: string]: string | Texts };
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The texts that every language must have in a part; a missing key does not compile. */
export type Words<P extends Part> = Shape<English[P]>;

type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];
export type TextKey = { [P in Part]: KeysOf<English[P]> }[Part];
