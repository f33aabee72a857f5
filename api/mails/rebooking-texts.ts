import { write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import { bookingLink, calendarOf, type MailedBooking, money, type StayWay, stayFacts, wayFacts } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';

/** Why a booking moves: its place failed its traveller at the door, or staff found it another one beforehand. */
export type MoveCause = 'failed' | 'staff';

const TEXTS = {
  failed: { traveller: 'moved', left: 'departed', entered: 'arriving' },
  staff: { traveller: 'relocated', left: 'reassigned', entered: 'assigned' },
} as const;

/** To the traveller: where to go instead of `from`, and what was paid back for it, in minor units. */
export function movedMail(
  cause: MoveCause,
  booking: MailedBooking,
  from: string,
  refund: { card: number; credit: number },
  { refunds, ...way }: StayWay & { refunds: string | null },
): Mail {
  const facts = {
    ...stayFacts(booking),
    ...wayFacts(booking, way),
    from,
    card: refund.card > 0 ? money(booking, refund.card) : null,
    credit: refund.credit > 0 ? money(booking, refund.credit) : null,
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

/** To the host whom a booking has left. */
export function leftMail(
  cause: MoveCause,
  host: MailedPerson & { business_name: string },
  booking: MailedBooking,
): Mail {
  const facts = { ...factsFor(host, booking), place: host.business_name };
  return { recipient: host.email, booking_id: booking.id, ...write(TEXTS[cause].left, host.language, facts) };
}

/** To the host to whom a booking has come. */
export function enteredMail(cause: MoveCause, host: MailedPerson, booking: MailedBooking): Mail {
  const facts = factsFor(host, booking);
  return { recipient: host.email, booking_id: booking.id, ...write(TEXTS[cause].entered, host.language, facts) };
}

function factsFor({ first_name, language }: MailedPerson, booking: MailedBooking) {
  return { ...stayFacts({ ...booking, language, first_name }), traveller: booking.first_name };
}
