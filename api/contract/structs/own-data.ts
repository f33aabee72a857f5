import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { CLAIM_CAUSES } from '../rules/claims.ts';
import { MESSAGE_SIDES } from '../rules/conversations.ts';
import { WORK_ROLES } from '../rules/roles.ts';
import { MAIL_KINDS } from '../vocabulary/mail-kinds.ts';
import { PAYMENT_PROVIDERS } from '../vocabulary/payment-providers.ts';
import { Amount, BookingId, Count, Currency, Instant, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { Booking } from './booking.ts';
import { ClaimItem } from './claim.ts';
import { Credit } from './credit.ts';
import { NOTED_ENTITIES } from './note.ts';
import { Rating } from './review.ts';
import { SECOND_FACTORS, User } from './user.ts';

/**
 * All data about a person with an account, in a portable form (articles 15 and 20 of the GDPR). Secrets that give
 * access, such as sessions and codes, are not included; subjects of emails are, since their texts went to the mailbox.
 */
export const OwnData = type({
  /** Time of the export. */
  created: Instant,
  account: User,
  /** Former addresses of the account, and the end of each. */
  former_emails: array(type({ email: string(), until: Instant })),
  /** IDs of the person at the payment services that store their cards. */
  payment_accounts: array(type({ provider: enums(PAYMENT_PROVIDERS), id: string() })),
  /** Sign-in methods of the account. */
  sign_in_with: array(enums(['google', 'apple', ...SECOND_FACTORS])),
  /** Sessions: their start, their end and, for staff, the program. */
  sessions: array(type({ created: Instant, expires_at: Instant, user_agent: MaybeText })),
  /** Hosts they work or worked for, by the name they have there. */
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
  /** Reports about a place: a closed door, refused bags. */
  incidents: array(type({ booking_id: BookingId, created: Instant, kind: string(), text: nullable(string()) })),
  /** Claims for lost and damaged bags; `files` is the number of photos and receipts, which the claim’s page shows. */
  claims: array(
    type({
      number: string(),
      booking_id: BookingId,
      created: Instant,
      cause: enums(CLAIM_CAUSES),
      state: string(),
      text: nullable(string()),
      items: array(ClaimItem),
      ccy_code: Currency,
      accepted: nullable(array(Amount)),
      decision_text: nullable(string()),
      police_reference: nullable(string()),
      files: Count,
      account_number_end: nullable(string()),
    }),
  ),
  /** Notes of staff about their account, business, bookings, reports and reviews, and those they wrote as staff. */
  notes: array(type({ entity: enums(NOTED_ENTITIES), entity_id: string(), created: Instant, text: string() })),
  /** Replies they sent to the two sides of reports as staff, with their own words in them. */
  incident_replies: array(type({ booking_id: BookingId, created: Instant, kind: string(), text: nullable(string()) })),
  /** All messages about their bookings, and their own about their places. */
  messages: array(type({ booking_id: BookingId, created: Instant, side: enums(MESSAGE_SIDES), text: string() })),
  /** Emails about their bookings. */
  mails: array(type({ booking_id: BookingId, created: Instant, recipient: string(), subject: string() })),
  /** Kinds of emails they have switched off. */
  mails_off: array(enums(MAIL_KINDS)),
});
export type OwnData = Infer<typeof OwnData>;
