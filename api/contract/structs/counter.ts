import { array, boolean, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { INCIDENT_KINDS } from '../rules/incidents.ts';
import { bySize } from '../vocabulary/bag-sizes.ts';
import { max, min, pattern, size } from '../vocabulary/bounds.ts';
import { Tag, TagRange } from '../vocabulary/tags.ts';
import {
  Amount,
  BagCount,
  BookingId,
  Count,
  Currency,
  Instant,
  LanguageCode,
  LocalDate,
  ShortText,
  Size,
  StashpointId,
} from '../vocabulary/words.ts';
import { PAYMENT_STATUSES } from './booking.ts';
import { Bag, REFUSAL_REASONS } from './custody.ts';
import { SpaceRequest } from './quote.ts';
import { ApprovalStatus } from './stashpoint.ts';

/** A booking as a counter needs it: who, when, how many bags, and what is in the room. */
export const CounterBooking = type({
  id: BookingId,
  /** Four digits the traveller reads out. */
  pin: string(),
  state: enums(BOOKING_STATES),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
  language: LanguageCode,
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  storage_spaces: array(type({ size: Size, quantity: integer() })),
  accessibility_required: boolean(),
  payment_status: enums(PAYMENT_STATUSES),
  /** What the stay costs: null for whoever is told of no money. */
  total_price_amount: nullable(Amount),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  checked_in_at: nullable(Instant),
  checked_out_at: nullable(Instant),
  /** Bags that were taken in, whether they are still here or not. */
  bags: array(Bag),
  /** Who else may collect: they are asked for their own PIN. */
  delegate_name: nullable(string()),
  /** More bags than were booked, waiting for the traveller to pay the difference. */
  pending_change: nullable(type({ bag_count: BagCount, amount_due: Amount, hold_expires_at: Instant })),
  /** Opens the booking on the traveller’s own phone, to pay there; null once there is nothing left to do. */
  pay_url: nullable(string()),
  /** When the traveller said that they have their bags, although the counter has not noted it. */
  said_collected_at: nullable(Instant),
  /** The latest report that is still open. */
  incident: nullable(type({ kind: enums(INCIDENT_KINDS), created: Instant, respond_by: nullable(Instant) })),
});
export type CounterBooking = Infer<typeof CounterBooking>;

export const COUNTER_ACTIONS = ['check_in', 'check_out', 'correct', 'refuse', 'miss'] as const;
export type CounterActionKind = (typeof COUNTER_ACTIONS)[number];

/** The longest a device may have been without a network, in hours: older actions are looked at by a person. */
export const QUEUE_HOURS = 72;

/**
 * What somebody did at a counter. Its id is made on the device: the same one twice is done once. Each kind has fields of
 * its own; those of the others are left out.
 */
export const CounterAction = object({
  id: pattern(string(), /^[0-9a-f-]{36}$/),
  kind: enums(COUNTER_ACTIONS),
  booking_id: BookingId,
  /** By the device’s clock. */
  occurred_at: Instant,
  device_id: pattern(string(), /^[0-9a-f-]{36}$/),
  device_name: optional(ShortText),
  /** On a device that several people share: who did it. They have given their PIN there. */
  person_id: optional(string()),
  /** Done without a network: what is refused becomes a task for a person, and the answer says so. */
  queued: optional(boolean()),
  /** check_in: one a bag, as many as are booked. Tags may be left out where a shop has none. */
  bags: optional(size(array(object({ size: optional(Size), tag: optional(nullable(Tag)) })), 1, 500)),
  /** check_out: numbers of the bags that go; left out, all that are here. */
  bag_numbers: optional(size(array(max(min(integer(), 1), 500)), 1, 500)),
  /** check_out: of whoever collects in the traveller’s place. */
  collector_pin: optional(string()),
  /** correct: how many bags there really are. */
  bag_count: optional(max(min(integer(), 1), 500)),
  storage_spaces: optional(array(SpaceRequest)),
  /** refuse */
  reason: optional(enums(REFUSAL_REASONS)),
});
export type CounterAction = Infer<typeof CounterAction>;

/** What a device had done without a network and the server could not accept: somebody has to look at it. */
export const CounterTask = type({
  id: string(),
  booking_id: string(),
  first_name: nullable(string()),
  last_name: nullable(string()),
  kind: enums(COUNTER_ACTIONS),
  occurred_at: Instant,
  created: Instant,
  device_name: nullable(string()),
  /** Who did it, where they have a name of their own there. */
  person_name: nullable(string()),
  error_id: string(),
  message: string(),
});
export type CounterTask = Infer<typeof CounterTask>;

export const CounterResult = type({
  outcome: enums(['done', 'refused']),
  /** As it is now; null for one that is not this counter’s (any more). */
  booking: nullable(CounterBooking),
  /** Of a queued action that was refused. */
  task: nullable(CounterTask),
  /** Where a refused traveller’s booking went. */
  moved_to: nullable(type({ name: string(), address: string() })),
});
export type CounterResult = Infer<typeof CounterResult>;

/** One of the caller’s places, for choosing where one stands. */
export const CounterPlace = type({
  id: StashpointId,
  name: string(),
  business_name: string(),
  address: string(),
  timezone: string(),
  status: ApprovalStatus,
  active: boolean(),
  /** Bags in the room now, and those that are expected today. */
  bags_inside: Count,
  arrivals_today: Count,
});
export type CounterPlace = Infer<typeof CounterPlace>;

/** What changed at a counter since a cursor. What is named in `gone` is not this counter’s any more. */
export const CounterChanges = type({
  /** More happened than is remembered: ask for the whole day again. */
  reset: boolean(),
  bookings: array(CounterBooking),
  gone: array(string()),
  tasks: array(CounterTask),
  cursor: string(),
});
export type CounterChanges = Infer<typeof CounterChanges>;

/** Everything a counter needs for a day, with or without a network. */
export const CounterDay = type({
  stashpoint: type({
    id: StashpointId,
    name: string(),
    business_name: string(),
    address: string(),
    timezone: string(),
    capacity: type(bySize(() => Count)),
    step_free: boolean(),
    tag_ranges: array(TagRange),
    /** When it is open today and tomorrow, as instants; around the clock is one time of two days. */
    open: array(type({ from: Instant, until: Instant })),
    /** The place’s own page, for who comes without a booking. */
    walk_in_url: string(),
  }),
  /** The local date this is of, and when it was made. */
  date: LocalDate,
  generated: Instant,
  /** Everybody who comes or goes from today to tomorrow, and everybody whose bags are here. */
  bookings: array(CounterBooking),
  tasks: array(CounterTask),
  cursor: string(),
  /** Ed25519 public key that passes are signed with, base64url. */
  pass_key: string(),
});
export type CounterDay = Infer<typeof CounterDay>;
