import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AdminMail, MAIL_STATES } from '../structs/mail.ts';
import { listing } from '../structs/requests.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { Instant, Page } from '../vocabulary/words.ts';

/** Emails are numbered. */
const NUMBER = /^[1-9]\d{0,14}$/;
const { after: _after, ids: _ids, ...listed } = listing(['created']);

/** Emails that were sent, are queued, could not be delivered, or were written before there was a mail server. */
export const mailEndpoints = {
  listMails: {
    method: 'GET',
    path: '/v2/admin-mails',
    summary:
      'Emails by state: queued, given up, unsent or sent; found by an address or its start, or by the start of words in the name before the @, the subject and the booking number',
    roles: ['admin'],
    scope: 'bookings:all',
    query: object({
      ...listed,
      ids: optional(pattern(string(), /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)),
      state: optional(enums(MAIL_STATES)),
      /** With `state` `given_up`: given up since then. */
      given_up_since: optional(Instant),
    }),
    response: Page(AdminMail),
    mayLag: true,
  },
  updateMail: {
    method: 'PATCH',
    path: '/v2/admin-mails/{id}',
    summary: 'Sends an email at once that was given up, kept as unsent, or is queued for another try',
    roles: ['admin'],
    scope: 'bookings:all',
    params: object({ id: pattern(string(), NUMBER) }),
    body: object({ state: enums(['waiting']) }),
    response: AdminMail,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
