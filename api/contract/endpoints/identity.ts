import { boolean, enums, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ROLES } from '../rules/roles.ts';
import { AuthToken, BrowserSecret, LinkSignIn, SentCode, TokenMetadata } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { CODE_PURPOSES, SIGN_IN_SITES } from '../vocabulary/sign-in-limits.ts';
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
  /** Time at which the terms beside the button were accepted; stored unless the account has accepted them before. */
  accepted_tos_at: optional(Instant),
});

/** Signing in, extending a session, signing out. */
export const identityEndpoints = {
  createToken: {
    method: 'POST',
    path: '/v2/tokens',
    summary: 'Signs in with email and password',
    roles: 'anyone',
    body: object({ email: string(), password: string(), browser_secret: optional(BrowserSecret) }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'EMAIL_UNCONFIRMED', 'TOO_MANY_REQUESTS'],
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
    summary: 'Extends the caller’s token as requested, up to the limit of its role; returns the new expiry',
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
    summary: 'Checks whether a code to this email address opens an account, or bookings made as a guest',
    reads: true,
    roles: 'anyone',
    body: object({ email: string() }),
    response: type({ exists: boolean() }),
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  requestOneTimePassword: {
    method: 'POST',
    path: '/v2/one-time-password-request',
    summary:
      'Emails a sign-in code of 6 digits, or a link; returns a secret to send with the code and the next request',
    roles: 'anyone',
    body: object({
      email: string(),
      language: optional(LanguageCode),
      purpose: optional(enums(CODE_PURPOSES)),
      browser_secret: optional(BrowserSecret),
      site: optional(enums(SIGN_IN_SITES)),
    }),
    response: SentCode,
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'TOO_MANY_REQUESTS'],
  },
  signInWithOneTimePassword: {
    method: 'POST',
    path: '/v2/one-time-password-login',
    summary: 'Signs in with the code, or opens a 30-minute session of role recovery to set a new password',
    roles: 'anyone',
    body: object({
      email: string(),
      one_time_password: string(),
      purpose: optional(enums(CODE_PURPOSES)),
      browser_secret: optional(BrowserSecret),
    }),
    response: AuthToken,
    errors: [
      'INCORRECT_CREDENTIALS',
      'TOO_MANY_REQUESTS',
      'SIGN_IN_LINK_NEEDED',
      'INVALID_PIN_CLIENT_ERROR',
      'CODE_USED_UP',
    ],
  },
  signInWithOneTimeLink: {
    method: 'POST',
    path: '/v2/one-time-link-login',
    summary: 'Signs in with the link that was mailed instead of a code, or opens a session of role recovery; once',
    roles: 'anyone',
    body: object({ link: size(string(), 1, 200), browser_secret: optional(BrowserSecret) }),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  signInWithLink: {
    method: 'POST',
    path: '/v2/sign-in-links',
    summary: 'Signs a host in with the link of an email, once and within a week; reports a used or expired link',
    roles: 'anyone',
    body: object({ link: size(string(), 1, 200) }),
    response: LinkSignIn,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  signInWithGoogle: {
    method: 'POST',
    path: '/v2/google-auth',
    summary: 'Signs in, or up, with an ID token of Google; adopts guest bookings with its address',
    roles: 'anyone',
    body: providerSignIn,
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  signInWithApple: {
    method: 'POST',
    path: '/v2/apple-auth',
    summary: 'Signs in, or up, with an ID token of Apple; adopts guest bookings with its address',
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
