import type { Mail } from './mail.ts';
import { colonIn } from './mail-text.ts';
import { fromTo, type StayBefore } from './own-stay.ts';
import { link } from './parts.ts';
import { localTime, type MailedBooking, stayFacts } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { wordsIn } from './words.ts';
import { write } from './write.ts';

/** Writes to a host about a new booking, a cancelled one, or one whose traveller is on their way. `link` is the booking in the console. */
export function hostBookingMail(
  what: 'newBooking' | 'comingBooking' | 'lostBooking',
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

/** Writes to a host about a stay whose times or number of bags have changed. */
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

/** Adds a link to an email to a host for choosing the notifications of this address. */
export function withNoticeChoice(mail: Mail, page: string): Mail {
  if (!mail.content) return mail;
  const { language, parts } = mail.content;
  const choose = wordsIn(language)('frame.choose');
  return {
    ...mail,
    body: `${mail.body}\n\n${choose}${colonIn(language)}${page}`,
    content: { ...mail.content, parts: [...parts, link(choose, page)] },
  };
}
