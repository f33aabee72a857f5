import { SIGN_IN_LINK_DAYS } from '../contract/vocabulary/sign-in-limits.ts';
import type { TeamMailTexts } from './languages/team-mail-texts.ts';
import { write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';

type Facts = Parameters<TeamMailTexts['invitation']['subject']>[0];

/** Invites a person to work at a host’s places; `link` accepts the invitation. */
export function invitationMail(
  { email, first_name: name, language }: MailedPerson,
  facts: Omit<Facts, 'name' | 'days'>,
): Mail {
  return { recipient: email, ...write('invitation', language, { ...facts, name, days: SIGN_IN_LINK_DAYS }) };
}
