import type { CaseReplyKind } from '../contract/rules/case-replies.ts';
import type { Verdict } from '../contract/rules/incidents.ts';
import type { CurrencyCode } from '../contract/vocabulary/currencies.ts';
import type { Mail } from './mail.ts';
import { localTime, money } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';

/** A report as replies mention it. */
export interface RepliedIncident {
  booking_id: string;
  stashpoint_name: string;
  created: Date;
  timezone: string;
  currency_code: CurrencyCode;
  verdict: Verdict | null;
  /** In minor units. */
  refunded: number;
  /** The host's next deadline. */
  deadline: Date | null;
}

/** Staff's own words, if any, and the page of the mail's button. */
interface Reply {
  text: string | null;
  link: string;
}

/** Writes a reply of staff to a side of a report, in their language. */
export function caseReplyMail(
  kind: CaseReplyKind,
  { email, first_name, language }: MailedPerson,
  incident: RepliedIncident,
  reply: Reply,
): Mail {
  const reader = { language, timezone: incident.timezone, currency_code: incident.currency_code };
  const facts = {
    ...reply,
    name: first_name,
    id: incident.booking_id,
    stashpoint: incident.stashpoint_name,
    at: localTime(reader, incident.created),
    verdict: incident.verdict,
    refunded: incident.refunded > 0 ? money(reader, incident.refunded) : null,
    answerBy: incident.deadline && localTime(reader, incident.deadline),
  };
  return { recipient: email, booking_id: incident.booking_id, ...write(TEXTS[kind], language, facts) };
}

const TEXTS = {
  traveller_reviewing: 'travellerReviewing',
  traveller_question: 'travellerQuestion',
  traveller_outcome: 'travellerOutcome',
  host_reviewing: 'hostReviewing',
  host_question: 'hostQuestion',
  host_reminder: 'hostReminder',
} as const satisfies Record<CaseReplyKind, string>;
