import { boolean, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ROLES } from '../rules/roles.ts';
import { Instant, LanguageCode } from '../structs/common.ts';
import { AuthToken, TokenMetadata } from '../structs/user.ts';

/** Signing in, staying signed in, signing out. */
export const identityEndpoints = {
  createToken: {
    method: 'POST',
    path: '/v2/tokens',
    summary: 'Signs in with e-mail and password',
    roles: 'anyone',
    body: object({ email: string(), password: string() }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  getToken: {
    method: 'GET',
    path: '/v2/tokens/{token}',
    summary: 'The metadata of one’s own token',
    roles: ROLES,
    params: object({ token: string() }),
    response: TokenMetadata,
    errors: ['NOT_FOUND'],
  },
  updateToken: {
    method: 'PATCH',
    path: '/v2/tokens/{token}',
    summary: 'Renews one’s own token; one of role recovery is never extended',
    roles: ROLES,
    params: object({ token: string() }),
    body: object({ expires_at: Instant }),
    response: TokenMetadata,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  deleteToken: {
    method: 'DELETE',
    path: '/v2/tokens/{token}',
    summary: 'Signs out',
    roles: ROLES,
    params: object({ token: string() }),
    errors: ['NOT_FOUND'],
  },
  checkUserExists: {
    method: 'POST',
    path: '/v2/user-exists',
    summary: 'Whether an account has this e-mail address',
    roles: 'anyone',
    body: object({ email: string() }),
    response: type({ exists: boolean() }),
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  requestOneTimePassword: {
    method: 'POST',
    path: '/v2/one-time-password-request',
    summary: 'Sends a six-digit code to an e-mail address',
    roles: 'anyone',
    body: object({ email: string(), language: optional(LanguageCode) }),
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  signInWithOneTimePassword: {
    method: 'POST',
    path: '/v2/one-time-password-login',
    summary: 'Signs in with the code; bookings made as a guest with this address are adopted',
    roles: 'anyone',
    body: object({ email: string(), one_time_password: string() }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  createTemporaryUser: {
    method: 'POST',
    path: '/v2/temp',
    summary: 'Opens a guest session that can hold and pay for bookings',
    roles: 'anyone',
    body: object({ language: optional(LanguageCode) }),
    response: AuthToken,
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
