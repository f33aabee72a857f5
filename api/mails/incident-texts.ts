import type { IncidentKind } from '../contract/rules/incidents.ts';
import { write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import type { MailedBooking, MailedPerson } from './texts.ts';

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
