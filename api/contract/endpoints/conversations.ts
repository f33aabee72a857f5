import { boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { MESSAGE_LENGTH, MESSAGE_SIDES } from '../rules/conversations.ts';
import { Conversation } from '../structs/message.ts';
import { bookingId } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { LongText } from '../vocabulary/words.ts';

/** The side the caller is on; a traveller without a session sends the pass of the booking. */
const talking = { as: enums(MESSAGE_SIDES), pass: optional(string()) } as const;

/** Messages between a traveller and the place that has or expects their bags. */
export const conversationEndpoints = {
  getConversation: {
    method: 'GET',
    path: '/v2/bookings/{id}/conversation',
    summary: 'Messages of a booking: for its traveller, at its counter, for staff, or with its pass',
    roles: 'anyone',
    params: bookingId,
    query: object({ as: enums([...MESSAGE_SIDES, 'staff']), pass: optional(string()) }),
    response: Conversation,
    errors: ['NOT_FOUND'],
  },
  writeMessage: {
    method: 'POST',
    path: '/v2/bookings/{id}/conversation',
    summary: 'Sends a message to the other side; phone numbers, email addresses and links are hidden',
    roles: 'anyone',
    params: bookingId,
    body: object({ ...talking, text: size(LongText, 1, MESSAGE_LENGTH) }),
    response: Conversation,
    errors: ['NOT_FOUND', 'CONVERSATION_CLOSED', 'CONVERSATION_BLOCKED'],
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
    idempotent: true,
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
} as const satisfies Record<string, Endpoint>;
