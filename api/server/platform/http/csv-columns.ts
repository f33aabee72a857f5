import type { AnyStruct } from '../../../contract/endpoint.ts';
import { fieldError } from '../../../contract/errors.ts';
import { fieldAt, isAmount, leavesOf } from '../../../contract/list-fields.ts';
import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { Instant } from '../../../contract/vocabulary/words.ts';

/** A column of a CSV: its heading, and the cell of a row. */
export interface CsvColumn {
  heading: string;
  cellOf: (row: unknown) => string | number;
}

/** Returns all fields as the API has them: amounts in minor units, lists as JSON, `host.email` for a field of another. */
export function wholeColumns(item: AnyStruct): CsvColumn[] {
  return leavesOf(item).map((path) => ({
    heading: path,
    cellOf: (row) =>
      plain(path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row)),
  }));
}

/**
 * Returns the named fields for people to read: amounts in major units, each beside its currency; instants without
 * letters, in UTC; and lists of plain values separated by semicolons. Headings are the fields’ names in words, in
 * English, so that they are the same for every reader.
 *
 * @throws CubbyError INVALID_DATA on `columns` for a name that is no field.
 */
export function chosenColumns(item: AnyStruct, names: string): CsvColumn[] {
  const paths = new Set<string>();
  for (const name of names.split(',')) {
    const field = fieldAt(item, name);
    if (!field) throw fieldError('columns', `There is no field “${name}”.`);
    for (const path of leavesOf(field, name)) {
      paths.add(path);
      const currency = isAmount(fieldAt(item, path)) && currencyOf(item, path);
      if (currency) paths.add(currency);
    }
  }
  return [...paths].map((path) => ({
    heading: headingOf(path, fieldAt(item, path)),
    cellOf: (row) => joined(readableAt(row, path.split('.'), fieldAt(item, path))),
  }));
}

const CURRENCY_FIELDS = ['ccy_code', 'currency_code'];

/** Returns the path of the currency of an amount: a field beside it, or beside the record it is in. */
function currencyOf(item: AnyStruct, path: string): string | undefined {
  const parents = path.split('.').slice(0, -1);
  for (let depth = parents.length; depth >= 0; depth -= 1)
    for (const name of CURRENCY_FIELDS) {
      const found = [...parents.slice(0, depth), name].join('.');
      if (fieldAt(item, found)) return found;
    }
  return undefined;
}

function headingOf(path: string, struct: AnyStruct | undefined): string {
  const words = path
    .replace(/\b(ccy|currency)_code\b/, 'currency')
    .replace(/\bid\b|_id\b/g, (id) => id.toUpperCase())
    .replace(/[._]/g, ' ');
  const heading = words.charAt(0).toUpperCase() + words.slice(1);
  return struct?.type === Instant.type ? `${heading} (UTC)` : heading;
}

/** Returns the readable values at a path: several where it leads through a list. */
function readableAt(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  struct: AnyStruct | undefined,
  outer?: unknown,
): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap((each) => readableAt(each, [name, ...rest], struct, outer));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const currency = CURRENCY_FIELDS.map((field) => record[field]).find(Boolean) ?? outer;
  if (rest.length > 0) return readableAt(record[name], rest, struct, currency);
  const found = record[name];
  return (Array.isArray(found) ? found : [found]).map((each) => readable(each, struct, currency));
}

function readable(value: unknown, struct: AnyStruct | undefined, currency: unknown): string | number {
  if (typeof value === 'number' && isAmount(struct)) return inMajorUnits(value, String(currency));
  if (typeof value === 'string' && struct?.type === Instant.type)
    return value.replace('T', ' ').replace(/\.\d+Z$|Z$/, '');
  return plain(value);
}

function inMajorUnits(amount: number, currency: string): number | string {
  if (!isCurrencyCode(currency)) return amount;
  const { minorInMajor } = CURRENCIES[currency];
  return (amount / minorInMajor).toFixed(Math.log10(minorInMajor));
}

function joined(values: readonly (string | number)[]): string | number {
  return values.length === 1 ? (values[0] ?? '') : values.join('; ');
}

function plain(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}
