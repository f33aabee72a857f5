import { enums, type Infer, nullable, string, type } from 'superstruct';
import { Count, Instant, MaybeText } from '../vocabulary/words.ts';

/**
 * `unsent`: not handed to the mail server, because it is from before there was one, and then sent only by hand, or because
 * the address is in a domain for tests.
 */
export const MAIL_STATES = ['waiting', 'given_up', 'unsent', 'sent'] as const;

/** An email as staff see it: its state, not its text. */
export const AdminMail = type({
  id: string(),
  recipient: string(),
  /** Digits of a sign-in code are masked. */
  subject: string(),
  created: Instant,
  state: enums(MAIL_STATES),
  tries: Count,
  /** For a queued email. */
  next_try_at: nullable(Instant),
  sent_at: nullable(Instant),
  /** The time it was given up, or kept as unsent. */
  given_up_at: nullable(Instant),
  /** The mail server's last answer, or the reason that it was not asked. */
  problem: MaybeText,
  booking_id: MaybeText,
});
export type AdminMail = Infer<typeof AdminMail>;
