import { formatMoney, type Language, localeOf } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { useLocale } from 'ra-core';

interface Currency {
  ccy: string;
  ccy_minor_in_major: number;
}

type Formats = ReturnType<typeof makeFormats>;

/** One for each language: a list uses them in each of its cells. */
const made = new Map<Language, Formats>();

/** The only formats for amounts, dates and percentages. */
export function useFormats(): Formats {
  const language = useLocale() as Language;
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: Language) {
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const count = new Intl.NumberFormat(locale);
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    language,
    locale,
    /** Formats `amount`, in minor units. */
    money: (amount: number, { ccy, ccy_minor_in_major }: Currency) =>
      formatMoney(amount, ccy, ccy_minor_in_major, language, 'symbol'),
    /** Formats YYYY-MM-DD, independent of the reader's time zone. */
    day: (date: string) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    /** Formats YYYY-MM-DD with the year. */
    dayOf: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    /** Formats YYYY-MM. */
    monthOf: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    date: (instant: string) => date.format(new Date(instant)),
    moment: (instant: string) => moment.format(new Date(instant)),
    time: (instant: string) => time.format(new Date(instant)),
    /** Formats an instant on the clock of a place, independent of the reader's time zone. */
    momentIn: (instant: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
    /** Formats a distance: metres below a kilometre, else kilometres. */
    distance: (km: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: km < 1 ? 'meter' : 'kilometer',
        maximumFractionDigits: km < 1 ? 0 : 1,
      }).format(km < 1 ? Math.round(km * 1000) : km),
    count: (value: number) => count.format(value),
    /** Formats an exchange rate with up to six decimals. */
    rate: (value: number) => rate.format(value),
    /** Formats `part` of a whole: 0.4 as 40 %. */
    share: (part: number) => share.format(part),
    since: (instant: string) => writeSince(instant, locale),
  };
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats an age as "4 days ago", in the largest unit that fits. */
function writeSince(instant: string, locale: string): string {
  const passed = serverClock.now().getTime() - Date.parse(instant);
  const [unit, length] = STEPS.find(([, each]) => passed >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
