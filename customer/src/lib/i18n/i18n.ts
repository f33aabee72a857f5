import {
  dateFormat,
  formatMoney,
  inPhrase,
  LANGUAGE_NAMES,
  type Language,
  localeOf,
  numberFormat,
  type Phrases,
  policyIn,
  type Translations,
} from '@cubby/api';
import type { SiteWords } from '@cubby/api/words/declared';
import type { Texts, Translate } from '@cubby/api/words/texts';
import Polyglot from 'node-polyglot';
import { reportProblem } from '../problems/report-problem.ts';
import { type Paths, pathsOf } from '../routing/paths.ts';

type PlaceType = Parameters<typeof inPhrase>[1];

/** A loaded language: its texts, its formats for money and time, and its addresses. */
export interface I18n {
  language: Language;
  locale: string;
  /** Any text may name the refund policy; `_` in the values is shown where there is no such text. */
  t: Translate<SiteWords, 'refunds'>;
  paths: Paths;
  /** The texts of the contract's rules in this language. */
  phrases: Phrases;
  money: (amount: number, currency: string, minorInMajor: number) => string;
  /** Formats "Sat 21 Nov, 10:00", in the time zone `timezone`. */
  moment: (instant: string, timezone: string) => string;
  /** Formats "21 November 2026", in UTC. */
  day: (instant: string) => string;
  number: (value: number, digits?: number) => string;
  /** The name of a place in this language. */
  nameOf: (place: { name: string; translations?: Record<string, { name?: string | undefined }> | undefined }) => string;
  /** The phrase for "in a place" or "near a place": `in London`, `à Paris`. */
  inPlace: (place: { name: string; type?: PlaceType; translations: Translations }) => string;
  /** Adds the words of a further part. */
  addWords: (texts: Texts) => void;
}

export function createI18n(language: Language, phrases: Phrases): I18n {
  const locale = localeOf(language);
  const polyglot = new Polyglot({ locale: language, onMissingKey });
  // Any text may contain `%{refunds}`: the refund policy is worded in one place only.
  const refunds = policyIn(phrases.refunds, language);
  return {
    language,
    locale,
    t: (key, ...[values]) => polyglot.t(key, { refunds, ...values }),
    paths: pathsOf(language),
    phrases,
    money: (amount, currency, minorInMajor) => formatMoney(amount, currency, minorInMajor, language),
    moment: (instant, timezone) =>
      dateFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: timezone,
      }).format(new Date(instant)),
    day: (instant) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant)),
    number: (value, digits = 0) =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    nameOf: ({ name, translations }) => translations?.[LANGUAGE_NAMES[language]]?.name ?? name,
    inPlace: ({ name, type = 'city', translations }) => {
      const own = translations[LANGUAGE_NAMES[language]];
      return own?.in ?? inPhrase(own?.name ?? name, type, phrases.places);
    },
    addWords: (texts) => polyglot.extend(texts),
  };
}

/** Reports a missing text: a screen forgot to name a part it needs. */
function onMissingKey(key: string): string {
  reportProblem('words', new Error(`No text for "${key}".`));
  return key;
}
