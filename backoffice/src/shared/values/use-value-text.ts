import { CURRENCIES, isCurrencyCode, LANGUAGE_TABLE, type OpeningHours } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type FieldFormat, kindOf } from './field-kinds.ts';
import { writeWeek } from './opening-hours.ts';
import { useFieldLabel } from './use-field-label.ts';

type Draft = Record<string, unknown>;
type Write = (value: never, of: Draft) => string;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns a function that writes a field's value for people, in the reader's language; '' for an empty one. */
export function useValueText(resource: string): (field: string, value: unknown, of: Draft) => string {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { locale, money, moment, dayOf, count, share, distance } = useFormats();

  const amount = (value: unknown, { currencyCode, ccyCode }: Draft) => {
    const ccy = String(currencyCode ?? ccyCode ?? '');
    if (!isCurrencyCode(ccy)) return count(Number(value));
    return money(Number(value), { ccy, ccy_minor_in_major: CURRENCIES[ccy].minorInMajor });
  };
  const time = (from: string, to: string) => `${from.slice(0, 5)} – ${to.slice(0, 5)}`;
  const days = (from: string, to: string) => (from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`);
  /** Writes `{ large: 4, small: 0 }` as "Large: 4", without what is empty. */
  const list = (parts: Draft, name: (key: string) => string, write: (part: never) => string) =>
    Object.entries(parts)
      .map(([key, part]) => [name(key), isEmpty(part) ? '' : write(part as never)] as const)
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `${label}: ${text}`);

  const formats: Record<FieldFormat, Write> = {
    money: amount,
    percent: (value: number) => share(value / 100),
    limit: (value: number | null) => (value === null ? t('shared.no_limit') : count(value)),
    metres: (value: number) => distance(value / 1000),
    position: ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
    country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    language: languageName,
    language_flags: (flags: Record<string, boolean>) =>
      Object.keys(flags)
        .filter((language) => flags[language])
        .map(languageName)
        .join(', '),
    language_texts: (texts: Draft) => list(texts, languageName, String).join('\n'),
    place_names: (names: Record<string, { name?: string; slug?: string }>) =>
      list(names, languageName, ({ name, slug }: { name?: string; slug?: string }) =>
        name ? `${name} (/${slug ?? ''})` : '',
      ).join('\n'),
    paragraphs: (texts: string[]) => texts.join('\n'),
    weekly_hours: (hours: OpeningHours[]) =>
      writeWeek(hours, locale, { closed: t('place.closed'), allDay: t('place.all_day') }),
    special_hours: (exceptions: { date: string; startTime: string | null; endTime: string | null; type: string }[]) =>
      exceptions
        .map(({ date, startTime, endTime, type }) => {
          if (startTime === null || endTime === null) return `${dayOf(date)}: ${t('stashpoints.exception.closed')}`;
          const what = t(`stashpoints.exception.${type === 'open' ? 'open' : 'closed_part'}`);
          return `${dayOf(date)}: ${what}, ${time(startTime, endTime)}`;
        })
        .join('\n'),
    closures: (closures: { startDate: string; endDate: string }[]) =>
      closures.map(({ startDate, endDate }) => days(startDate, endDate)).join('\n'),
    sizes: (capacity: Record<string, number>) =>
      list(capacity, sizeName, (bags: number) => (bags > 0 ? count(bags) : '')).join(', '),
    size_prices: (prices: Draft, of) =>
      list(prices, sizeName, (price: Draft) =>
        Object.entries(price)
          .map(([part, value]) => `${labelOf(part)} ${amount(value, of)}`)
          .join(', '),
      ).join('\n'),
    pictures: (names: string | string[]) => [names].flat().join(', '),
    rights: (scopes: string[] | null) =>
      scopes === null
        ? t('users.everything')
        : scopes.map((scope) => t(`users.scope.${scope.replace(':all', '')}`)).join(', '),
    secret: () => t('shared.changed'),
  };

  function sizeName(size: string): string {
    return t(`size.${size}`, { _: size });
  }

  /** Writes a value by itself: its type says what it is. */
  function plain(value: unknown): string {
    if (isEmpty(value)) return '';
    if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
    if (typeof value === 'number') return count(value);
    if (typeof value === 'string') return INSTANT.test(value) ? moment(value) : DAY.test(value) ? dayOf(value) : value;
    if (Array.isArray(value)) return value.map(plain).join(', ');
    return list(value as Draft, labelOf, plain).join(', ');
  }

  return (field, value, of) => {
    const kind = kindOf(resource, field);
    // Null has a meaning for these: no limit, or all permissions.
    if (isEmpty(value) && !(value === null && (kind === 'limit' || kind === 'rights'))) return '';
    if (kind === null) return plain(value);
    if (typeof kind === 'string') return formats[kind](value as never, of);
    if ('of' in kind) return plain(value);
    return [value]
      .flat()
      .map((each) => t(`${kind.words}.${String(each)}`, { _: String(each) }))
      .join(', ');
  };
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the own name of a language, by its code or its English name (`german`). */
function languageName(language: string): string {
  const found = Object.entries(LANGUAGE_TABLE).find(
    ([code, { englishName }]) => code === language || englishName === language,
  );
  return found?.[1].ownName ?? language;
}
