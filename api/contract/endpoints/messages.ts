import { boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { MESSAGE_LENGTH, MESSAGE_SIDES } from '../rules/conversations.ts';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { AT_COUNTERS, RUNNERS } from '../rules/roles.ts';
import { Booking } from '../structs/booking.ts';
import { BookingMessages, Conversation } from '../structs/message.ts';
import { bookingId } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { Instant, LanguageCode, LongText } from '../vocabulary/words.ts';

const counter = { roles: AT_COUNTERS, scope: 'bookings:all' } as const;
const hosts = { roles: RUNNERS, scope: 'bookings:all' } as const;

/** The side the caller is on; a traveller without a session sends the pass of the booking. */
const talking = { as: enums(MESSAGE_SIDES), pass: optional(string()) } as const;

/**
 * Messages between a traveller and the place that has or expects their bags: a conversation, ready-made emails in it, and
 * the offer of a later pick-up.
 */
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
    errors: ['NOT_FOUND', 'MESSAGE_UNFIT', 'MESSAGE_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
    idempotent: true,
  },
  getConversation: {
    method: 'GET',
    path: '/v2/bookings/{id}/conversation',
    summary: 'What the two sides have written: for its traveller, at its counter, for staff, or with its pass',
    roles: 'anyone',
    params: bookingId,
    query: object({ as: enums([...MESSAGE_SIDES, 'staff']), pass: optional(string()) }),
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  writeMessage: {
    method: 'POST',
    path: '/v2/bookings/{id}/conversation',
    summary: 'Writes to the other side; phone numbers, email addresses and links are hidden',
    roles: 'anyone',
    params: bookingId,
    body: object({ ...talking, text: size(LongText, 1, MESSAGE_LENGTH) }),
    response: Conversation,
    errors: ['NOT_FOUND', 'CONVERSATION_CLOSED', 'CONVERSATION_BLOCKED', 'IDEMPOTENCY_KEY_REUSED'],
    idempotent: true,
  },
  reportMessage: {
    method: 'POST',
    path: '/v2/bookings/{id}/conversation/{message_id}/report',
    summary: 'Reports a message of the other side to staff',
    roles: 'anyone',
    params: object({ ...bookingId.schema, message_id: string() }),
    body: object(talking),
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  blockConversation: {
    method: 'PUT',
    path: '/v2/bookings/{id}/conversation/block',
    summary: 'Blocks the other side from writing, or allows it again',
    roles: 'anyone',
    params: bookingId,
    body: object({ ...talking, blocked: boolean() }),
    response: Conversation,
    errors: ['NOT_FOUND'],
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
