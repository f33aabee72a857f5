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

/** A position in degrees: latitude and longitude. */
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
  /** Usual hours by weekday; a day may have several periods. */
  opening_hours: size(array(Stretch), 1, 42),
  /** Dates with hours of their own. */
  opening_hours_exceptions: size(array(Exception), 0, 400),
  /** Periods in which it is closed. */
  closures: size(array(ClosureRange), 0, 100),
  /** Number of bags of each size; at least one. */
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
  /** ID of the host who runs the place. */
  host_id: string(),
  /** The public name of the place. */
  name: Line,
  /** The name of the business. */
  business_name: Line,
  /** The name of its surroundings, such as a landmark. */
  location_name: Line,
  /** The description in its original language. */
  description: LongText,
  descriptions: Descriptions,
  /** Notes for arrival: a bell, a back door. Null for none. */
  special_requirements: nullable(LongText),
  /** The kind of business. */
  type: enums(STASHPOINT_TYPES),
  /** The way bags are stored. */
  storage_type: enums(STORAGE_TYPES),
  quality: enums(QUALITIES),
  address: Line,
  postal_code: size(string(), 1, 20),
  /** ISO 3166-1 alpha-2 code of the country. */
  country_code: pattern(string(), /^[A-Z]{2}$/),
  coordinates: Coordinates,
  /** ID of its city. */
  nearest_city_id: PlaceId,
  currency_code: Currency,
  /** The price of a bag for the first day, in minor units. */
  first_day_cost: Price,
  /** The price of a bag for each further day, in minor units. */
  extra_day_cost: Price,
  /** The fee for each booking, in minor units. */
  booking_fee: Price,
  /** The fee for the guarantee of each bag, in minor units. */
  guarantee_fee: Price,
  /** The price of one tree, in minor units. */
  tree_price: Price,
  /** The host’s share of a bag’s first day, in minor units. */
  first_day_commission: Price,
  /** The host’s share of a bag’s further days, in minor units. */
  extra_day_commission: Price,
  size_pricing: SizePrices,
  holiday_open_type: enums(HOLIDAY_OPEN_TYPES),
  /** Names of its pictures; the first is its cover. */
  photo: size(array(PictureName), 0, 12),
  step_free: boolean(),
  /** An offer of the business to travellers; null for none. */
  upsell_text: nullable(size(string(), 1, 500)),
  /** The web address of the offer. */
  upsell_link: nullable(WebAddress),
  /** The name of the offer’s picture. */
  upsell_photo: nullable(PictureName),
};
const Draft = object(stashpointDraft);
export type StashpointDraft = Infer<typeof Draft>;
export type DraftField = keyof StashpointDraft;
export const DRAFT_FIELDS = Object.keys(stashpointDraft) as DraftField[];
