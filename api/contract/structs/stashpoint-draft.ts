import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  trimmed,
} from 'superstruct';
import { byMeasuredSize, bySize } from '../vocabulary/bag-sizes.ts';
import { max, min, pattern, size } from '../vocabulary/bounds.ts';
import { byLanguage } from '../vocabulary/languages.ts';
import { STASHPOINT_TYPES, STORAGE_TYPES } from '../vocabulary/storage-types.ts';
import { Currency, LocalDate, LocalTime, LongText, PlaceId } from '../vocabulary/words.ts';

/** Opening on public holidays: usual hours, closed, or on request. */
export const HOLIDAY_OPEN_TYPES = ['as_usual', 'closed', 'ask'] as const;
export type HolidayOpenType = (typeof HOLIDAY_OPEN_TYPES)[number];

/** `premium` places carry the badge. */
export const QUALITIES = ['standard', 'premium'] as const;

/** Minor units; no place charges ten million. */
export const Price = max(min(integer(), 0), 9_999_999);
const Space = max(min(integer(), 0), 2000);

/** Capacity of a place: the number of bags of each size. */
export const Capacity = object(bySize(() => Space));
export type Capacity = Infer<typeof Capacity>;

export const Coordinates = object({ lat: min(max(number(), 90), -90), lng: min(max(number(), 180), -180) });

const SizePrice = object({ first_day_cost: Price, extra_day_cost: Price });
/** Prices of the sizes that differ from the place's own. */
export const SizePrices = object(byMeasuredSize(() => optional(SizePrice)));

const Stretch = object({ day: max(min(integer(), 0), 6), open: LocalTime, close: LocalTime });
const Exception = refine(
  object({
    date: LocalDate,
    start_time: nullable(LocalTime),
    end_time: nullable(LocalTime),
    type: enums(['closed', 'open']),
  }),
  'Exception',
  // Only a closure of a whole day needs no times.
  ({ type, start_time, end_time }) =>
    (start_time !== null && end_time !== null) || (type === 'closed' && start_time === null && end_time === null),
);

/** Two years: longer closures are permanent, and every date of one is calculated. */
const LONGEST_CLOSURE_MS = 731 * 86_400_000;
/** Dates on which a place is closed, both included. */
export const ClosureRange = refine(
  object({ start_date: LocalDate, end_date: LocalDate }),
  'Closure',
  ({ start_date, end_date }) =>
    start_date <= end_date && Date.parse(end_date) - Date.parse(start_date) <= LONGEST_CLOSURE_MS,
);

/** Name of a picture that the media routes serve. */
export const PictureName = pattern(string(), /^[a-z0-9_-]{1,80}$/);
const WebAddress = refine(size(string(), 1, 500), 'Address', (text) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text));

/** Fields that decide whether a stay can be booked: changing them may strand bookings. */
export const roomDraft = {
  opening_hours: size(array(Stretch), 1, 42),
  opening_hours_exceptions: size(array(Exception), 0, 400),
  closures: size(array(ClosureRange), 0, 100),
  capacity: refine(Capacity, 'Capacity', (spaces) => Object.values(spaces).some((count) => count > 0)),
};

/** A description in other languages than the original; a language left out falls back to the original. */
export const Descriptions = object(byLanguage(() => optional(LongText)));
export type Descriptions = Infer<typeof Descriptions>;

/** May be blank here: required lines are reported field by field, with all other errors. */
const Line = trimmed(size(string(), 0, 250));

/** A place as staff write it: the draft of specification §3, in the names of the wire. Money in minor units. */
export const stashpointDraft = {
  ...roomDraft,
  host_id: string(),
  name: Line,
  business_name: Line,
  location_name: Line,
  description: LongText,
  descriptions: Descriptions,
  special_requirements: nullable(LongText),
  type: enums(STASHPOINT_TYPES),
  storage_type: enums(STORAGE_TYPES),
  quality: enums(QUALITIES),
  address: Line,
  postal_code: size(string(), 1, 20),
  country_code: pattern(string(), /^[A-Z]{2}$/),
  coordinates: Coordinates,
  nearest_city_id: PlaceId,
  currency_code: Currency,
  first_day_cost: Price,
  extra_day_cost: Price,
  booking_fee: Price,
  guarantee_fee: Price,
  tree_price: Price,
  first_day_commission: Price,
  extra_day_commission: Price,
  size_pricing: SizePrices,
  holiday_open_type: enums(HOLIDAY_OPEN_TYPES),
  /** Names of its pictures; the first is its cover. */
  photo: size(array(PictureName), 0, 12),
  step_free: boolean(),
  upsell_text: nullable(size(string(), 1, 500)),
  upsell_link: nullable(WebAddress),
  upsell_photo: nullable(PictureName),
};
const Draft = object(stashpointDraft);
export type StashpointDraft = Infer<typeof Draft>;
export type DraftField = keyof StashpointDraft;
export const DRAFT_FIELDS = Object.keys(stashpointDraft) as DraftField[];
