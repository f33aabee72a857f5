import { array, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAFF_SCOPES } from '../rules/roles.ts';
import { userId } from '../structs/requests.ts';
import { AdminUser } from '../structs/user.ts';
import { LanguageCode, ShortText } from '../vocabulary/words.ts';

const staff = { roles: ['admin'], scope: 'users:all', proof: 'fresh' } as const;

/** People who join and leave the staff. */
export const colleagueEndpoints = {
  inviteColleague: {
    ...staff,
    method: 'POST',
    path: '/v2/colleagues',
    summary: 'Adds a person to the staff and invites them by email; they sign in with a code sent to their address',
    body: object({
      email: string(),
      first_name: ShortText,
      last_name: optional(ShortText),
      language: optional(LanguageCode),
      /** Their permissions, none beyond the caller's own; null for all. */
      scopes: nullable(array(enums(STAFF_SCOPES))),
    }),
    response: AdminUser,
    errors: ['EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR', 'FORBIDDEN'],
    idempotent: true,
  },
  deactivateColleague: {
    ...staff,
    method: 'POST',
    path: '/v2/colleagues/{id}/deactivation',
    summary:
      'Removes a person from the staff, with their permissions, sessions, sign-in methods and assigned reports; their account stays',
    params: userId,
    /** The colleague who gets their reports; null for no one. */
    body: object({ hand_over_to: nullable(string()) }),
    response: AdminUser,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LAST_ADMIN'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
