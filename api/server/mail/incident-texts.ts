import type { IncidentKind } from '../../contract/rules/incidents.ts';
import { prefixOf, write } from './languages/texts-in.ts';
import { type MailedBooking, type MailedPerson, money, stayFacts } from './texts.ts';
import type { Mail } from './write-mail.ts';

/** Somebody stands before a host’s door: closed, refused, or with their bags locked in. */
export function incidentMail(
  host: MailedPerson,
  booking: MailedBooking,
  { kind, text }: { kind: IncidentKind; text: string | null },
): Mail {
  const { id, business_name: place } = booking;
  const facts = { name: host.first_name, id, place, traveller: booking.first_name, kind, text };
  return { recipient: host.email, booking_id: id, ...write('incident', host.language, facts) };
}

/** To staff: a host has not answered somebody whose bags are locked in. `link` is the booking in the back office. */
export function unansweredMail(
  person: MailedPerson,
  { id, place, traveller, link }: { id: string; place: string; traveller: string; link: string },
): Mail {
  const facts = { name: person.first_name, id, place, traveller, link };
  return { recipient: person.email, booking_id: id, ...write('unanswered', person.language, facts) };
}

/** Where a traveller goes instead of `from`, and what was paid back for it, in minor units. */
export function movedMail(
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
  return { recipient: booking.email, booking_id: booking.id, ...write('moved', booking.language, facts) };
}

/** To the host whom a booking has left, because their place was reported as closed or as refusing it. */
export function departureMail(host: MailedPerson & { business_name: string }, booking: MailedBooking): Mail {
  const facts = { ...factsFor(host, booking), place: host.business_name };
  return { recipient: host.email, booking_id: booking.id, ...write('departed', host.language, facts) };
}

/** To the host to whom a booking has come from a place that failed. */
export function arrivalMail(host: MailedPerson, booking: MailedBooking): Mail {
  return {
    recipient: host.email,
    booking_id: booking.id,
    ...write('arriving', host.language, factsFor(host, booking)),
  };
}

function factsFor({ first_name, language }: MailedPerson, booking: MailedBooking) {
  return { ...stayFacts({ ...booking, language, first_name }), traveller: booking.first_name };
}
