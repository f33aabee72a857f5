import type { Language } from '@cubby/api';
import type { words as about } from '../../locales/en/about.ts';
import type { words as account } from '../../locales/en/account.ts';
import type { words as blog } from '../../locales/en/blog.ts';
import type { words as booking } from '../../locales/en/booking.ts';
import type { words as checkout } from '../../locales/en/checkout.ts';
import type { words as common } from '../../locales/en/common.ts';
import type { words as cookiePolicy } from '../../locales/en/cookie-policy.ts';
import type { words as costs } from '../../locales/en/costs.ts';
import type { words as faq } from '../../locales/en/faq.ts';
import type { words as forms } from '../../locales/en/forms.ts';
import type { words as guarantee } from '../../locales/en/guarantee.ts';
import type { words as guide } from '../../locales/en/guide.ts';
import type { words as home } from '../../locales/en/home.ts';
import type { words as host } from '../../locales/en/host.ts';
import type { words as incident } from '../../locales/en/incident.ts';
import type { words as lockers } from '../../locales/en/lockers.ts';
import type { words as login } from '../../locales/en/login.ts';
import type { words as manage } from '../../locales/en/manage.ts';
import type { words as options } from '../../locales/en/options.ts';
import type { words as partners } from '../../locales/en/partners.ts';
import type { words as payment } from '../../locales/en/payment.ts';
import type { words as places } from '../../locales/en/places.ts';
import type { words as pricing } from '../../locales/en/pricing.ts';
import type { words as privacyPolicy } from '../../locales/en/privacy-policy.ts';
import type { words as reviews } from '../../locales/en/reviews.ts';
import type { words as search } from '../../locales/en/search.ts';
import type { words as stashpoint } from '../../locales/en/stashpoint.ts';
import type { words as support } from '../../locales/en/support.ts';
import type { words as survey } from '../../locales/en/survey.ts';
import type { words as terms } from '../../locales/en/terms.ts';
import type { words as unavailable } from '../../locales/en/unavailable.ts';

/** The parts a dictionary comes in. `common` is always there; a screen names the others it needs (`routes.ts`). */
interface English {
  about: typeof about;
  account: typeof account;
  blog: typeof blog;
  booking: typeof booking;
  checkout: typeof checkout;
  common: typeof common;
  'cookie-policy': typeof cookiePolicy;
  costs: typeof costs;
  faq: typeof faq;
  forms: typeof forms;
  guarantee: typeof guarantee;
  guide: typeof guide;
  home: typeof home;
  incident: typeof incident;
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

export type Texts = { [key: string]: string | Texts };
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** What every language must say in a part; a missing key does not compile. */
export type Words<P extends Part> = Shape<English[P]>;

type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];
export type TextKey = { [P in Part]: KeysOf<English[P]> }[Part];

interface LanguageFile {
  words: Texts;
  parts: Record<string, () => Promise<{ words: Texts }>>;
}

const languages = import.meta.glob<LanguageFile>('../../locales/*/index.ts');

/** The source file of a part: what the build calls the chunk. */
export function wordsFile(language: Language, part: Part): string {
  return `src/locales/${language}/${part === 'common' ? 'index' : part}.ts`;
}

/** @throws Error for a language or part that nobody has written, or that cannot be fetched. */
export async function loadWords(language: Language, part: Part): Promise<Texts> {
  const { words, parts } = await loadLanguage(language);
  if (part === 'common') return words;
  const load = parts[`./${part}.ts`];
  if (!load) throw new Error(`There are no words for ${part} in ${language}.`);
  return (await load()).words;
}

function loadLanguage(language: Language): Promise<LanguageFile> {
  const load = languages[`../../locales/${language}/index.ts`];
  if (!load) throw new Error(`There are no words in ${language}.`);
  return load();
}
