import { formatMoney, LANGUAGE_NAMES, type Language, localeOf, type Translations } from '@cubby/api';
import Polyglot from 'node-polyglot';
import { type Paths, pathsOf } from '../paths.ts';
import type { Dictionary, TextKey } from './dictionary.ts';

type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** A language at work: its words, its way to write money and time, and its addresses. */
export interface I18n {
  language: Language;
  locale: string;
  t: Translate;
  paths: Paths;
  money: (amount: number, currency: string, minorInMajor: number) => string;
  /** "Sat 21 Nov, 10:00", on the wall clock of `timezone`. */
  moment: (instant: string, timezone: string) => string;
  number: (value: number, digits?: number) => string;
  /** The name of a place in this language. */
  nameOf: (place: { name: string; translations: Translations }) => string;
}

export function createI18n(language: Language, phrases: Dictionary): I18n {
  const locale = localeOf(language);
  const polyglot = new Polyglot({ phrases, locale: language });
  return {
    language,
    locale,
    t: (key, values) => polyglot.t(key, values),
    paths: pathsOf(language),
    money: (amount, currency, minorInMajor) => formatMoney(amount, currency, minorInMajor, language),
    moment: (instant, timezone) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: timezone,
      }).format(new Date(instant)),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    nameOf: ({ name, translations }) => translations[LANGUAGE_NAMES[language]]?.name ?? name,
  };
}
