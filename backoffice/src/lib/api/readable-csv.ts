import {
  type AnyStruct,
  CURRENCIES,
  decimalSign,
  fieldAt,
  Instant,
  isAmount,
  isCurrencyCode,
  type Language,
  localText,
} from '@cubby/api';
import { parse, unparse } from 'papaparse';

/** A field of a list's rows as people read it. */
export interface ReadableField {
  /** Its path, such as `customer.email`. */
  field: string;
  heading: string;
  /** Returns the name of a value in the reader's language. */
  write?: (value: string) => string;
  /** The field with the time zone on whose clock an instant is written; by default the reader's. */
  clock?: string;
}

export interface Reader {
  language: Language;
  /** IANA name. */
  timezone: string;
  /** The heading of a column with currencies. */
  currency: string;
  yes: string;
  no: string;
}

/** A table as CSV that a spreadsheet opens: the separator of the language, and the mark that says UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const delimiter = decimalSign(language) === ',' ? ';' : ',';
  return `\ufeff${unparse(rows as string[][], { delimiter })}\r\n`;
}

/** A number with the decimal sign of a language, without separators of thousands. */
export function plainNumber(value: string, language: Language): string {
  return value.replace('.', decimalSign(language));
}

/** An amount in minor units as a plain number in major ones. */
export function plainAmount(amount: number, minorInMajor: number, language: Language): string {
  return plainNumber((amount / minorInMajor).toFixed(Math.round(Math.log10(minorInMajor))), language);
}

type Row = Record<string, string>;

/**
 * Rewrites a CSV with all fields of a list as the API has them for people to read: the chosen fields with their names,
 * amounts in major units beside their currency, times without letters, and several values in one cell.
 *
 * @param item The struct of a row.
 */
export function readableCsv(file: string, item: AnyStruct, fields: readonly ReadableField[], reader: Reader): string {
  const { data } = parse<Row>(file, { header: true, skipEmptyLines: true });
  const columns = withCurrencies(item, fields, reader);
  const rows = data.map((row) => columns.map((column) => cellOf(row, column, item, reader)));
  return writeCsv([columns.map(({ heading }) => heading), ...rows], reader.language);
}

function withCurrencies(item: AnyStruct, fields: readonly ReadableField[], reader: Reader): ReadableField[] {
  const columns = new Map<string, ReadableField>();
  for (const each of fields) {
    const isOwnClock = fieldAt(item, each.field)?.type === Instant.type && !each.clock;
    columns.set(each.field, isOwnClock ? { ...each, heading: `${each.heading} (${reader.timezone})` } : each);
    const currency = isAmount(fieldAt(item, each.field)) && currencyOf(item, each.field);
    if (currency && !columns.has(currency)) columns.set(currency, { field: currency, heading: reader.currency });
  }
  return [...columns.values()];
}

const CURRENCY_FIELDS = ['ccy_code', 'currency_code'];

/** Returns the path of the currency of an amount: a field beside it, or beside the record it is in. */
function currencyOf(item: AnyStruct, path: string): string | undefined {
  const parents = path.split('.').slice(0, -1);
  return parents
    .concat('')
    .flatMap((_, more) => CURRENCY_FIELDS.map((name) => [...parents.slice(0, parents.length - more), name].join('.')))
    .find((found) => fieldAt(item, found));
}

function cellOf(row: Row, { field, write, clock }: ReadableField, item: AnyStruct, reader: Reader): string {
  const struct = fieldAt(item, field);
  const values = valuesAt(row, field, item);
  const currencies = isAmount(struct) ? valuesAt(row, currencyOf(item, field) ?? '', item) : [];
  const zone = clock ? (valuesAt(row, clock, item)[0] ?? reader.timezone) : reader.timezone;
  const texts = values.map((value, index) => {
    if (value === '') return '';
    if (write) return write(value);
    if (isAmount(struct)) return amountIn(Number(value), currencies[index] ?? currencies[0] ?? '', reader);
    if (struct?.type === Instant.type) return localText(new Date(value), zone).replace('T', ' ');
    if (struct?.type === 'boolean') return value === 'true' ? reader.yes : reader.no;
    return struct?.type === 'number' ? plainNumber(value, reader.language) : value;
  });
  // Not a comma, which in many languages is within amounts.
  return texts.join('; ');
}

function amountIn(amount: number, currency: string, { language }: Reader): string {
  return isCurrencyCode(currency) ? plainAmount(amount, CURRENCIES[currency].minorInMajor, language) : String(amount);
}

/** Returns the values at a path, several where it leads through a list, which is one cell of the API's CSV as JSON. */
function valuesAt(row: Row, path: string, item: AnyStruct): string[] {
  const names = path.split('.');
  const depth = names.findIndex((_, index) => names.slice(0, index + 1).join('.') in row) + 1;
  const cell = names.slice(0, depth).join('.');
  if (fieldAt(item, cell)?.type !== 'array') return [row[cell] ?? ''];
  const items = JSON.parse(row[cell] || '[]') as unknown[];
  const at = (value: unknown) =>
    names.slice(depth).reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);
  return items.map((each) => String(at(each) ?? ''));
}
