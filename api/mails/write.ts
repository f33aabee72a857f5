import { languageOf } from '../contract/vocabulary/languages.ts';
import type { Mail, MailContent } from './mail.ts';
import { mailText, previewOf } from './mail-text.ts';
import { parts } from './parts.ts';
import { wordsIn } from './words.ts';
import { accountMails } from './written/account-mails.ts';
import { addressMails } from './written/address-mails.ts';
import { caseReplies } from './written/case-replies.ts';
import { claimMails } from './written/claim-mails.ts';
import { hostNotices } from './written/host-notices.ts';
import { incidentMails } from './written/incident-mails.ts';
import { moneyMails } from './written/money-mails.ts';
import { moveMails } from './written/move-mails.ts';
import { oneTimeLinkMails } from './written/one-time-link-mails.ts';
import { ownStay } from './written/own-stay.ts';
import { signInMethodMails } from './written/sign-in-method-mails.ts';
import { staffMails } from './written/staff-mails.ts';
import { stashpointMails } from './written/stashpoint-mails.ts';
import { stayMails } from './written/stay-mails.ts';
import { stayMessages } from './written/stay-messages.ts';
import { teamMails } from './written/team-mails.ts';
import type { WrittenMail } from './written/written-mail.ts';

const MAILS = {
  ...accountMails,
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...stayMails,
  ...moveMails,
  ...ownStay,
  ...stayMessages,
  ...incidentMails,
  ...caseReplies,
  ...claimMails,
  ...hostNotices,
  ...stashpointMails,
  ...moneyMails,
  ...teamMails,
  ...staffMails,
};

type MailName = keyof typeof MAILS;

/** The facts of an email. */
export type FactsOf<Name extends MailName> = (typeof MAILS)[Name] extends WrittenMail<infer Facts> ? Facts : never;

/** Writes an email in a person's stored language, or in English for an unknown code. */
export function write<Name extends MailName>(
  name: Name,
  code: string,
  facts: FactsOf<Name>,
): Pick<Mail, 'subject' | 'body'> & { content: MailContent } {
  const language = languageOf(code);
  const t = wordsIn(language);
  const mail = MAILS[name] as unknown as WrittenMail<FactsOf<Name>>;
  const subject = mail.subject(t, facts);
  const said = { language, parts: parts(...mail.body(t, facts)) };
  const content = { ...said, title: titleOf(subject), preview: previewOf(said) };
  return { subject, body: mailText(said), content };
}

/** Removes the booking number from a subject, where it helps with searching; a heading does not need it. */
function titleOf(subject: string): string {
  return subject.replace(/ \([0-9A-Z]{10}\)$/, '');
}
