import type { SignInMethodEvent } from './languages/sign-in-method-texts.ts';
import { write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';

export type { SignInMethodEvent } from './languages/sign-in-method-texts.ts';

/** To staff, whenever something changes about how they sign in; `link` leads to their account. */
export function signInMethodMail(
  { email, first_name: name, language }: MailedPerson,
  event: SignInMethodEvent,
  link: string,
): Mail {
  return { recipient: email, ...write('signInMethod', language, { name, event, link }) };
}
