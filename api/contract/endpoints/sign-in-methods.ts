import { array, object, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PROVING, RUNNERS } from '../rules/roles.ts';
import { id, userId } from '../structs/requests.ts';
import {
  AddedSignInMethod,
  NewAuthenticator,
  PasskeyOptions,
  Session,
  SignInMethods,
} from '../structs/sign-in-methods.ts';
import { AuthToken } from '../structs/user.ts';
import { size } from '../vocabulary/bounds.ts';
import { ShortText } from '../vocabulary/words.ts';
import { passkeyAnswer } from './passkey-answer.ts';

const code = object({ code: size(string(), 1, 20) });

/** Callers who are fully signed in, or still have to add the required method. */
const adding = { roles: PROVING } as const;
const own = { roles: RUNNERS } as const;
const staff = { roles: ['admin'] } as const;

/** Two-step verification of staff and of those who run places, and their sessions. */
export const signInMethodEndpoints = {
  getSignInMethods: {
    ...adding,
    method: 'GET',
    path: '/v2/me/sign-in-methods',
    summary: 'The caller’s passkeys, authenticator app and backup codes',
    response: SignInMethods,
  },
  createPasskeyOptions: {
    ...adding,
    method: 'POST',
    path: '/v2/me/passkey-options',
    summary: 'The options for creating a passkey in the browser; valid for 5 minutes',
    proof: 'fresh',
    response: PasskeyOptions,
    errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  },
  createPasskey: {
    ...adding,
    method: 'POST',
    path: '/v2/me/passkeys',
    summary: 'Adds a passkey; with the first method all other sessions end',
    proof: 'fresh',
    body: object({ ...passkeyAnswer, name: ShortText }),
    response: AddedSignInMethod,
    errors: ['FORBIDDEN', 'INCORRECT_CREDENTIALS', 'CONFLICT'],
  },
  deletePasskey: {
    ...own,
    method: 'DELETE',
    path: '/v2/me/passkeys/{id}',
    summary: 'Removes a passkey; the last method cannot be removed if one is required',
    proof: 'fresh',
    params: id,
    response: SignInMethods,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  },
  createAuthenticator: {
    ...adding,
    method: 'POST',
    path: '/v2/me/authenticator',
    summary: 'Creates a seed for an authenticator app, which becomes active with its first code',
    proof: 'fresh',
    response: NewAuthenticator,
    errors: ['FORBIDDEN', 'CONFLICT'],
  },
  confirmAuthenticator: {
    ...adding,
    method: 'POST',
    path: '/v2/me/authenticator/confirmation',
    summary: 'Adds the authenticator app with one of its codes; with the first method all other sessions end',
    proof: 'fresh',
    body: code,
    response: AddedSignInMethod,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  deleteAuthenticator: {
    ...own,
    method: 'DELETE',
    path: '/v2/me/authenticator',
    summary: 'Removes the authenticator app; the last method cannot be removed if one is required',
    proof: 'fresh',
    response: SignInMethods,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  },
  createBackupCodes: {
    ...own,
    method: 'POST',
    path: '/v2/me/backup-codes',
    summary: 'Creates ten new backup codes, shown only once; replaces the earlier ones',
    proof: 'fresh',
    response: object({ codes: array(string()) }),
    errors: ['FORBIDDEN'],
  },
  createPasskeySignIn: {
    method: 'POST',
    path: '/v2/passkey-options',
    summary: 'The options for signing in with a passkey in the browser; valid for 5 minutes',
    roles: 'anyone',
    response: PasskeyOptions,
    errors: ['TOO_MANY_REQUESTS'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/v2/passkey-login',
    summary: 'Signs in with a passkey, which counts as both steps of verification; ends the pending session',
    roles: 'anyone',
    body: object(passkeyAnswer),
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  signInWithSecondFactor: {
    method: 'POST',
    path: '/v2/second-factor-login',
    summary: 'Completes a sign-in with a code of the authenticator app, or with a backup code',
    roles: ['mfa_pending'],
    body: code,
    response: AuthToken,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  listSessions: {
    ...own,
    method: 'GET',
    path: '/v2/me/sessions',
    summary: 'The caller’s sessions, newest first',
    response: array(Session),
  },
  deleteSession: {
    ...own,
    method: 'DELETE',
    path: '/v2/me/sessions/{id}',
    summary: 'Ends one of the caller’s sessions',
    params: id,
    errors: ['NOT_FOUND'],
  },
  deleteOtherSessions: {
    ...own,
    method: 'DELETE',
    path: '/v2/me/sessions',
    summary: 'Ends all of the caller’s sessions except this one',
  },
  deleteUserSessions: {
    ...staff,
    method: 'DELETE',
    path: '/v2/users/{id}/sessions',
    summary: 'Ends all sessions of a person',
    scope: 'users:all',
    params: userId,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  deleteUserSignInMethods: {
    ...staff,
    method: 'DELETE',
    path: '/v2/users/{id}/sign-in-methods',
    summary: 'Removes a person’s lost passkeys, authenticator app and backup codes, and ends their sessions',
    proof: 'fresh',
    scope: 'users:all',
    params: userId,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
