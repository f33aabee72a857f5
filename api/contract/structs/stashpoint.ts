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

/** Width, height and depth inside a locker, in centimetres. */
export const LockerSize = tuple([integer(), integer(), integer()]);

/** A size of space at a place: its price, its number and the free ones. */
export const StorageSpace = type({
  id: string(),
  pricing_structure: PricingStructure,
  /** The total number of spaces of this size. */
  quantity: Count,
  size: Size,
  /** Free spaces for the whole requested stay; without a stay, the total number. */
  space_available: Count,
  /** For lockers: the size inside its door. One bag per door. */
  door_cm: optional(LockerSize),
});
export type StorageSpace = Infer<typeof StorageSpace>;

/** The all-in price of the requested stay, in minor units: the traveller's payment without trees. */
export const StayPrice = type({ total: Amount, days: integer(), bag_count: BagCount });
export type StayPrice = Infer<typeof StayPrice>;

/** Tells whether a place can take the requested stay. */
export const Availability = enums(['available', 'unavailable']);

const card = {
  /** Absent if no stay was requested. */
  availability: optional(Availability),
  /** Number of bookings in steps, such as `100+`; null below 10. */
  booking_count_group: nullable(string()),
  canonical_url: string(),
  /** Badges: a new place, one that is often full, a premium place. */
  features: type({
    new_stashpoint: boolean(),
    often_fully_booked: boolean(),
    premium_stashpoint: boolean(),
  }),
  id: StashpointId,
  latitude: number(),
  longitude: number(),
  /** The name of its surroundings, such as a landmark. */
  location_name: string(),
  /** The public name of the place. */
  name: string(),
  /** The city of the place, with its address on the site. */
  nearest_city: type({ id: PlaceId, name: string(), route: string(), translations: Translations }),
  /** The nearest landmark; absent without one nearby. */
  nearest_landmark: optional(
    type({
      name: string(),
      route: string(),
      translations: Translations,
      /** Distance from the landmark to the place as the crow flies, in kilometres. */
      distance_km: number(),
    }),
  ),
  /** True if it closes late in the evening. */
  open_late: boolean(),
  /** True if it is open 24 hours every day. */
  open_twentyfour_seven: boolean(),
  opening_hours: array(OpeningHours),
  opening_hours_exceptions: array(OpeningException),
  /** Pictures of the place, its cover first. */
  photos: array(PictureSet),
  pricing_structure: PricingStructure,
  /** The average of its reviews, 1 to 5; null without reviews. */
  rating: nullable(number()),
  review_count: Count,
  /** The largest bag it takes, in centimetres; null without a limit. */
  size_restrictions: nullable(type({ length_cm: integer(), width_cm: integer(), height_cm: integer() })),
  size_standard: nullable(string()),
  storage_spaces: array(StorageSpace),
  /** The way bags are stored, such as by staff or in lockers. */
  storage_type: enums(STORAGE_TYPES),
  timezone: string(),
  /** The price of one tree, in minor units. */
  tree_price: Amount,
  /** The kind of business. */
  type: enums(STASHPOINT_TYPES),
  /** Distance from the centre of the search, in kilometres; null without one. */
  user_distance_km: nullable(number()),
  /** Always true. */
  valid_url: boolean(),
  step_free: boolean(),
  /** Absent if no stay was requested, or the place is unavailable for it. */
  stay_price: optional(StayPrice),
  /** Number of bags that still fit for the whole requested stay. */
  bags_available: optional(Count),
};

/** A place in a list: the fields of a card, a marker and a booking panel. */
export const Stashpoint = type(card);
export type Stashpoint = Infer<typeof Stashpoint>;

/**
 * The fields of a place in a list and on a map, and no more (`view=card`): a whole place is a card too. Its hours are
 * those of the requested day, its pictures the first one, its spaces those with doors; empty fields are left out.
 */
export const StashpointSummary = type({
  availability: card.availability,
  features: optional(type({ premium_stashpoint: optional(boolean()), often_fully_booked: optional(boolean()) })),
  id: card.id,
  latitude: card.latitude,
  longitude: card.longitude,
  name: card.name,
  /** Its route in the requested language; included only if there is no landmark to name. */
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
  /** Left out if people take the bags in. */
  storage_type: optional(card.storage_type),
  step_free: optional(card.step_free),
  type: card.type,
  user_distance_km: card.user_distance_km,
  stay_price: card.stay_price,
  bags_available: card.bags_available,
});
export type StashpointSummary = Infer<typeof StashpointSummary>;

