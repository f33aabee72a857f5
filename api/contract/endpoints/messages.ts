import { enums, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { AT_COUNTERS, RUNNERS } from '../rules/roles.ts';
import { Booking } from '../structs/booking.ts';
import { BookingMessages } from '../structs/message.ts';
import { bookingId } from '../structs/requests.ts';
import { Instant, LanguageCode } from '../vocabulary/words.ts';

const counter = { roles: AT_COUNTERS, scope: 'bookings:all' } as const;
const hosts = { roles: RUNNERS, scope: 'bookings:all' } as const;

/** Calls of the place alone for a traveller whose bags it has or expects: ready-made emails, and a later pick-up. */
export const messageEndpoints = {
  listBookingMessages: {
    ...counter,
    method: 'GET',
    path: '/v2/bookings/{id}/messages',
    summary: 'Ready-made emails that fit a booking now, in the traveller’s language and in the reader’s',
    params: bookingId,
    query: object({ language: optional(LanguageCode) }),
    response: BookingMessages,
    errors: ['NOT_FOUND'],
  },
  sendBookingMessage: {
    ...counter,
    method: 'POST',
    path: '/v2/bookings/{id}/messages',
    summary: 'Sends a ready-made email to the traveller',
    params: bookingId,
    body: object({ kind: enums(MESSAGE_KINDS) }),
    errors: ['NOT_FOUND', 'MESSAGE_UNFIT', 'MESSAGE_LIMIT'],
    idempotent: true,
  },
  proposeExtension: {
    ...hosts,
    method: 'POST',
    path: '/v2/bookings/{id}/extension',
    summary: 'Proposes a later pick-up, pending until the traveller agrees or pays the difference',
    params: bookingId,
    body: object({ pickup: Instant }),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  withdrawExtension: {
    ...hosts,
    method: 'DELETE',
    path: '/v2/bookings/{id}/extension',
    summary: 'Withdraws a proposed pick-up that has not been accepted',
    params: bookingId,
    response: Booking,
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
} as const satisfies Record<string, Endpoint>;
