import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { REPORT_KINDS } from '../rules/incidents.ts';
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
import { NoShowTimes, PAYMENT_STATUSES } from './booking.ts';
import { Bag, CUSTODY_MARKS, REFUSAL_REASONS } from './custody.ts';
import { SpaceRequest } from './quote.ts';
import { ApprovalStatus } from './stashpoint.ts';

/** A booking as a counter needs it: the traveller, the times, the number of bags, and the bags in storage. */
export const CounterBooking = type({
  id: BookingId,
  /** Counted with each change, as passes tell it. */
  version: defaulted(integer(), 0),
  /** The traveller's PIN, four digits. */
  pin: string(),
  state: enums(BOOKING_STATES),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
  language: LanguageCode,
  /** Time of the booking: a stay may begin before it, with the hour that has started. */
  confirmed_at: nullable(Instant),
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  storage_spaces: array(type({ size: Size, quantity: integer() })),
  accessibility_required: boolean(),
  payment_status: enums(PAYMENT_STATUSES),
  /** Price of the stay; null for callers without access to earnings. */
  total_price_amount: nullable(Amount),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  checked_in_at: nullable(Instant),
  checked_out_at: nullable(Instant),
  /** Bags that were checked in, including those already collected. */
  bags: array(Bag),
  /** The reason why the check-in of bags in storage is marked. */
  mark: defaulted(nullable(enums(CUSTODY_MARKS)), null),
  /** Tags that were entered for this booking and are on none of its bags by our records: they may still be on one. */
  other_tags: array(string()),
  /** Name of a person who may collect for the traveller, with a PIN of their own. */
  delegate_name: nullable(string()),
  /** More bags or a longer stay than booked, until the traveller pays the difference. */
  pending_change: nullable(
    type({
      bag_count: BagCount,
      dropoff: Instant,
      pickup: Instant,
      amount_due: Amount,
      hold_expires_at: Instant,
    }),
  ),
  /** Opens the booking on the traveller’s own phone, to pay there; null if there is nothing to pay. */
  pay_url: nullable(string()),
  /** Time at which the traveller said that they have their bags, although the counter has not checked them out. */
  said_collected_at: nullable(Instant),
  /** Time at which the traveller said that they are on their way. */
  said_coming_at: defaulted(nullable(Instant), null),
  /** Time at which this counter refused the bags; no place nearby had space for them. */
  refused_at: defaulted(nullable(Instant), null),
  /** Only for a confirmed stay, or a no-show. */
  no_show_times: defaulted(nullable(NoShowTimes), null),
  /** The latest open report. */
  incident: nullable(type({ kind: enums(REPORT_KINDS), created: Instant, respond_by: nullable(Instant) })),
});
export type CounterBooking = Infer<typeof CounterBooking>;

/**
 * `early` moves the drop-off to now and `later` the pick-up, online only; `keep` drops a change that waits for its
 * payment; `miss` records a no-show and `reinstate` undoes it.
 */
export const COUNTER_ACTIONS = [
  'check_in',
  'check_out',
  'correct',
  'early',
  'later',
  'keep',
  'refuse',
  'miss',
  'reinstate',
] as const;
export type CounterActionKind = (typeof COUNTER_ACTIONS)[number];

/**
 * An action at a counter. The device creates its ID: repeating an action with the same ID runs it once. Each kind has
 * fields of its own; those of the others are left out.
 */
