import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { WORK_ROLES } from '../rules/roles.ts';
import { MAIL_KINDS } from '../vocabulary/mail-kinds.ts';
import { PAYMENT_PROVIDERS } from '../vocabulary/payment-providers.ts';
import { BookingId, Instant, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { Booking } from './booking.ts';
import { Credit } from './credit.ts';
import { Rating } from './review.ts';
import { SECOND_FACTORS, User } from './user.ts';

/**
 * All that is kept of somebody with an account, in a form to take along (articles 15 and 20 of the GDPR). Secrets that
 * open something, such as sessions and codes, are not in it; the subjects of mails are, their texts went to the mailbox.
 */
export const OwnData = type({
  /** When this was put together. */
  created: Instant,
  account: User,
  /** Addresses the account had before, and until when each was its own. */
  former_emails: array(type({ email: string(), until: Instant })),
  /** As whom the payment service knows them, where it keeps their cards. */
  payment_accounts: array(type({ provider: enums(PAYMENT_PROVIDERS), id: string() })),
  /** Who or what else may say who this is. */
  sign_in_with: array(enums(['google', 'apple', ...SECOND_FACTORS])),
  /** Since when, until when and, of staff, with which program somebody is signed in. */
  sessions: array(type({ created: Instant, expires_at: Instant, user_agent: MaybeText })),
  /** For which hosts they work or worked, by the name they have there. */
  work: array(
    type({
      business_name: string(),
      name: string(),
      role: enums(WORK_ROLES),
      since: Instant,
      until: nullable(Instant),
    }),
  ),
  credit: Credit,
  bookings: array(Booking),
  reviews: array(
    type({
      booking_id: BookingId,
      stashpoint_id: StashpointId,
      created: Instant,
      stasher_rating: Rating,
      stasher_review: nullable(string()),
      stashpoint_rating: Rating,
      stashpoint_review: nullable(string()),
    }),
  ),
  /** What was reported of a place: a closed door, refused bags. */
  reports: array(type({ booking_id: BookingId, created: Instant, kind: string(), text: nullable(string()) })),
  mails: array(type({ booking_id: BookingId, created: Instant, recipient: string(), subject: string() })),
  /** The kinds of mail they have switched off. */
  mails_off: array(enums(MAIL_KINDS)),
});
export type OwnData = Infer<typeof OwnData>;
