import { SIGN_IN_LINK_DAYS } from '../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { type FactsOf, write } from './write.ts';

/** Invites a person to work at a host’s places; `link` accepts the invitation. */
export function invitationMail(
  { email, first_name: name, language }: MailedPerson,
  facts: Omit<FactsOf<'invitation'>, 'name' | 'days'>,
): Mail {
  return { recipient: email, ...write('invitation', language, { ...facts, name, days: SIGN_IN_LINK_DAYS }) };
}
