import { EMAIL_UNDO_DAYS } from '../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';
import type { ContactEvent } from './written/address-mails.ts';

export function addressCodeMail(recipient: string, code: string, language: string): Mail {
  return { recipient, ...write('addressCode', language, { code }) };
}

/** Writes to an account's own address the code that confirms a change in a session. */
export function proofCodeMail(recipient: string, code: string, language: string): Mail {
  return { recipient, ...write('proofCode', language, { code }) };
}

/** Writes to an address that already has an account: only its owner learns of that, not the person who asked. */
export function addressTakenMail(recipient: string, language: string, publicUrl: string): Mail {
  return { recipient, ...write('addressTaken', language, { link: `${publicUrl}${prefixOf(language)}/login` }) };
}

/** Writes to every other address of a person that one of their addresses has changed; `link` leads to their account. */
export function changedContactMail(
  { email, first_name: name, language }: MailedPerson,
  { event, address, link }: { event: ContactEvent; address: string; link: string },
): Mail {
  return { recipient: email, ...write('contactChanged', language, { name, event, address, link }) };
}

/** Writes to the former address; `link` restores it. */
export function changedAddressMail(
  { email, first_name: name, language }: MailedPerson,
  { link, publicUrl }: { link: string; publicUrl: string },
): Mail {
  const facts = {
    name,
    days: EMAIL_UNDO_DAYS,
    link: `${publicUrl}${prefixOf(language)}/login/undo-email?link=${link}`,
  };
  return { recipient: email, ...write('addressChanged', language, facts) };
}
