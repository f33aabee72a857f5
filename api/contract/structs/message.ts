import { array, enums, type Infer, string, type } from 'superstruct';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { Count, LanguageCode } from '../vocabulary/words.ts';

const Written = type({ language: LanguageCode, subject: string(), body: string() });

/** The ready-made emails that fit a booking now, in the traveller's language and in the reader's. */
export const BookingMessages = type({
  /** Number of messages that can still be sent within 24 hours. */
  left_today: Count,
  messages: array(type({ kind: enums(MESSAGE_KINDS), traveller: Written, own: Written })),
});
export type BookingMessages = Infer<typeof BookingMessages>;
