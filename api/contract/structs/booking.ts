import { array, boolean, enums, type Infer, nullable, number, string, type } from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { STASHPOINT_TYPES } from '../vocabulary/storage-types.ts';
import { Amount, BagCount, BookingId, Instant, MaybeText, StashpointId, UserId } from '../vocabulary/words.ts';
import { Incident } from './incident.ts';
import { quoteFields } from './quote.ts';

export const PAYMENT_STATUSES = ['awaiting_payment', 'paid', 'partially_refunded', 'refunded', 'unpaid'] as const;

export const BookingCustomer = type({
  id: string(),
  user_id: UserId,
  email: string(),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
});

/** What a cancellation pays back now, and until when; worked out by the rule that will apply it. */
export const RefundOffer = type({
  amount: Amount,
  /** The instant until which this amount is paid back. */
  until: nullable(Instant),
  /** Whether the stay is taken back whole, a voucher with it. */
  whole: boolean(),
});

/** A change that waits for its difference to be paid. It is a hold of its own, with the id to pay for. */
export const PendingChange = type({
  id: string(),
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  total_price_amount: Amount,
  amount_due: Amount,
  hold_expires_at: Instant,
  /** Who proposes it, where it is not the traveller: then it costs nothing until the traveller agrees. */
  proposed_by: nullable(enums(['host', 'staff'])),
});

export const Booking = type({
  ...quoteFields,
  id: BookingId,
  created: Instant,
  cancelled_at: nullable(Instant),
  customer: BookingCustomer,
  customer_id: UserId,
  booking_tag_numbers: nullable(array(string())),
  has_been_checked_in: boolean(),
  has_been_checked_out: boolean(),
  locker_code: nullable(type({ code: string(), unit_number: string() })),
  locker_codes: array(type({ unit_id: string(), dropoff_code: string(), pickup_code: string() })),
  partially_refunded: boolean(),
  payment_status: enums(PAYMENT_STATUSES),
  post_refund_price: Amount,
  refund_amount: Amount,
  /** What of the total credit has paid, or will pay of a hold; and what of the refund became credit. */
  credit_amount: Amount,
  refund_credit_amount: Amount,
  total_price_amount: Amount,
  tp_rat: MaybeText,
  stashpoint: type({
    address: string(),
    business_name: string(),
    country_code: string(),
    id: StashpointId,
    latitude: number(),
    longitude: number(),
    name: string(),
    nearest_city: type({ name: string() }),
    timezone: string(),
    type: enums(STASHPOINT_TYPES),
  }),
  /** Beyond the specification: where the booking stands, until when an unpaid hold lasts, and the pass. */
  state: enums(BOOKING_STATES),
  hold_expires_at: nullable(Instant),
  pass: nullable(type({ pin: string(), url: string() })),
  refund_offer: nullable(RefundOffer),
  pending_change: nullable(PendingChange),
  /** Who else may collect the bags, once; the PIN is shown to the traveller alone. */
  delegate: nullable(type({ name: string(), pin: nullable(string()) })),
  /** What was paid (positive) and paid back (negative), in the order it happened. */
  movements: array(
    type({
      kind: enums(['charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback']),
      amount: Amount,
      created: Instant,
    }),
  ),
  /** The latest report that the place failed. */
  incident: nullable(Incident),
  /** Where nobody checked the bags in, the traveller is asked whether they were left. */
  review: type({ can_review: boolean(), submitted: boolean(), asks_if_left: boolean() }),
});
export type Booking = Infer<typeof Booking>;
