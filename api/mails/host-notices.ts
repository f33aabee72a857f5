import { hostFrameIn, write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import { colonIn } from './mail-text.ts';
import { fromTo, type StayBefore } from './own-stay.ts';
import { link } from './parts.ts';
import { localTime, type MailedBooking, stayFacts } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';

/** To a host: somebody has booked, or will not come after all. `link` is the booking in the console. */
export function hostBookingMail(
  what: 'newBooking' | 'lostBooking',
  host: MailedPerson,
  booking: MailedBooking,
  link: string,
): Mail {
  return {
    recipient: host.email,
    booking_id: booking.id,
    ...write(what, host.language, factsFor(host, booking, link)),
  };
}

/** To a host: a stay has other times or another number of bags than before. */
export function changedBookingMail(host: MailedPerson, booking: MailedBooking, before: StayBefore, link: string): Mail {
  const reader = { timezone: booking.timezone, language: host.language };
  const facts = {
    ...factsFor(host, booking, link),
    dropoff: fromTo(localTime(reader, before.dropoff), localTime(reader, booking.dropoff)),
    pickup: fromTo(localTime(reader, before.pickup), localTime(reader, booking.pickup)),
    bagsNow: fromTo(String(before.bag_count), String(booking.bag_count)),
  };
  return { recipient: host.email, booking_id: booking.id, ...write('changedBooking', host.language, facts) };
}

function factsFor({ first_name, language }: MailedPerson, booking: MailedBooking, link: string) {
  return { ...stayFacts({ ...booking, language, first_name }), traveller: booking.first_name, link };
}

/** A mail to a host that says at its end where to choose which of them come to this address. */
export function withNoticeChoice(mail: Mail, page: string): Mail {
  if (!mail.content) return mail;
  const { language, parts } = mail.content;
  const { choose } = hostFrameIn(language);
  return {
    ...mail,
    body: `${mail.body}\n\n${choose}${colonIn(language)}${page}`,
    content: { ...mail.content, parts: [...parts, link(choose, page)] },
  };
}