export const CounterAction = object({
  id: pattern(string(), /^[0-9a-f-]{36}$/),
  kind: enums(COUNTER_ACTIONS),
  booking_id: BookingId,
  /** Time of the action by the device’s clock. */
  occurred_at: Instant,
  device_id: pattern(string(), /^[0-9a-f-]{36}$/),
  device_name: optional(ShortText),
  /** On a shared device: the person who did it. They have entered their PIN there. */
  person_id: optional(string()),
  /** On a shared device that locked itself offline: the person went on without their PIN, which could not be checked. */
  without_pin: optional(boolean()),
  /** Done offline: an action that is refused becomes a task for a person, as the answer says. */
  queued: optional(boolean()),
  /** check_in: one entry per bag, as many as are booked. Tags may be left out if a shop has none. */
  bags: optional(size(array(object({ size: optional(Size), tag: optional(nullable(Tag)) })), 1, 500)),
  /** check_out: numbers of the bags that are collected; all bags in storage if left out. */
  bag_numbers: optional(size(array(max(min(integer(), 1), 500)), 1, 500)),
  /** check_out: PIN of the person collecting for the traveller. */
  collector_pin: optional(string()),
  /** check_out: a tag is missing, so the traveller has told their PIN and described the bags. */
  lost_tag: optional(boolean()),
  /** correct: the actual number of bags. */
  bag_count: optional(max(min(integer(), 1), 500)),
  storage_spaces: optional(array(SpaceRequest)),
  /** later: the new pick-up. */
  pickup: optional(Instant),
  /** refuse: the reason. */
  reason: optional(enums(REFUSAL_REASONS)),
});
export type CounterAction = Infer<typeof CounterAction>;

/** An offline action of a device that the server could not accept: a person has to review it. */
export const CounterTask = type({
  id: string(),
  booking_id: string(),
  first_name: nullable(string()),
  last_name: nullable(string()),
  kind: enums(COUNTER_ACTIONS),
  occurred_at: Instant,
  created: Instant,
  device_name: nullable(string()),
  /** Name of the person who did it, if they have one there. */
  person_name: nullable(string()),
  /** check_in: the tags as entered. */
  tags: array(string()),
  /** check_in: the check-in of these bags that was accepted instead, and the tags that count now. */
  accepted: nullable(
    type({
      person_name: nullable(string()),
      device_name: nullable(string()),
      occurred_at: Instant,
      tags: array(string()),
    }),
  ),
  error_id: string(),
  message: string(),
});
export type CounterTask = Infer<typeof CounterTask>;

/** The outcome of an action at a counter. */
export const CounterResult = type({
  outcome: enums(['done', 'refused']),
  /** Current state of the booking; null for one that is not, or no longer, this counter’s. */
  booking: nullable(CounterBooking),
  /** The task for a queued action that was refused. */
  task: nullable(CounterTask),
  /** New place of a refused traveller’s booking. */
  moved_to: nullable(type({ name: string(), address: string() })),
});
export type CounterResult = Infer<typeof CounterResult>;

/** A booking that is not in a counter's day: where and when it is. */
export const CounterBookingPlace = type({
  id: BookingId,
  state: enums(BOOKING_STATES),
  dropoff: Instant,
  stashpoint: type({ id: StashpointId, business_name: string(), address: string() }),
});
export type CounterBookingPlace = Infer<typeof CounterBookingPlace>;

/** One of the caller’s places, for choosing a counter. */
export const CounterStashpoint = type({
  id: StashpointId,
  name: string(),
  business_name: string(),
  address: string(),
  timezone: string(),
  status: ApprovalStatus,
  active: boolean(),
  /** Bags in storage now. */
  bags_inside: Count,
  /** Bags expected today. */
  arrivals_today: Count,
});
export type CounterStashpoint = Infer<typeof CounterStashpoint>;

/** Changes at a counter since a cursor. Bookings listed in `gone` are no longer this counter’s. */
export const CounterChanges = type({
  /** More has changed than is stored: ask for the whole day again. */
  reset: boolean(),
  bookings: array(CounterBooking),
  gone: array(string()),
  tasks: array(CounterTask),
  cursor: string(),
});
export type CounterChanges = Infer<typeof CounterChanges>;

/** Everything a counter needs for a day, online or offline. */
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
    /** Opening times of today and tomorrow, as instants; a place that is always open has one range of two days. */
    open: array(type({ from: Instant, until: Instant })),
    /** The place’s own page, for walk-ins. */
    walk_in_url: string(),
  }),
  /** The local date it covers. */
  date: LocalDate,
  /** The time at which it was created. */
  generated: Instant,
  /** Every stay with a drop-off or pick-up today or tomorrow, and every stay with bags in storage. */
  bookings: array(CounterBooking),
  tasks: array(CounterTask),
  cursor: string(),
  /** Ed25519 public key that verifies passes, base64url. */
  pass_key: string(),
});
export type CounterDay = Infer<typeof CounterDay>;
