import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';
import type { MailedRights } from './written/staff-mails.ts';

export type { MailedRights } from './written/staff-mails.ts';

interface Facts {
  by: string;
  rights: MailedRights;
  link: string;
}

/** Invites a person to the staff; `link` leads to the console. */
export function staffInvitationMail({ email, first_name: name, language }: MailedPerson, facts: Facts): Mail {
  return { recipient: email, ...write('staffInvitation', language, { ...facts, name }) };
}

/** Tells a member of staff about a change of their permissions; `link` leads to their account. */
export function rightsChangedMail({ email, first_name: name, language }: MailedPerson, facts: Facts): Mail {
  return { recipient: email, ...write('rightsChanged', language, { ...facts, name }) };
}
