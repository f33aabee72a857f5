import type { CalendarStay } from '../contract/rules/calendar-event.ts';
import type { Language } from '../contract/vocabulary/languages.ts';
import type { Part } from './parts.ts';

/** An email ready to be sent, in the recipient's language. */
export interface Mail {
  recipient: string;
  subject: string;
  /** As plain text. */
  body: string;
  /** Content for its HTML, which is rendered when it is sent; null for plain text alone. */
  content: MailContent | null;
  /** The booking it is about, if any. */
  booking_id?: string;
  /** For codes, which are urgent: sent before all other email, and never after this instant. */
  sendBy?: Date;
  /** Time of sending, if it is delayed so that its cause can still be undone. */
  sendAfter?: Date;
  withdrawKey?: string;
}

/** Content of an email, stored with it as it was written. */
export interface MailContent {
  language: Language;
  title: string;
  /** The preview shown beside the subject in a list of emails. */
  preview: string;
  parts: Part[];
  /** The stay, attached to the email as a calendar file. */
  calendar?: CalendarStay;
  stop?: MailStop;
  /** The address to which answers go, if it is not that of all mails. */
  replyTo?: string;
}

/** The ways to switch off a kind of email: on a page, and by the mail program's own button, if it has one. */
export interface MailStop {
  page: string;
  oneClick: string | null;
}
