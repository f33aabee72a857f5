import { boolean, enums, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ROLES } from '../rules/roles.ts';
import { AuthToken, LinkSignIn, TokenMetadata } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { CODE_PURPOSES } from '../vocabulary/sign-in-limits.ts';
import { Instant, LanguageCode, ShortText } from '../vocabulary/words.ts';

/**
 * Result of a provider's sign-in. `nonce` is the one the browser sent; providers give the names only the first time.
 */
const providerSignIn = object({
  id_token: size(string(), 1, 8000),
  nonce: optional(ShortText),
  first_name: optional(ShortText),
  last_name: optional(ShortText),
  language: optional(LanguageCode),
});

/** Signing in, extending a session, signing out. */
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
    summary: 'The metadata of the caller’s token',
    roles: ROLES,
    withoutPin: true,
    params: object({ token: string() }),
    response: TokenMetadata,
    errors: ['NOT_FOUND'],
  },
  updateToken: {
    method: 'PATCH',
    path: '/v2/tokens/{token}',
    summary: 'Extends the caller’s token as asked, at most as far as its role may; answers how far',
    roles: ROLES,
    withoutPin: true,
    params: object({ token: string() }),
    body: object({ expires_at: Instant }),
    response: TokenMetadata,
    errors: ['NOT_FOUND'],
  },
  deleteToken: {
    method: 'DELETE',
    path: '/v2/tokens/{token}',
    summary: 'Signs out',
    roles: ROLES,
    withoutPin: true,
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
    body: object({ email: string(), language: optional(LanguageCode), purpose: optional(enums(CODE_PURPOSES)) }),
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  signInWithOneTimePassword: {
    method: 'POST',
    path: '/v2/one-time-password-login',
    summary: 'Signs in with the code, or opens half an hour of role recovery to set a new password',
    roles: 'anyone',
    body: object({ email: string(), one_time_password: string(), purpose: optional(enums(CODE_PURPOSES)) }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS', 'INVALID_PIN_CLIENT_ERROR'],
  },
  signInWithLink: {
    method: 'POST',
    path: '/v2/sign-in-links',
    summary: 'Signs a host in with the link of a mail, once and within a week; says so when that is over',
    roles: 'anyone',
    body: object({ link: size(string(), 1, 200) }),
    response: LinkSignIn,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  signInWithGoogle: {
    method: 'POST',
    path: '/v2/google-auth',
    summary: 'Signs in, or up, with an ID token of Google; bookings made as a guest with its address are adopted',
    roles: 'anyone',
    body: providerSignIn,
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  signInWithApple: {
    method: 'POST',
    path: '/v2/apple-auth',
    summary: 'Signs in, or up, with an ID token of Apple; bookings made as a guest with its address are adopted',
    roles: 'anyone',
    body: providerSignIn,
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  createTemporaryUser: {
    method: 'POST',
    path: '/v2/temp',
    summary: 'Creates a guest session that can hold and pay for bookings',
    roles: 'anyone',
    body: object({ language: optional(LanguageCode) }),
    response: AuthToken,
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
