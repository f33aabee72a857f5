import { array, boolean, enums, type Infer, nullable, record, string, type } from 'superstruct';
import { MESSAGE_SIDES } from '../rules/conversations.ts';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { Count, Instant, LanguageCode } from '../vocabulary/words.ts';

const Written = type({ language: LanguageCode, subject: string(), body: string() });

/** The ready-made emails that fit a booking now, in the traveller's language and in the reader's. */
export const BookingMessages = type({
  /** Number of messages that can still be sent within 24 hours. */
  left_today: Count,
  messages: array(type({ kind: enums(MESSAGE_KINDS), traveller: Written, own: Written })),
});
export type BookingMessages = Infer<typeof BookingMessages>;

/** A message about a booking, with phone numbers, email addresses and links hidden. */
export const Message = type({
  id: string(),
  side: enums(MESSAGE_SIDES),
  /** The traveller's first name, or the name of the place. */
  author: string(),
  /** Set for a ready-made email. */
  kind: nullable(enums(MESSAGE_KINDS)),
  text: string(),
  /** ISO 639-1; null if unknown. */
  language: nullable(string()),
  /** By language. */
  translations: record(string(), string()),
  created: Instant,
  /** Reported to staff by the other side. */
  reported: boolean(),
});
export type Message = Infer<typeof Message>;

/** The conversation of a traveller and a host about a booking, oldest message first. */
export const Conversation = type({
  /** `closed` before confirmation and two days after pick-up, `blocked` if one side has blocked the other. */
  state: enums(['open', 'closed', 'blocked']),
  /** The sides that have blocked the other. */
  blocked_by: array(enums(MESSAGE_SIDES)),
  messages: array(Message),
});
export type Conversation = Infer<typeof Conversation>;
