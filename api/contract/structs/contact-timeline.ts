import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { SIGNED_IN } from '../rules/roles.ts';
import { BookingId, Count, Currency, MaybeText, UserId } from '../vocabulary/words.ts';
import { TIMELINE_KINDS, TimelineEvent } from './support.ts';

/** Events of a contact beside those of their bookings. */
export const CONTACT_KINDS = ['message', 'note', 'account_created', 'account_changed'] as const;

/** An event of a contact: of a booking, or of their account. `facts` are the details its description needs. */
export const ContactEvent = type({
  ...TimelineEvent.schema,
  kind: enums([...TIMELINE_KINDS, ...CONTACT_KINDS]),
  /** Null for an event of no booking. */
  booking_id: nullable(BookingId),
});
export type ContactEvent = Infer<typeof ContactEvent>;

/** Everything about one phone number or email address that the caller may read. */
export const ContactTimeline = type({
  /** Names with the contacts they came with, from bookings and accounts. */
  contacts: array(type({ name: string(), email: MaybeText, phone_number: MaybeText })),
  /** Accounts with this contact; empty without the permission for people. */
  accounts: array(type({ id: UserId, name: string(), role: enums(SIGNED_IN) })),
  /** Number of their bookings. The events are those of the latest of them. */
  booking_count: Count,
  bookings: array(
    type({
      id: BookingId,
      stashpoint_name: string(),
      timezone: string(),
      ccy_code: Currency,
      ccy_minor_in_major: integer(),
    }),
  ),
  /** Latest first. */
  events: array(ContactEvent),
});
export type ContactTimeline = Infer<typeof ContactTimeline>;
