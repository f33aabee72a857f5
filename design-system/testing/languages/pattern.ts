import { type Language, localeOf } from './languages.ts';
import { SAMPLE_NAMES } from './sample-names.ts';

/** A text without its names, sums, days and numbers: "from %{1} a bag". */
export interface Pattern {
  words: string;
  /** The removed parts, as they are written in a language. */
  parts: ((language: Language) => string)[];
}

const DAYS = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const CURRENCIES: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD', '₩': 'KRW' };
/** The year of all stories. */
const YEAR = 2026;

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const NAMES = SAMPLE_NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
const PARTS = new RegExp(
  [
    `(?<name>${NAMES})`,
    `(?<symbol>[£€$₩])(?<sum>${NUMBER})`,
    `(?<weekday>(?:${DAYS}) )?(?<day>\\d{1,2}) (?<month>${MONTHS.join('|')})\\b`,
    String.raw`(?<clock>\d{1,2}:\d\d)`,
    `(?<number>${NUMBER})`,
  ].join('|'),
  'g',
);

export function patternOf(text: string): Pattern {
  const parts: Pattern['parts'] = [];
  const words = text.replace(PARTS, (whole, ...rest) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    parts.push((language) => write(whole, found, localeOf(language)));
    return `%{${parts.length}}`;
  });
  return { words, parts };
}

export function fill(words: string, { parts }: Pattern, language: Language): string {
  return words.replace(/%\{(\d+)\}/g, (hole, number) => parts[Number(number) - 1]?.(language) ?? hole);
}

function write(whole: string, found: Record<string, string | undefined>, locale: string): string {
  const { symbol, sum, weekday, day, month, number } = found;
  if (symbol && sum) return writeNumber(sum, locale, { style: 'currency', currency: CURRENCIES[symbol] });
  if (day && month) {
    const date = new Date(Date.UTC(YEAR, MONTHS.indexOf(month), Number(day)));
    const shown: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
    return new Intl.DateTimeFormat(locale, weekday ? { ...shown, weekday: 'short' } : shown).format(date);
  }
  return number ? writeNumber(number, locale, {}) : whole;
}

/** Keeps the number of decimals, and groups of thousands if there were any. */
function writeNumber(text: string, locale: string, options: Intl.NumberFormatOptions): string {
  const digits = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    ...options,
    ...(options.currency && { currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: text.includes(','),
  });
  return format.format(Number(text.replaceAll(',', '')));
}
