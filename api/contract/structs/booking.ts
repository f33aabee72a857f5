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

/** The traveller of a booking, with contact details. */
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
  /** The difference to pay, in minor units. */
  amount_due: Amount,
  /** The time until which it can be paid or accepted. */
  hold_expires_at: Instant,
  /** Proposer of the change, if not the traveller: then it costs nothing until the traveller agrees. */
  proposed_by: nullable(enums(['host', 'staff'])),
});

/** A held or booked stay: its times, price, payment, place, pass and state. Amounts are in minor units. */
export const Booking = type({
  ...quoteFields,
  id: BookingId,
  created: Instant,
  /** The time of its cancellation; null if it is not cancelled. */
  cancelled_at: nullable(Instant),
  /** The number of changes that a calendar entry of this stay shows: the highest is the latest (RFC 5545, SEQUENCE). */
  calendar_sequence: number(),
  customer: BookingCustomer,
  customer_id: UserId,
  /** Numbers of the paper tags on its bags; null until tags are recorded. */
  booking_tag_numbers: nullable(array(string())),
  /** True once the bags have been handed over. */
  has_been_checked_in: boolean(),
  /** True once the bags have been returned. */
  has_been_checked_out: boolean(),
  /** The first locker and its code; null at places with people. */
  locker_code: nullable(type({ code: string(), unit_number: string() })),
  /** The lockers of the stay with their codes; empty at places with people. */
  locker_codes: array(type({ unit_id: string(), dropoff_code: string(), pickup_code: string() })),
  /** True if a part of the price was refunded, and not all of it. */
  partially_refunded: boolean(),
  payment_status: enums(PAYMENT_STATUSES),
  /** The total less all refunds, in minor units. */
  post_refund_price: Amount,
  /** The sum of all refunds, to cards and as credit, in minor units. */
  refund_amount: Amount,
  /**
   * The part of the total paid with credit, or reserved for it by a hold; and the part of the refund returned as
   * credit.
   */
  credit_amount: Amount,
  refund_credit_amount: Amount,
  /** The whole price with fees and trees, less discounts, in minor units. */
  total_price_amount: Amount,
  /** The part of the total that a change saved too late to be refunded; it counts towards a dearer stay. */
  unrefunded_amount: Amount,
  tp_rat: MaybeText,
  stashpoint: type({
    address: string(),
    /** The name above the door. */
    business_name: string(),
    /** The name in the register, where it is another one. */
    registered_name: optional(nullable(string())),
    country_code: string(),
    id: StashpointId,
    latitude: number(),
    longitude: number(),
    name: string(),
    nearest_city: type({ name: string() }),
    timezone: string(),
    type: enums(STASHPOINT_TYPES),
    /** The place's first picture. */
    photo: optional(nullable(PictureSet)),
  }),
  /** The state of the booking. */
  state: enums(BOOKING_STATES),
  /** The time at which an unpaid hold expires; null once it is paid. */
  hold_expires_at: nullable(Instant),
  /** The PIN and the address of the pass; null for callers who may not see it. */
  pass: nullable(
    type({
      pin: string(),
      url: string(),
      /** The content of its QR code: an address that tells the stay, signed, so that a counter can read it offline. */
      code: optional(string()),
    }),
  ),
  /** The refund for cancelling now; null if the stay cannot be cancelled. */
  refund_offer: nullable(RefundOffer),
  /** A change whose difference is not paid yet; null for none. */
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
