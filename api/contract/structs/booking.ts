import { array, boolean, defaulted, enums, type Infer, nullable, number, optional, string, type } from 'superstruct';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { STASHPOINT_TYPES } from '../vocabulary/storage-types.ts';
import {
  Amount,
  BagCount,
  BookingId,
  Instant,
  MaybeText,
  PictureSet,
  StashpointId,
  UserId,
} from '../vocabulary/words.ts';
import { Incident } from './incident.ts';
import { quoteFields } from './quote.ts';

export const PAYMENT_STATUSES = ['awaiting_payment', 'paid', 'partially_refunded', 'refunded', 'unpaid'] as const;

export const BookingCustomer = type({
  id: string(),
  user_id: UserId,
  /** Null for hosts. */
  email: MaybeText,
  first_name: string(),
  last_name: string(),
  phone_number: string(),
});

/** The current refund for a cancellation, and its deadline; calculated by the rule that will apply. */
export const RefundOffer = type({
  amount: Amount,
  /** The instant until which this amount is refunded. */
  until: nullable(Instant),
  /** True if the stay is reversed in full, including its voucher. */
  whole: boolean(),
  /** Goes back once a report is proven; with an account it is credit until then. */
  withheld: defaulted(Amount, 0),
});

/** The time from which a no-show can be recorded, and until which it can be undone if there is still space. */
export const NoShowTimes = type({ from: Instant, undo_until: Instant });

/** A change whose difference is still unpaid. It is a hold of its own, with the ID to pay for. */
export const PendingChange = type({
  id: string(),
  dropoff: Instant,
  pickup: Instant,
  bag_count: BagCount,
  total_price_amount: Amount,
  amount_due: Amount,
  hold_expires_at: Instant,
  /** Proposer of the change, if not the traveller: then it costs nothing until the traveller agrees. */
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
  /**
   * The part of the total paid with credit, or reserved for it by a hold; and the part of the refund returned as
   * credit.
   */
  credit_amount: Amount,
  refund_credit_amount: Amount,
  total_price_amount: Amount,
  /** The part of the total that a change saved too late to be refunded; it counts towards a dearer stay. */
  unrefunded_amount: Amount,
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
    /** Beyond the specification: the place's first picture. */
    photo: optional(nullable(PictureSet)),
  }),
  /** Beyond the specification: the booking's state, the expiry of an unpaid hold, and the pass. */
  state: enums(BOOKING_STATES),
  hold_expires_at: nullable(Instant),
  pass: nullable(type({ pin: string(), url: string() })),
  refund_offer: nullable(RefundOffer),
  pending_change: nullable(PendingChange),
  /** Only for a confirmed stay, or a no-show. */
  no_show_times: defaulted(nullable(NoShowTimes), null),
  /** Another person who may collect the bags, once; only the traveller is shown the PIN. */
  delegate: nullable(type({ name: string(), pin: nullable(string()) })),
  /** Payments (positive) and refunds (negative), oldest first. */
  movements: array(
    type({
      kind: enums(['charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback']),
      amount: Amount,
      created: Instant,
    }),
  ),
  /** The latest report that the place failed. */
  incident: nullable(Incident),
  /** If no one checked the bags in, the traveller is asked whether they were left. */
  review: type({ can_review: boolean(), submitted: boolean(), asks_if_left: boolean() }),
});
export type Booking = Infer<typeof Booking>;
