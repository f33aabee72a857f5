import { array, boolean, enums, type Infer, integer, nullable, number, record, string, type } from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { INCIDENT_KINDS } from '../rules/incidents.ts';
import { union } from '../vocabulary/bounds.ts';
import { Amount, BagCount, BookingId, Currency, Instant, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { CUSTODY_KINDS } from './custody.ts';

/* What staff see of bookings, money and trouble, and hosts of their own. */

export const BOOKING_TIMES = ['today', 'coming', 'inside', 'past', 'cancelled'] as const;
export type BookingTime = (typeof BOOKING_TIMES)[number];

const money = { ccy_code: Currency, ccy_minor_in_major: integer() };

/** A booking as a row of a list; the whole of it is `GET /v2/bookings/{id}`. */
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
  /** What its host earns of it by now; null for whoever runs the place without its money. */
  host_share_amount: nullable(Amount),
  /** The last attempt to pay was refused. Hosts are not told. */
  payment_failed: boolean(),
  customer: type({ id: string(), email: string(), name: string(), phone_number: string() }),
  stashpoint: type({
    id: StashpointId,
    name: string(),
    business_name: string(),
    city_name: string(),
    timezone: string(),
  }),
  coupon_code: MaybeText,
  booking_tag_numbers: nullable(array(string())),
  /** A report that the place failed, which nobody has resolved. */
  open_incident: nullable(enums(INCIDENT_KINDS)),
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
  /* Of bookings from before there was a chain of custody. */
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

/** Something that happened to a booking. `facts` are what the kind needs to be said in words. */
export const TimelineEvent = type({
  id: string(),
  time: Instant,
  kind: enums(TIMELINE_KINDS),
  facts: record(string(), nullable(union([string(), number(), boolean()]))),
});
export type TimelineEvent = Infer<typeof TimelineEvent>;

export const REFUND_BEARERS = ['platform', 'host'] as const;

/** Money staff paid back beyond what the rules gave. */
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
  actor_name: string(),
  customer_email: string(),
});
export type Refund = Infer<typeof Refund>;
