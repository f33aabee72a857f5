import type { ReportKind, Verdict } from '../contract/rules/incidents.ts';
import type { CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { languageOf, localeOf } from '../contract/vocabulary/languages.ts';
import type { Mail } from './mail.ts';
import { localTime, type MailedBooking, money } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';

/** Details of a report; `pictures` is their number. */
export interface MailedIncident {
  kind: ReportKind;
  text: string | null;
  created: Date;
  distance_m: number | null;
  pictures: number;
  answer_by: Date | null;
}

/**
 * Writes to a host about a traveller at the door: closed, refused, or with their bags locked in. `link` leads to the
 * response.
 */
export function incidentMail(host: MailedPerson, booking: MailedBooking, incident: MailedIncident, link: string): Mail {
  const { id, business_name: stashpoint, timezone } = booking;
  const reader = { timezone, language: host.language };
  const facts = {
    name: host.first_name,
    id,
    stashpoint,
    traveller: booking.first_name,
    kind: incident.kind,
    text: incident.text,
    at: localTime(reader, incident.created),
    distance: incident.distance_m === null ? null : inMetres(host.language, incident.distance_m),
    pictures: incident.pictures,
    answerBy: incident.answer_by && localTime(reader, incident.answer_by),
    link,
  };
  return { recipient: host.email, booking_id: id, ...write('incident', host.language, facts) };
}

/** Outcome of a report: the staff's verdict, or a missed deadline. */
export type IncidentOutcome = Verdict | 'unanswered';

/** A report with its outcome. */
export interface DecidedIncident {
  booking_id: string;
  created: Date;
  timezone: string;
  outcome: IncidentOutcome;
  text: string | null;
  /** The part of a refund that is taken from the host's share of the booking, in minor units; null for none. */
  share: { before: number; after: number; currency_code: CurrencyCode } | null;
}

/** Writes to the host that a report counts against their place, or does not, with the reason. */
export function decidedIncidentMail(
  host: MailedPerson & { business_name: string },
  incident: DecidedIncident,
  link: string,
): Mail {
  const { share } = incident;
  const facts = {
    name: host.first_name,
    id: incident.booking_id,
    stashpoint: host.business_name,
    at: localTime({ timezone: incident.timezone, language: host.language }, incident.created),
    outcome: incident.outcome,
    text: incident.text,
    share: share && {
      before: money({ ...share, language: host.language }, share.before),
      after: money({ ...share, language: host.language }, share.after),
    },
    link,
  };
  return { recipient: host.email, booking_id: incident.booking_id, ...write('incidentDecided', host.language, facts) };
}

/** Writes to a traveller what became of their report, in minor units of the booking's currency. */
export function reportDecidedMail(
  booking: MailedBooking,
  decided: { outcome: 'proven' | 'dismissed'; card: number; credit: number; withdrawn: number },
): Mail {
  const some = (amount: number) => (amount > 0 ? money(booking, amount) : null);
  const { id, first_name: name } = booking;
  const { outcome, card, credit, withdrawn } = decided;
  const facts = { name, id, outcome, card: some(card), credit: some(credit), withdrawn: some(withdrawn) };
  return { recipient: booking.email, booking_id: id, ...write('reportDecided', booking.language, facts) };
}

/**
 * Writes to a traveller whose bags are locked in: the time at which the place opens, or without a time, that it is open
 * now.
 */
export function hostComesMail(
  booking: MailedBooking,
  { arrives_at, text }: { arrives_at: Date | null; text: string | null },
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const { id, language } = booking;
  const facts = {
    name: booking.first_name,
    id,
    stashpoint: booking.business_name,
    address: booking.address,
    at: arrives_at && localTime(booking, arrives_at),
    text,
    link: `${publicUrl}${prefixOf(language)}/account/bookings/${id}?pass=${pass}`,
  };
  return { recipient: booking.email, booking_id: id, ...write('hostComes', language, facts) };
}

/**
 * Writes to staff: a host has not responded to a traveller whose bags are locked in. `link` is the booking in the back
 * office.
 */
export function unansweredMail(
  person: MailedPerson,
  { id, stashpoint, traveller, link }: { id: string; stashpoint: string; traveller: string; link: string },
): Mail {
  const facts = { name: person.first_name, id, stashpoint, traveller, link };
  return { recipient: person.email, booking_id: id, ...write('unanswered', person.language, facts) };
}

/** Formats a distance in a language: in kilometres from one kilometre on. */
function inMetres(language: string, metres: number): string {
  const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(localeOf(languageOf(language)), style).format(value);
}
