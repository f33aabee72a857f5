import type { Mail } from './mail.ts';
import {
  bookingLink,
  calendarOf,
  type MailedBooking,
  type MailedSettlement,
  refundFacts,
  type StayWay,
  stayFacts,
  wayFacts,
} from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';

/** Causes of a move: its place failed the traveller at the door, or staff found another place beforehand. */
export type MoveCause = 'failed' | 'staff';

const TEXTS = {
  failed: { traveller: 'moved', left: 'departed', entered: 'arriving' },
  staff: { traveller: 'relocated', left: 'reassigned', entered: 'assigned' },
} as const;

/** Writes to the traveller: the new place instead of `from`, and the refund, in minor units. */
export function movedMail(
  cause: MoveCause,
  booking: MailedBooking,
  from: string,
  settlement: MailedSettlement,
  { refunds, ...way }: StayWay & { refunds: string | null },
): Mail {
  const facts = {
    ...stayFacts(booking),
    ...wayFacts(booking, way),
    from,
    ...refundFacts(booking, settlement),
    refunds,
    link: bookingLink(booking, way),
  };
  const { content, ...text } = write(TEXTS[cause].traveller, booking.language, facts);
  return {
    recipient: booking.email,
    booking_id: booking.id,
    ...text,
    content: { ...content, calendar: calendarOf(booking, way) },
  };
}

/** Writes to the host who loses a booking. */
export function leftMail(
  cause: MoveCause,
  host: MailedPerson & { business_name: string },
  booking: MailedBooking,
): Mail {
  const facts = { ...factsFor(host, booking), stashpoint: host.business_name };
  return { recipient: host.email, booking_id: booking.id, ...write(TEXTS[cause].left, host.language, facts) };
}

/** Writes to the host who receives a booking. */
export function enteredMail(cause: MoveCause, host: MailedPerson, booking: MailedBooking): Mail {
  const facts = factsFor(host, booking);
  return { recipient: host.email, booking_id: booking.id, ...write(TEXTS[cause].entered, host.language, facts) };
}

function factsFor({ first_name, language }: MailedPerson, booking: MailedBooking) {
  return { ...stayFacts({ ...booking, language, first_name }), traveller: booking.first_name };
}
