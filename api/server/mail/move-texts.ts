import { prefixOf, write } from './languages/texts-in.ts';
import { type MailedBooking, type MailedPerson, money, stayFacts } from './texts.ts';
import type { Mail } from './write-mail.ts';

/** To a traveller whose booking has moved from `from` before they came, with what was paid back in minor units. */
export function relocatedMail(
  booking: MailedBooking,
  from: string,
  refund: { card: number; credit: number },
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const facts = {
    ...stayFacts(booking),
    from,
    card: refund.card > 0 ? money(booking, refund.card) : null,
    credit: refund.credit > 0 ? money(booking, refund.credit) : null,
    link: `${publicUrl}${prefixOf(booking.language)}/account/bookings/${booking.id}?pass=${pass}`,
  };
  return { recipient: booking.email, ...write('relocated', booking.language, facts) };
}

/** To the host whom a booking leaves, because their place cannot serve it any more. */
export function reassignedMail(host: MailedPerson & { business_name: string }, booking: MailedBooking): Mail {
  const facts = { ...factsFor(host, booking), place: host.business_name };
  return { recipient: host.email, ...write('reassigned', host.language, facts) };
}

/** To the host to whom a booking comes from another place. */
export function assignedMail(host: MailedPerson, booking: MailedBooking): Mail {
  return { recipient: host.email, ...write('assigned', host.language, factsFor(host, booking)) };
}

function factsFor({ first_name, language }: MailedPerson, booking: MailedBooking) {
  return { ...stayFacts({ ...booking, language, first_name }), traveller: booking.first_name };
}
