import { boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { SIGNED_IN } from '../rules/roles.ts';
import { Instant, LanguageCode } from '../structs/common.ts';
import { contact, id, profile } from '../structs/requests.ts';
import { User } from '../structs/user.ts';

/** People and their details. */
export const userEndpoints = {
  createUser: {
    method: 'POST',
    path: '/v2/users',
    summary: 'Signs up',
    roles: 'anyone',
    body: object({
      ...contact,
      email_opt_in: optional(boolean()),
      accepted_tos_at: Instant,
      language: optional(LanguageCode),
      password: optional(string()),
      source: optional(enums(['web'])),
    }),
    response: User,
    errors: ['EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
  },
  updateUser: {
    method: 'PATCH',
    path: '/v2/users/{id}',
    summary: 'Changes a person’s details: one’s own, or anyone’s as staff',
    roles: SIGNED_IN,
    params: id,
    body: object({ ...profile, password: optional(string()) }),
    response: User,
    errors: ['NOT_FOUND', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/v2/users/{id}',
    summary: 'Deletes an account: its person is made anonymous, what was booked and paid stays in the books',
    roles: SIGNED_IN,
    params: id,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getMe: {
    method: 'GET',
    path: '/v2/me',
    summary: 'The person signed in',
    roles: ['guest', ...SIGNED_IN],
    response: User,
  },
  updateMe: {
    method: 'PATCH',
    path: '/v2/me',
    summary: 'Changes one’s own details',
    roles: SIGNED_IN,
    body: object(profile),
    response: User,
    errors: ['INVALID_PHONE_NUMBER_CLIENT_ERROR'],
  },
} as const satisfies Record<string, Endpoint>;
