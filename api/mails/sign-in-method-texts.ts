import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';
import type { SignInMethodEvent } from './written/sign-in-method-mails.ts';

export type { SignInMethodEvent } from './written/sign-in-method-mails.ts';

/** Writes to staff, hosts and managers after every change of their sign-in methods; `link` leads to their account. */
export function signInMethodMail(
  { email, first_name: name, language }: MailedPerson,
  event: SignInMethodEvent,
  link: string,
): Mail {
  return { recipient: email, ...write('signInMethod', language, { name, event, link }) };
}
