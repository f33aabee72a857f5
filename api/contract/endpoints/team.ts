import { array, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { WORK_ROLES } from '../rules/roles.ts';
import { id } from '../structs/requests.ts';
import { CounterPin, Invitation, Person } from '../structs/team.ts';
import { LinkSignIn } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { LanguageCode, ShortText, StashpointId } from '../vocabulary/words.ts';

const keepers = { roles: ['host', 'manager'] } as const;
const Stashpoints = size(array(StashpointId), 1, 200);
const link = object({ link: size(string(), 1, 200) });

const CHANGE_ERRORS = ['NOT_FOUND', 'FORBIDDEN', 'PIN_TAKEN', 'REQUIRED_DATA_CLIENT_ERROR'] as const;

/** People who work at a host’s places: added, invited and removed by the owner; clerks also by a manager. */
export const teamEndpoints = {
  listPeople: {
    ...keepers,
    method: 'GET',
    path: '/v2/people',
    summary: 'The people at the caller’s places: for the owner everyone, for a manager the clerks of their places',
    response: array(Person),
  },
  createPerson: {
    ...keepers,
    method: 'POST',
    path: '/v2/people',
    summary: 'Adds a person, with a PIN for the counter, an invitation by email, or both',
    body: object({
      name: ShortText,
      role: enums(WORK_ROLES),
      stashpoint_ids: Stashpoints,
      pin: optional(CounterPin),
      email: optional(string()),
      /** Language of the invitation. */
      language: optional(LanguageCode),
    }),
    response: Person,
    errors: [...CHANGE_ERRORS, 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
    idempotent: true,
  },
  updatePerson: {
    ...keepers,
    method: 'PATCH',
    path: '/v2/people/{id}',
    summary: 'Changes a person’s name, role, places or PIN, with immediate effect',
    params: id,
    body: object({
      name: optional(ShortText),
      role: optional(enums(WORK_ROLES)),
      stashpoint_ids: optional(Stashpoints),
      pin: optional(nullable(CounterPin)),
    }),
    response: Person,
    errors: [...CHANGE_ERRORS],
  },
  deletePerson: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/people/{id}',
    summary: 'Removes a person: sessions, PIN and invitation end at once; their actions stay in their name',
    params: id,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  invitePerson: {
    ...keepers,
    method: 'POST',
    path: '/v2/people/{id}/invitation',
    summary: 'Invites a person by email, or sends the invitation again; earlier links stop working',
    params: id,
    body: object({ email: string(), language: optional(LanguageCode) }),
    response: Person,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
    idempotent: true,
  },
  withdrawInvitation: {
    ...keepers,
    method: 'DELETE',
    path: '/v2/people/{id}/invitation',
    summary: 'Withdraws an invitation that has not been accepted',
    params: id,
    response: Person,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  readInvitation: {
    method: 'POST',
    path: '/v2/invitations',
    summary: 'The invitation behind a link, before it is accepted',
    roles: 'anyone',
    body: link,
    response: Invitation,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  acceptInvitation: {
    method: 'PUT',
    path: '/v2/invitations',
    summary: 'Accepts an invitation, once and within a week: joins the account of its address, or creates one',
    roles: 'anyone',
    body: link,
    response: LinkSignIn,
    errors: ['NOT_FOUND', 'WORKS_ELSEWHERE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
