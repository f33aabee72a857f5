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
  partial,
  record,
  string,
  tuple,
  type,
} from 'superstruct';
import { byLanguage } from '../vocabulary/languages.ts';
import { OpeningException, OpeningHours } from '../vocabulary/opening-hours.ts';
import { PricingStructure } from '../vocabulary/pricing.ts';
import { STASHPOINT_TYPES, STORAGE_TYPES } from '../vocabulary/storage-types.ts';
import {
  Amount,
  BagCount,
  Count,
  Instant,
  LocalDate,
  LocalTime,
  MaybeText,
  PictureSet,
  PlaceId,
  Size,
  StashpointId,
  Translations,
} from '../vocabulary/words.ts';
import { Capacity, ClosureRange, Descriptions, stashpointDraft } from './stashpoint-draft.ts';

export const StorageSpace = type({
  id: string(),
  pricing_structure: PricingStructure,
  quantity: Count,
  size: Size,
  /** Free for the whole stay asked for; without a stay, the quantity. */
  space_available: Count,
  /** Of a locker: what goes behind its door, as width, height and depth in centimetres. One cabin bag a door. */
  door_cm: optional(tuple([integer(), integer(), integer()])),
});
export type StorageSpace = Infer<typeof StorageSpace>;

/** The all-in price of the stay asked for, in minor units: what the traveller will pay, trees apart. */
export const StayPrice = type({ total: Amount, days: integer(), bag_count: BagCount });
export type StayPrice = Infer<typeof StayPrice>;

export const Availability = enums(['available', 'unavailable']);

const card = {
  availability: optional(Availability),
  booking_count_group: nullable(string()),
  canonical_url: string(),
  features: type({
    new_stashpoint: boolean(),
    often_fully_booked: boolean(),
    premium_stashpoint: boolean(),
  }),
  id: StashpointId,
  latitude: number(),
  longitude: number(),
  location_name: string(),
  name: string(),
  nearest_city: type({ id: PlaceId, name: string(), route: string(), translations: Translations }),
  nearest_landmark: optional(
    type({
      name: string(),
      route: string(),
      translations: Translations,
      /** From the landmark to the place, as the crow flies. */
      distance_km: number(),
    }),
  ),
  open_late: boolean(),
  open_twentyfour_seven: boolean(),
  opening_hours: array(OpeningHours),
  opening_hours_exceptions: array(OpeningException),
  photos: array(PictureSet),
  pricing_structure: PricingStructure,
  rating: nullable(number()),
  review_count: Count,
  size_restrictions: nullable(type({ length_cm: integer(), width_cm: integer(), height_cm: integer() })),
  size_standard: nullable(string()),
  storage_spaces: array(StorageSpace),
  storage_type: enums(STORAGE_TYPES),
  timezone: string(),
  tree_price: Amount,
  type: enums(STASHPOINT_TYPES),
  user_distance_km: nullable(number()),
  valid_url: boolean(),
  step_free: boolean(),
  /** Absent when no stay was asked for, or the place is unavailable for it. */
  stay_price: optional(StayPrice),
  /** Bags that still fit for the whole stay asked for. */
  bags_available: optional(Count),
};

/** A place in a list: what a card, a pin and a booking panel need. */
export const Stashpoint = type(card);
export type Stashpoint = Infer<typeof Stashpoint>;

/**
 * What is drawn of a place in a list and on a map, and no more (`view=card`): a whole place is a card too. Its hours are
 * those of the day asked about, its pictures the first, its spaces those with doors; what is not so is left out.
 */
export const StashpointSummary = type({
  availability: card.availability,
  features: optional(type({ premium_stashpoint: optional(boolean()), often_fully_booked: optional(boolean()) })),
  id: card.id,
  latitude: card.latitude,
  longitude: card.longitude,
  name: card.name,
  /** Its route in the language asked for; named only where there is no landmark to name. */
  nearest_city: type({
    name: optional(string()),
    route: string(),
    translations: optional(record(string(), type({ name: optional(string()), route: string() }))),
  }),
  nearest_landmark: optional(
    type({ name: string(), translations: optional(record(string(), type({ name: optional(string()) }))) }),
  ),
  open_late: optional(card.open_late),
  open_twentyfour_seven: optional(card.open_twentyfour_seven),
  opening_hours: card.opening_hours,
  opening_hours_exceptions: optional(card.opening_hours_exceptions),
  photos: card.photos,
  pricing_structure: type({ ccy: PricingStructure.schema.ccy, ccy_minor_in_major: integer() }),
  rating: card.rating,
  review_count: card.review_count,
  size_restrictions: optional(card.size_restrictions),
  storage_spaces: optional(array(type({ size: Size, space_available: Count, door_cm: StorageSpace.schema.door_cm }))),
  /** Left out where people take the bags in. */
  storage_type: optional(card.storage_type),
  step_free: optional(card.step_free),
  type: card.type,
  user_distance_km: card.user_distance_km,
  stay_price: card.stay_price,
  bags_available: card.bags_available,
});
export type StashpointSummary = Infer<typeof StashpointSummary>;

