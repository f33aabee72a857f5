import { array, boolean, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { BOOKERS } from '../rules/roles.ts';
import { Booking } from '../structs/booking.ts';
import { CustodyEvent } from '../structs/custody.ts';
import { ChangeQuote, Quote, SpaceRequest, StayRequest } from '../structs/quote.ts';
import { bookingId, contact, paging } from '../structs/requests.ts';
import { Instant, LanguageCode, LongText, Page, ShortText, StashpointId, Whole } from '../vocabulary/words.ts';

/** Fields of a stay that can be changed. */
const stayChange = {
  dropoff: optional(Instant),
  pickup: optional(Instant),
  bag_count: optional(Whole),
  storage_spaces: optional(array(SpaceRequest)),
};

/** A later pick-up. */
const extension = { pickup: Instant, pass: optional(string()) };

/** Pricing, holding, changing and cancelling a stay. */
export const bookingEndpoints = {
  createQuote: {
    method: 'POST',
    path: '/v2/quotes',
    summary: 'The exact price of a stay, or the reason why it cannot be booked',
    reads: true,
    roles: 'anyone',
    body: object(StayRequest),
    response: Quote,
    errors: [...STAY_ERRORS, 'NOT_FOUND'],
  },
  createBooking: {
    method: 'POST',
    path: '/v2/bookings',
    summary: 'Holds a stay for 15 minutes until it is paid; a stay that costs nothing is confirmed at once',
    roles: BOOKERS,
    body: object({
      ...StayRequest,
      customer: object(contact),
      language: optional(LanguageCode),
      /** The total the traveller was shown, in minor units; any other price is refused with PRICE_CHANGED. */
      expected_price: optional(Whole),
      /** Uses the caller’s credit in this currency first; only the rest is charged to a card. */
      use_credit: optional(boolean()),
    }),
    response: Booking,
    errors: [
      ...STAY_ERRORS,
      'NOT_FOUND',
      'PRICE_CHANGED',
      'INVALID_EMAIL_CLIENT_ERROR',
      'INVALID_PHONE_NUMBER_CLIENT_ERROR',
    ],
    idempotent: true,
  },
  prolongHold: {
    method: 'POST',
    path: '/v2/bookings/{id}/hold',
    summary: 'Prolongs a hold by ten minutes, once, before it is over; repeating it has no effect',
    roles: BOOKERS,
    params: bookingId,
    response: Booking,
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
  listBookings: {
    method: 'GET',
    path: '/v2/bookings',
    summary: 'The caller’s bookings: upcoming ones soonest first, then past ones latest first',
    roles: BOOKERS,
    query: object({
      ...paging,
      when: optional(enums(['upcoming', 'past'])),
      stashpoint_id: optional(StashpointId),
    }),
    response: Page(Booking),
  },
  getBooking: {
    method: 'GET',
    path: '/v2/bookings/{id}',
    summary: 'One booking: for its traveller, its host, staff, or with its pass',
    roles: 'anyone',
    params: bookingId,
    query: object({ pass: optional(string()) }),
    response: Booking,
    errors: ['NOT_FOUND'],
  },
  updateBooking: {
    method: 'PATCH',
    path: '/v2/bookings/{id}',
    summary:
      'Cancels a booking and refunds it, checks its bags in or out, records a no-show or undoes it, or changes its times and bags and settles the difference',
    roles: BOOKERS,
    params: bookingId,
    body: object({
      state: optional(enums(['cancelled', 'checked_in', 'checked_out', 'no_show', 'confirmed'])),
      /** The reason; required of staff who check bags in or out, or record a no-show or undo it (`confirmed`). */
      reason: optional(ShortText),
      reason_text: optional(LongText),
      /** `credit` needs an account; without it, each payment is refunded to its source. */
      refund_type: optional(enums(['card', 'credit'])),
      ...stayChange,
      /** Names a delegate with a new PIN, or removes them with null. Sent in a request of its own. */
      delegate: optional(nullable(object({ name: ShortText }))),
      /** The delegate’s PIN, when they collect the bags; it can be used once. */
      collector_pin: optional(string()),
    }),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE', 'NO_SHOW_FINAL', 'INVALID_PIN_CLIENT_ERROR'],
  },
  quoteChange: {
    method: 'POST',
    path: '/v2/bookings/{id}/quotes',
    summary: 'Quotes a change without making it: the new price and the difference',
    reads: true,
    roles: BOOKERS,
    params: bookingId,
    body: object(stayChange),
    response: ChangeQuote,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
  quoteExtension: {
    method: 'POST',
    path: '/v2/bookings/{id}/extensions/quotes',
    summary: 'Quotes a later pick-up without agreeing on it: for its traveller, or with its pass',
    reads: true,
    roles: 'anyone',
    params: bookingId,
    body: object(extension),
    response: ChangeQuote,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
  extendBooking: {
    method: 'POST',
    path: '/v2/bookings/{id}/extensions',
    summary: 'Agrees on a later pick-up, pending until a difference is paid: for its traveller, or with its pass',
    roles: 'anyone',
    params: bookingId,
    body: object(extension),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  acceptExtension: {
    method: 'POST',
    path: '/v2/bookings/{id}/extension/agreement',
    summary: 'Accepts a proposed pick-up at no extra cost: for its traveller, or with its pass',
    roles: 'anyone',
    params: bookingId,
    body: object({ pass: optional(string()) }),
    response: Booking,
    errors: ['NOT_FOUND', 'HOLD_EXPIRED', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  getCustody: {
    method: 'GET',
    path: '/v2/bookings/{id}/custody',
    summary: 'A booking’s chain of custody: for its traveller, its host, staff, or with its pass',
    roles: 'anyone',
    params: bookingId,
    query: object({ pass: optional(string()) }),
    response: array(CustodyEvent),
    errors: ['NOT_FOUND'],
  },
  sayComing: {
    method: 'POST',
    path: '/v2/bookings/{id}/coming',
    summary: 'Records that the traveller is on their way, and undoes a no-show until closing while there is space',
    roles: 'anyone',
    params: bookingId,
    body: object({ pass: optional(string()) }),
    response: Booking,
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE', 'NO_SHOW_FINAL', 'NO_AVAILABILITY_AT_STASHPOINT'],
    idempotent: true,
  },
  sayCollected: {
    method: 'POST',
    path: '/v2/bookings/{id}/collected',
    summary: 'Records that the traveller has collected their bags, if the counter has not',
    roles: 'anyone',
    params: bookingId,
    body: object({ pass: optional(string()) }),
    response: array(CustodyEvent),
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
