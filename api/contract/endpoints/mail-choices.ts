import { boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { MailChoices } from '../structs/mail-choices.ts';
import { size } from '../vocabulary/bounds.ts';
import { MAIL_KINDS } from '../vocabulary/mail-kinds.ts';

/** Token of the link at the end of an email; it identifies the address the email went to. */
const token = optional(size(string(), 1, 600));

/** Email preferences, opened by the link in any email, or signed in. */
export const mailChoiceEndpoints = {
  getMailChoices: {
    method: 'GET',
    path: '/v2/mail-choices',
    summary: 'The kinds of emails an address has switched off',
    roles: 'anyone',
    query: object({ token }),
    response: MailChoices,
    errors: ['NOT_FOUND', 'UNAUTHORIZED'],
  },
  updateMailChoices: {
    method: 'PATCH',
    path: '/v2/mail-choices',
    summary: 'Switches a kind of email off or on',
    roles: 'anyone',
    body: object({ token, kind: enums(MAIL_KINDS), wanted: boolean() }),
    response: MailChoices,
    errors: ['NOT_FOUND', 'UNAUTHORIZED'],
  },
} as const satisfies Record<string, Endpoint>;
