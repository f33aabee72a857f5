import languages from 'cubby:words/counter';
import { formatMoney, type Language, localeOf, localMoment } from '@cubby/api';
import type { CounterWords } from '@cubby/api/words/declared';
import type { Texts, Translate } from '@cubby/api/words/texts';
import Polyglot from 'node-polyglot';
import type { I18nProvider } from 'ra-core';

/** A loaded language: its texts, and its formats for times and amounts. */
export interface I18n {
  language: Language;
  t: Translate<CounterWords>;
  /** For components shared with the consoles. */
  translate: I18nProvider['translate'];
  money: (amount: number, currency: string, minorInMajor: number) => string;
  /** "10:42", on the clock of a place. */
  time: (instant: string, timezone: string) => string;
  /** "10", the hour on the clock of a place. */
  hour: (instant: string, timezone: string) => string;
  /** "Sun 22 Nov, 10:42", on the clock of a place. */
  moment: (instant: string, timezone: string) => string;
  /** Names a day by its distance from today: "today", "tomorrow". */
  dayName: (distance: number) => string;
  /** "25 min", "3 hrs". */
  duration: (minutes: number) => string;
  /** Returns the name of a language in this one. */
  languageName: (language: Language) => string;
  /** Returns the message for an error's id. */
  problem: (id: string) => string;
}

export function createI18n(language: Language, words: Texts): I18n {
  const locale = localeOf(language);
  const polyglot = new Polyglot({ locale: language, phrases: words });
  const t: I18n['t'] = (key, ...[values]) => polyglot.t(key, values);
  const translate: I18n['translate'] = (key, values) =>
    polyglot.t(key, { ...(key.startsWith('errors.') && { _: t('errors.UNKNOWN') }), ...values });
  const clock = (timeZone: string) => ({ hour: '2-digit', minute: '2-digit', timeZone }) as const;
  const unit = (name: 'minute' | 'hour' | 'day', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return {
    language,
    t,
    translate,
    money: (amount, currency, minorInMajor) => formatMoney(amount, currency, minorInMajor, language),
    time: (instant, timezone) => new Intl.DateTimeFormat(locale, clock(timezone)).format(new Date(instant)),
    hour: (instant, timezone) => String(Math.floor(localMoment(new Date(instant), timezone).minute / 60)),
    moment: (instant, timezone) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', ...clock(timezone) }).format(
        new Date(instant),
      ),
    dayName: (distance) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day'),
    duration: (minutes) => {
      if (minutes < 90) return unit('minute', minutes);
      return minutes < 36 * 60 ? unit('hour', Math.round(minutes / 60)) : unit('day', Math.round(minutes / 1440));
    },
    languageName: (other) => new Intl.DisplayNames([locale], { type: 'language' }).of(other) ?? other,
    problem: (id) => translate(`errors.${id}`),
  };
}

export async function loadI18n(language: Language): Promise<I18n> {
  const read = languages[language];
  if (!read) throw new Error(`The counter has no words in ${language}.`);
  return createI18n(language, (await read()).default.counter);
}