/** Why a place cannot take a stay, and where else it can be had: the nearest first. */
export const StashpointAlternatives = type({
  /** Null when the place can take it, or no stay was asked for. */
  reason: nullable(enums(['inactive', 'closed', 'full'])),
  stashpoint: type({
    id: card.id,
    name: card.name,
    location_name: card.location_name,
    latitude: card.latitude,
    longitude: card.longitude,
    nearest_city: card.nearest_city,
    timezone: card.timezone,
    type: card.type,
  }),
  items: array(Stashpoint),
});
export type StashpointAlternatives = Infer<typeof StashpointAlternatives>;

/** Of each text of a place's, something. */
const byText = <T>(struct: T) => ({ description: struct, special_requirements: struct, upsell_text: struct });

/** One place with everything its page shows. The business name stays hidden until booked (domain §3). */
export const StashpointDetail = type({
  ...card,
  description: string(),
  /** The description in other languages; where one is left out, `description` is what there is. */
  descriptions: Descriptions,
  address: string(),
  postal_code: string(),
  country_code: string(),
  /** Dates on which it is closed altogether, today and later. */
  closures: array(ClosureRange),
  /** Why the stay asked for cannot be booked: an id of the error catalogue. */
  unavailable_reason: optional(nullable(string())),
  /** What has to be known before coming: a bell, a back door. */
  special_requirements: MaybeText,
  upsell: nullable(type({ text: string(), link: MaybeText, photo: nullable(PictureSet) })),
  /** The language each text was written in (ISO 639-1); null where it cannot be told. `upsell_text` is the offer's. */
  written_in: optional(type(byText(nullable(string())))),
  /** What a machine has made of them, by language; never of a description that its host has written in that language. */
  translated: optional(type(byLanguage(() => optional(type(byText(optional(string()))))))),
});
export type StashpointDetail = Infer<typeof StashpointDetail>;

/** Free bags at a place by the hour of one date: hours in which it is closed are marked so. */
export const HourlyAvailability = type({
  stashpoint_id: StashpointId,
  date: LocalDate,
  timezone: string(),
  hours: array(
    type({
      time: LocalTime,
      starts_at: Instant,
      open: boolean(),
      /** Size → free spaces during the whole hour. */
      free: record(string(), Count),
    }),
  ),
});
export type HourlyAvailability = Infer<typeof HourlyAvailability>;

export const AvailabilityCounts = type({
  available_hotel_count: Count,
  available_locker_count: Count,
  available_standard_count: Count,
  available_stashpoint_count: Count,
  total_stashpoint_count: Count,
});
export type AvailabilityCounts = Infer<typeof AvailabilityCounts>;

export const ApprovalStatus = enums(['draft', 'submitted', 'approved', 'rejected']);
export type ApprovalStatus = Infer<typeof ApprovalStatus>;

const Proposal = partial(object(stashpointDraft));

/** A place as staff see it: the draft they write, and what follows from it. */
export const AdminStashpoint = type({
  ...stashpointDraft,
  // Partners' lockers and hosts' drafts come by other ways than the form, and say less.
  name: string(),
  business_name: string(),
  location_name: string(),
  address: string(),
  postal_code: string(),
  country_code: string(),
  upsell_text: MaybeText,
  upsell_link: MaybeText,
  capacity: Capacity,
  opening_hours: array(OpeningHours),
  opening_hours_exceptions: array(OpeningException),
  closures: array(ClosureRange),
  id: string(),
  latitude: number(),
  longitude: number(),
  timezone: string(),
  photos: array(PictureSet),
  storage_spaces: array(type({ id: string(), size: Size, quantity: Count })),
  pricing_structure: PricingStructure,
  status: ApprovalStatus,
  active: boolean(),
  nearest_city: type({ id: PlaceId, name: string() }),
  host: type({ id: string(), email: string(), first_name: string(), last_name: string() }),
  canonical_url: string(),
  /** What its host wishes to change and staff have not decided on; the old is live until then. */
  proposed: nullable(Proposal),
  proposed_at: nullable(Instant),
  /** What the host has answered to `review_note`. */
  host_answer: MaybeText,
  /** Off the market by its host, who may put it back. */
  paused_by_host: boolean(),
  /** When it was approved last: for a while that can be taken back. */
  approved_at: nullable(Instant),
  rejection_reason: MaybeText,
  /** What staff asked for when they sent it back. */
  review_note: MaybeText,
  rating: nullable(number()),
  review_count: Count,
  /** Reports of the last 90 days that count against it; travellers are not shown them. */
  counted_reports: optional(Count),
  created: Instant,
  updated: Instant,
  /** Grows with every edit; sent back as `expected_version`. */
  version: integer(),
});
export type AdminStashpoint = Infer<typeof AdminStashpoint>;
