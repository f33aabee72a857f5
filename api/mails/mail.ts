import type { CalendarStay } from '../contract/rules/calendar-event.ts';
import type { Language } from '../contract/vocabulary/languages.ts';
import type { Part } from './parts.ts';

/** A mail ready to be sent, in the language of whoever reads it. */
export interface Mail {
  recipient: string;
  subject: string;
  /** As plain text. */
  body: string;
  /** What its HTML is drawn from when it is sent; what is null is plain text alone. */
  content: MailContent | null;
  /** The booking it is about, where it is about one. */
  booking_id?: string;
  /** For codes, which somebody waits for: sent before all other mail, and not at all after this instant. */
  sendBy?: Date;
  /** Waits until then, so that what it tells of can still be taken back under this name. */
  sendAfter?: Date;
  withdrawKey?: string;
}

/** What a mail says, kept with it as it was written. */
export interface MailContent {
  language: Language;
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  parts: Part[];
  /** The stay, which goes with the mail as a file for calendars. */
  calendar?: CalendarStay;
  stop?: MailStop;
}

/** How mails of a kind are switched off: on a page, and by the mail program itself where it shows a button for that. */
export interface MailStop {
  page: string;
  oneClick: string | null;
}
