import {
  array,
  coerce,
  define,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  pattern,
  record,
  type Struct,
  size,
  string,
  type,
} from 'superstruct';
import { BAG_SIZES, LANGUAGES } from '../constants.ts';
import { CURRENCY_CODES } from '../rules/currencies.ts';

/** An instant as an ISO 8601 text with a zone, such as 2026-11-22T10:00:00.000Z. */
export const Instant = define<string>(
  'Instant',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);
/** YYYY-MM-DD. */
export const LocalDate = define<string>(
  'LocalDate',
  (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)),
);
/** HH:MM:SS on the wall clock of the place. */
export const LocalTime = pattern(string(), /^([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/);
export const Amount = integer();
export const Count = min(integer(), 0);
export const ShortText = size(string(), 1, 250);
export const LongText = size(string(), 0, 4000);

export const LanguageCode = enums(LANGUAGES);
export const Currency = enums(CURRENCY_CODES);
export const Size = enums(BAG_SIZES);

export const Position = type({ lat: number(), lng: number() });
export type Position = Infer<typeof Position>;

/** A picture in the sizes of specification §3: size (width x height) → address; `alt_text` describes it. */
export const PictureSet = type({ alt_text: string(), sizes: record(string(), string()) });
export type PictureSet = Infer<typeof PictureSet>;

export const Translation = type({ name: string(), slug: string(), route: string() });
export const Translations = record(string(), Translation);
export type Translations = Infer<typeof Translations>;

/** A page of a list. Its numbers must be non-negative (specification §5). */
export function Page<T, S>(item: Struct<T, S>) {
  return type({
    items: array(item),
    page: NonNegative,
    pages: NonNegative,
    total: NonNegative,
    has_next: define<boolean>('boolean', (value) => typeof value === 'boolean'),
    has_prev: define<boolean>('boolean', (value) => typeof value === 'boolean'),
  });
}
export interface Page<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
  has_next: boolean;
  has_prev: boolean;
}

const NonNegative = define<number>('NonNegative', (value) =>
  typeof value === 'number' && value >= 0 ? true : 'Must be non negative',
);

/** Query values arrive as text; these read them. */
export const QueryNumber = coerce(number(), string(), (text) => (text.trim() === '' ? Number.NaN : Number(text)));
export const QueryInteger = coerce(integer(), string(), (text) => (text.trim() === '' ? Number.NaN : Number(text)));
export const QueryFlag = coerce(
  define<boolean>('boolean', (value) => typeof value === 'boolean'),
  string(),
  (text) => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text),
);

export const MaybeText = nullable(string());
