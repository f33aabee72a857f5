import {
  any,
  array,
  coerce,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  record,
  type Struct,
  string,
  trimmed,
  type,
} from 'superstruct';
import { BAG_SIZES } from './bag-sizes.ts';
import { max, min, pattern, size, withFacts } from './bounds.ts';
import { isCalendarDate, isInstant } from './calendar.ts';
import { CURRENCY_CODES } from './currencies.ts';
import { LANGUAGES } from './languages.ts';
import { PAGE } from './lists.ts';

/** An instant as an ISO 8601 text with a zone, such as 2026-11-22T10:00:00.000Z. */
export const Instant = withFacts(
  define<string>('Instant', (value) => typeof value === 'string' && isInstant(value)),
  { examples: ['2026-11-23T10:00:00.000Z'] },
);
/** YYYY-MM-DD. */
export const LocalDate = withFacts(
  define<string>('LocalDate', (value) => typeof value === 'string' && isCalendarDate(value)),
  { examples: ['2026-11-23'] },
);
/** HH:MM:SS on the wall clock of the place. */
export const LocalTime = withFacts(pattern(string(), /^([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/), { examples: ['10:00:00'] });
/**
 * IDs are texts of any kind, and one kind is never accepted as another: the compiler refuses a place's ID if a
 * booking's is required. A plain text is accepted as any of them, so that addresses and rows need no conversion.
 */
export type Id<Kind extends string> = string & { readonly kindOfId?: Kind };
const idOf = <Kind extends string>() => string() as Struct<Id<Kind>, null>;
/** ID of a booking. */
export const BookingId = idOf<'booking'>();
/** ID of a place that stores bags. */
export const StashpointId = idOf<'stashpoint'>();
/** ID of a country, city or landmark. */
export const PlaceId = idOf<'place'>();
/** ID of a person’s account. */
export const UserId = idOf<'user'>();
/** ID of a travel agency. */
export const OtaId = idOf<'ota'>();
/** ID of an area in which vouchers are valid. */
export const AreaId = idOf<'area'>();
export type BookingId = Infer<typeof BookingId>;
export type StashpointId = Infer<typeof StashpointId>;
export type PlaceId = Infer<typeof PlaceId>;
export type UserId = Infer<typeof UserId>;

/** Money in minor units of the currency beside it: pence, cents, won. */
export const Amount = withFacts(integer(), { examples: [598] });
/** Number of bags of a stay. A response may contain more than can be booked at once: a place's whole capacity. */
export const BagCount = withFacts(min(integer(), 0), { examples: [2] });
export const Count = min(integer(), 0);

/** The largest whole number a column of the database can store. */
const LARGEST = 2_147_483_647;
/** A whole number in a request. A response may contain a sum, and be larger. */
export const Whole = max(min(integer(), -LARGEST), LARGEST);
export const WholeCount = max(min(integer(), 0), LARGEST);
/** Latitude in degrees (WGS 84), -90 to 90. */
export const Latitude = withFacts(max(min(number(), -90), 90), { examples: [51.5074] });
/** May exceed 180: maps that were dragged around the world several times send such values. */
export const Longitude = withFacts(max(min(number(), -720), 720), { examples: [-0.1278] });

/** Surrounding space is removed, so a name of blanks is invalid. */
export const ShortText = trimmed(size(string(), 1, 250));
export const LongText = trimmed(size(string(), 0, 4000));

/** A language, by its ISO 639-1 code. */
export const LanguageCode = enums(LANGUAGES);
/** A currency, by its ISO 4217 code. */
export const Currency = enums(CURRENCY_CODES);
/** The size of a bag or space. */
export const Size = enums(BAG_SIZES);

/** A position in degrees (WGS 84). */
export const Position = type({ lat: Latitude, lng: Longitude });
export type Position = Infer<typeof Position>;

/**
 * A picture in several sizes: size (width x height) → address; `alt_text` describes it. `preview` is a
 * tiny version of it as a data URI, to be shown until it is loaded.
 */
export const PictureSet = type({
  alt_text: string(),
  sizes: record(string(), string()),
  preview: optional(string()),
});
export type PictureSet = Infer<typeof PictureSet>;

/** `in` is the phrase for being in the place: `in the United Kingdom`, `au Royaume-Uni`. */
export const Translation = type({ name: string(), slug: string(), route: string(), in: optional(string()) });
export const Translations = record(string(), Translation);
export type Translations = Infer<typeof Translations>;

/** Totals of lists are exact up to this number, and about right beyond. */
export const COUNTED_EXACTLY = 10_000;

/** Returns the struct of a page of a list. Its numbers must be non-negative (specification §5). */
export function Page<T, S>(item: Struct<T, S>) {
  return type({
    /** The rows of this page. */
    items: array(item),
    /** Number of this page, from 1. */
    page: NonNegative,
    /** Number of pages. */
    pages: NonNegative,
    /** Number of rows on all pages; approximate beyond 10,000. */
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

/**
 * Reads query values, which arrive as text. The library would make an error, with its stack, for each one that is left
 * out.
 */
const fromText = <T>(struct: Struct<T, null>, read: (text: string) => unknown) =>
  coerce(struct, any(), (value) => (typeof value === 'string' ? read(value) : value));
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
export const QueryLatitude = fromText(Latitude, numberOf);
export const QueryLongitude = fromText(Longitude, numberOf);
export const QueryInteger = fromText(Whole, numberOf);
/** A whole number, 0 or more. */
export const QueryCount = fromText(WholeCount, numberOf);
export const QueryPageSize = fromText(max(min(integer(), PAGE.minimumSize), PAGE.maximumSize), numberOf);
export const QueryFlag = fromText(
  define<boolean>('boolean', (value) => typeof value === 'boolean'),
  (text) => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text),
);

export const MaybeText = nullable(string());
