import { enums, type Infer, nullable, string, type } from 'superstruct';
import { Count, Instant, MaybeText } from '../vocabulary/words.ts';

export const MAIL_STATES = ['waiting', 'given_up', 'sent'] as const;

/** A mail as staff see it: where it stands, not what it says. */
export const AdminMail = type({
  id: string(),
  recipient: string(),
  /** Digits of a sign-in code are blotted out. */
  subject: string(),
  created: Instant,
  state: enums(MAIL_STATES),
  tries: Count,
  /** Of one that waits. */
  next_try_at: nullable(Instant),
  sent_at: nullable(Instant),
  given_up_at: nullable(Instant),
  /** What the mail server said last. */
  problem: MaybeText,
  booking_id: MaybeText,
});
export type AdminMail = Infer<typeof AdminMail>;
