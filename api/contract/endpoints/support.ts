import { array, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { BOOKING_STATES } from '../rules/booking-lifecycle.ts';
import { RUNNERS } from '../rules/roles.ts';
import { ContactTimeline } from '../structs/contact-timeline.ts';
import { id, listing } from '../structs/requests.ts';
import {
  AdminBooking,
  BOOKING_TIMES,
  BookingWarnings,
  REFUND_BEARERS,
  REFUND_STATES,
  Refund,
  TimelineEvent,
} from '../structs/support.ts';
import { min, pattern } from '../vocabulary/bounds.ts';
import {
  BookingId,
  Currency,
  Instant,
  LocalDate,
  Page,
  PlaceId,
  QueryFlag,
  ShortText,
  StashpointId,
  UserId,
  Whole,
} from '../vocabulary/words.ts';

/** Support by staff for travellers and hosts. */
export const supportEndpoints = {
  listAdminBookings: {
    method: 'GET',
    path: '/v2/admin-bookings',
    summary:
      'All bookings, or a host’s own, by ID, PIN, tag, name, phone number, email address, voucher or payment; filtered by state, place, city, time and payment',
    roles: RUNNERS,
    scope: 'bookings:all',
    query: object({
      /** `next` begins with the stays of a host that have not ended, the earliest first; the latest of the others follow. */
      ...listing(['created', 'dropoff', 'next', 'total_price_amount']),
      state: optional(enums(BOOKING_STATES)),
      /** Time of the stay: today, upcoming, in storage, over, cancelled. */
      when: optional(enums(BOOKING_TIMES)),
      host_id: optional(UserId),
      stashpoint_id: optional(StashpointId),
      city_id: optional(PlaceId),
      customer_id: optional(UserId),
      /** Code of a coupon or a voucher. */
      coupon_code: optional(string()),
      /** With `coupon_code`: only those that count as its uses, without cancelled and expired ones. */
      coupon_used: optional(QueryFlag),
      ccy_code: optional(Currency),
      /** Only those with a payment or refund since this day, in the zone of the business. */
      paid_since: optional(LocalDate),
      /** The same up to this day. */
      paid_until: optional(LocalDate),
      /** Only unpaid bookings whose last payment was refused. */
      payment_failed: optional(QueryFlag),
      /** With `payment_failed`: refused since then. */
      payment_failed_since: optional(Instant),
      /** Only bookings with a refund that was refused for good, or with an open dispute. */
      money_trouble: optional(QueryFlag),
      /** Only bookings whose phone number was probably read in the wrong country. */
      doubtful_phone: optional(QueryFlag),
      dropoff_from: optional(Instant),
      dropoff_until: optional(Instant),
    }),
    response: Page(AdminBooking),
    csv: true,
    mayLag: true,
  },
  getBookingTimeline: {
    method: 'GET',
    path: '/v2/bookings/{id}/timeline',
    summary:
      'Timeline of a booking: payments, bags, emails, reports and actions by staff; for its host, the relevant part',
    roles: RUNNERS,
    scope: 'bookings:all',
    params: id,
    response: array(TimelineEvent),
    errors: ['NOT_FOUND'],
  },
  getContactTimeline: {
    method: 'GET',
    path: '/v2/contact-timeline',
    summary:
      'Timeline of everything about one email address or phone number, however it is written: bookings, money, reports, claims, reviews, emails, messages and notes',
    roles: ['admin'],
    scope: 'bookings:all',
    query: object({ contact: ShortText }),
    response: ContactTimeline,
    mayLag: true,
  },
  getBookingWarnings: {
    method: 'GET',
    path: '/v2/bookings/{id}/warnings',
    summary: 'Warnings about a booking: its place can no longer serve it, or its traveller was charged twice',
    roles: ['admin'],
    scope: 'bookings:all',
    params: id,
    response: BookingWarnings,
    errors: ['NOT_FOUND'],
  },
  resendMail: {
    method: 'POST',
    path: '/v2/bookings/{id}/mails',
    summary: 'Sends an email about a booking again, to the same address or to another; hosts only to the traveller',
    roles: RUNNERS,
    scope: 'bookings:all',
    params: id,
    body: object({ mail_id: pattern(string(), /^\d{1,15}$/), email: optional(string()) }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_EMAIL_CLIENT_ERROR'],
    idempotent: true,
  },
  settleRefusedRefunds: {
    method: 'POST',
    path: '/v2/bookings/{id}/refused-refunds',
    summary: 'Retries refunds that the payment service has refused, or records that they were made another way',
    roles: ['admin'],
    scope: 'money:all',
    params: id,
    body: object({
      outcome: enums(['retry', 'paid_otherwise']),
      /** The sum that was reviewed, in minor units. If it has changed since, nothing is settled. */
      amount: optional(min(Whole, 1)),
      /** The reason, for the log. */
      note: optional(ShortText),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
  createRefund: {
    method: 'POST',
    path: '/v2/refunds',
    summary: 'Refunds a part or all of the rest of a booking, to its sources or as credit',
    roles: ['admin'],
    scope: 'money:all',
    body: object({
      booking_id: BookingId,
      /** Amount in minor units. */
      amount: min(Whole, 1),
      to: enums(['source', 'credit']),
      borne_by: enums(REFUND_BEARERS),
      reason: ShortText,
    }),
    response: Refund,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  listRefunds: {
    method: 'GET',
    path: '/v2/refunds',
    summary: 'Refunds by staff, with their reasons and states; by default refused ones first',
    roles: ['admin'],
    scope: 'money:all',
    query: object({
      ...listing(['state', 'created', 'amount']),
      booking_id: optional(BookingId),
      borne_by: optional(enums(REFUND_BEARERS)),
      state: optional(enums(REFUND_STATES)),
    }),
    response: Page(Refund),
    csv: true,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
