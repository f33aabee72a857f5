import { array, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { WORK_ROLES } from '../rules/roles.ts';
import { id } from '../structs/requests.ts';
import { CounterPin, Invitation, Person } from '../structs/team.ts';
import { LinkSignIn } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { LanguageCode, ShortText, StashpointId } from '../vocabulary/words.ts';

const keepers = { roles: ['host', 'manager'] } as const;
const Places = size(array(StashpointId), 1, 200);
const link = object({ link: size(string(), 1, 200) });

const CHANGE_ERRORS = ['NOT_FOUND', 'FORBIDDEN', 'PIN_TAKEN', 'REQUIRED_DATA_CLIENT_ERROR'] as const;

/** People who work at a host’s places: added, invited and removed by the owner; clerks also by a manager. */
export const teamEndpoints = {
  listPeople: {
    ...keepers,
    method: 'GET',
    path: '/v2/people',
    summary: 'Who works at the caller’s places: for the owner everybody, for a manager the clerks of their places',
    response: array(Person),
  },
  createPerson: {
    ...keepers,
    method: 'POST',
    path: '/v2/people',
    summary: 'Adds somebody, with a PIN for the counter, or invites them by mail, or both',
    body: object({
      name: ShortText,
      role: enums(WORK_ROLES),
      stashpoint_ids: Places,
      pin: optional(CounterPin),
      email: optional(string()),
      /** Language of the invitation. */
      language: optional(LanguageCode),
    }),
    response: Person,
    errors: [...CHANGE_ERRORS, 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
  },
  updatePerson: {
    ...keepers,
    method: 'PATCH',
    path: '/v2/people/{id}',
    summary: 'Changes what somebody is called, what they may do, where, or their PIN; at once, wherever they are',
    params: id,
    body: object({
      name: optional(ShortText),
      role: optional(enums(WORK_ROLES)),
      stashpoint_ids: optional(Places),
      pin: optional(nullable(CounterPin)),
    }),
    response: Person,
    errors: [...CHANGE_ERRORS],
  },
  deletePerson: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/people/{id}',
    summary: 'Takes somebody off: sessions, PIN and invitation end at once, and what they did stays theirs',
    params: id,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  invitePerson: {
    ...keepers,
    method: 'POST',
    path: '/v2/people/{id}/invitation',
    summary: 'Invites somebody by mail, or once more; a link from before opens nothing then',
    params: id,
    body: object({ email: string(), language: optional(LanguageCode) }),
    response: Person,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
  },
  withdrawInvitation: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/people/{id}/invitation',
    summary: 'Withdraws an invitation that nobody has taken up',
    params: id,
    response: Person,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  readInvitation: {
    method: 'POST',
    path: '/v2/invitations',
    summary: 'What the link of an invitation is to, before it is taken up',
    roles: 'anyone',
    body: link,
    response: Invitation,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  acceptInvitation: {
    method: 'PUT',
    path: '/v2/invitations',
    summary: 'Takes an invitation up, once and within a week: joins the account of its address, or makes one',
    roles: 'anyone',
    body: link,
    response: LinkSignIn,
    errors: ['NOT_FOUND', 'WORKS_ELSEWHERE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
