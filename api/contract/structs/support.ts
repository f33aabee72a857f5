import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  record,
  string,
  type,
} from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { REPORT_KINDS } from '../rules/incidents.ts';
import { union } from '../vocabulary/bounds.ts';
import { Amount, BagCount, BookingId, Currency, Instant, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { CUSTODY_KINDS } from './custody.ts';
import { STRANDED_REASONS } from './impact.ts';

/* Bookings, money and problems as staff see them, and hosts their own. */

export const BOOKING_TIMES = ['today', 'coming', 'inside', 'past', 'cancelled'] as const;
export type BookingTime = (typeof BOOKING_TIMES)[number];

const money = { ccy_code: Currency, ccy_minor_in_major: integer() };

/** A booking as a row of a list; the whole booking is `GET /v2/bookings/{id}`. */
export const AdminBooking = type({
  id: BookingId,
  created: Instant,
  state: enums(BOOKING_STATES),
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  ...money,
  total_price_amount: Amount,
  refund_amount: Amount,
  /** The host's current share; null for callers without access to earnings. */
  host_share_amount: nullable(Amount),
  /** The last payment attempt was refused. Hidden from hosts. */
  payment_failed: boolean(),
  /** The address is null for hosts. */
  customer: type({ id: string(), email: MaybeText, name: string(), phone_number: string() }),
  stashpoint: type({
    id: StashpointId,
    name: string(),
    business_name: string(),
    city_name: string(),
    timezone: string(),
  }),
  coupon_code: MaybeText,
  booking_tag_numbers: nullable(array(string())),
  /** A report that the place failed, which is still open. */
  open_incident: nullable(enums(REPORT_KINDS)),
});
export type AdminBooking = Infer<typeof AdminBooking>;

export const TIMELINE_KINDS = [
  'created',
  'payment_tried',
  'payment_succeeded',
  'payment_failed',
  'money',
  'refund_refused',
  'dispute',
  'dispute_closed',
  'change_asked',
  'change_made',
  /* Events of bookings from before the chain of custody. */
  'checked_in',
  'checked_out',
  ...CUSTODY_KINDS.map((kind) => `custody_${kind}` as const),
  'cancelled',
  'incident',
  'incident_resolved',
  'mail',
  'review',
  'staff',
] as const;

/** An event of a booking. `facts` are the details its description needs. */
export const TimelineEvent = type({
  id: string(),
  time: Instant,
  kind: enums(TIMELINE_KINDS),
  facts: record(string(), nullable(union([string(), number(), boolean()]))),
});
export type TimelineEvent = Infer<typeof TimelineEvent>;

/** Matters on a booking's page that staff should act on first. */
export const BookingWarnings = type({
  /** The reason why its place can no longer serve the booking; null if it can, or if the booking is not paid and upcoming. */
  stranded: nullable(enums(STRANDED_REASONS)),
  /** Pairs of equal card payments within an hour of each other of which nothing has been returned, oldest first. */
  double_charges: array(
    type({
      amount: Amount,
      first: Instant,
      second: Instant,
      /** True if the second one paid for a change of the booking. */
      for_change: boolean(),
    }),
  ),
  /**
   * The place that bears a refund at a host's cost, by default the one reported last, and what it has earned of the stay:
   * Cubby pays above that. Null without the right to money.
   */
  refund_bearer: defaulted(nullable(type({ stashpoint_id: StashpointId, name: string(), earned: Amount })), null),
});
export type BookingWarnings = Infer<typeof BookingWarnings>;

export const REFUND_BEARERS = ['platform', 'host'] as const;

/** The payment service has refused a part of it for good; a part is on its way; or all is refunded. */
export const REFUND_STATES = ['refused', 'pending', 'refunded'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A refund by staff beyond the refund policy. */
export const Refund = type({
  id: string(),
  booking_id: BookingId,
  created: Instant,
  amount: Amount,
  card_amount: Amount,
  credit_amount: Amount,
  ...money,
  borne_by: enums(REFUND_BEARERS),
  reason: string(),
  state: enums(REFUND_STATES),
  actor_name: string(),
  customer_email: string(),
});
export type Refund = Infer<typeof Refund>;