/** Reason why a place cannot take a stay, and the alternatives, nearest first. */
export const StashpointAlternatives = type({
  /** Null when the place can take it, or no stay was requested. */
  reason: nullable(enums(['inactive', 'not_sold', 'closed', 'full'])),
  stashpoint: type({
    id: card.id,
    name: card.name,
    location_name: card.location_name,
    latitude: card.latitude,
    longitude: card.longitude,
    nearest_city: card.nearest_city,
    nearest_landmark: card.nearest_landmark,
    timezone: card.timezone,
    type: card.type,
  }),
  items: array(Stashpoint),
});
export type StashpointAlternatives = Infer<typeof StashpointAlternatives>;

/** One value for each text of a place. */
const byText = <T>(struct: T) => ({ description: struct, special_requirements: struct, upsell_text: struct });

/** One place with everything its page shows. The business name stays hidden until booked (domain §3). */
export const StashpointDetail = type({
  ...card,
  description: string(),
  /** The description in other languages; for a language left out, use `description`. */
  descriptions: Descriptions,
  address: string(),
  postal_code: string(),
  country_code: string(),
  /** The date it joined the network, in its time zone. */
  since: LocalDate,
  /** Dates on which it is closed all day, today and later. */
  closures: array(ClosureRange),
  /** Reason why the requested stay cannot be booked: an ID of the error catalogue. */
  unavailable_reason: optional(nullable(string())),
  /** Notes for arrival: a bell, a back door. */
  special_requirements: MaybeText,
  upsell: nullable(type({ text: string(), link: MaybeText, photo: nullable(PictureSet) })),
  /** The language each text was written in (ISO 639-1); null if unknown. `upsell_text` is the offer's. */
  written_in: optional(type(byText(nullable(string())))),
  /** Machine translations, by language; never of a description that its host has written in that language. */
  translated: optional(type(byLanguage(() => optional(type(byText(optional(string()))))))),
});
export type StashpointDetail = Infer<typeof StashpointDetail>;

/** Free bags at a place by the hour of one date; hours in which it is closed are marked. */
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

/** The numbers of places inside the bounds: all, and by kind those available for the requested stay. */
export const AvailabilityCounts = type({
  available_hotel_count: Count,
  available_locker_count: Count,
  available_standard_count: Count,
  available_stashpoint_count: Count,
  total_stashpoint_count: Count,
});
export type AvailabilityCounts = Infer<typeof AvailabilityCounts>;

/** The state of a place’s approval by staff. */
export const ApprovalStatus = enums(['draft', 'submitted', 'approved', 'rejected']);
export type ApprovalStatus = Infer<typeof ApprovalStatus>;

const Proposal = partial(object(stashpointDraft));

/** A place as staff see it: the draft they write, and the values derived from it. */
export const AdminStashpoint = type({
  ...stashpointDraft,
  /** The host's earnings per bag, in minor units; null for managers. */
  first_day_commission: nullable(stashpointDraft.first_day_commission),
  extra_day_commission: nullable(stashpointDraft.extra_day_commission),
  // Partners' lockers and hosts' drafts have other sources than the form, and fewer fields.
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
  /** Changes its host has proposed and staff have not decided on; the current version stays live until then. */
  proposed: nullable(Proposal),
  proposed_at: nullable(Instant),
  /** The host's response to `review_note`. */
  host_answer: MaybeText,
  /** True if its host has paused it; the host can resume it. */
  paused_by_host: boolean(),
  /** Time of the last approval: it can be undone for a short time. */
  approved_at: nullable(Instant),
  rejection_reason: MaybeText,
  /** The staff's request when they sent it back. */
  review_note: MaybeText,
  rating: nullable(number()),
  review_count: Count,
  /** Number of reports of the last 90 days that count against it; not shown to travellers. */
  counted_incidents: optional(Count),
  created: Instant,
  updated: Instant,
  /** Increases with every edit; sent back as `expected_version`. */
  version: integer(),
});
export type AdminStashpoint = Infer<typeof AdminStashpoint>;
