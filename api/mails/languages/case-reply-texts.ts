import type { Verdict } from '../../contract/rules/incidents.ts';
import type { MailText } from './mail-texts.ts';

/** Facts in staff's replies about a report. `text` is their own words, `link` the booking or the report. */
interface Facts {
  name: string;
  id: string;
  stashpoint: string;
  /** Time of the report. */
  at: string;
  verdict: Verdict | null;
  /** The sum of all refunds made with decisions on the report; null for none. */
  refunded: string | null;
  /** The host's deadline; null for none. */
  answerBy: string | null;
  text: string | null;
  link: string;
}

/** Emails of staff to the two sides of a report, chosen from templates. */
export interface CaseReplyTexts {
  travellerReviewing: MailText<Facts>;
  travellerQuestion: MailText<Facts>;
  travellerOutcome: MailText<Facts>;
  hostReviewing: MailText<Facts>;
  hostQuestion: MailText<Facts>;
  hostReminder: MailText<Facts>;
}
