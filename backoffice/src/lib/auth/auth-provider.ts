import type { AuthToken, Role, Scope } from '@cubby/api';
import { browserSecret, type Client } from '@cubby/api/client';
import { type AuthProvider, HttpError } from 'ra-core';
import { api } from '../api/api.ts';
import { loginPath, paths } from '../routing/paths.ts';
import { endSession, sessionToken, sessionUser, startSession } from '../session/session.ts';
import { readToken } from './read-token.ts';

/** A code or a link from an email, or a password; or the session opened by a passkey or a second factor. */
export type Credentials =
  | { email: string; code: string }
  | { email: string; password: string }
  | { link: string }
  | { session: AuthToken };

/**
 * Thrown after the first factor if staff need a second one. `pending` is for the sign-in page only and is never stored.
 */
export class SecondProofNeeded extends Error {
  readonly pending: AuthToken;
  constructor(pending: AuthToken) {
    super('A second proof is needed.');
    this.name = 'SecondProofNeeded';
    this.pending = pending;
  }
}

type Identity = Pick<Client, 'signInWithOneTimePassword' | 'signInWithOneTimeLink' | 'createToken' | 'deleteToken'>;

/** The roles a console admits, and the message for others. */
export interface Door {
  roles: readonly Role[];
  refusal: 'STAFF_ONLY' | 'HOSTS_ONLY';
}

export const STAFF_DOOR: Door = { roles: ['admin'], refusal: 'STAFF_ONLY' };
/** Staff may run places of their own. */
export const HOSTS_DOOR: Door = { roles: ['host', 'manager', 'admin'], refusal: 'HOSTS_ONLY' };

/**
 * Signs in by a code from an email, a password or a passkey. The token is in a secure, same-site strict cookie of this
 * host.
 */
export function createAuthProvider(identity: Identity = api, door: Door = STAFF_DOOR): AuthProvider {
  return {
    login: async (credentials: Credentials) => {
      const token = 'session' in credentials ? credentials.session : await openSession(identity, credentials);
      if (token.role === 'mfa_pending') throw new SecondProofNeeded(token);
      if (!door.roles.includes(token.role)) throw new HttpError(`errors.${door.refusal}`, 403);
      startSession(token);
    },
    logout: async () => {
      const token = sessionToken();
      // react-admin also logs out a visitor without a session: they should return to the page they wanted.
      if (!token) return signIn();
      // The user is signed out here at once, even if the server can't be reached; the token expires on its own.
      const options = { ignoreUnauthorized: true, keepalive: true };
      void identity.deleteToken({ params: { token } }, options).catch(() => {});
      endSession();
      return paths.login;
    },
    checkAuth: async () => {
      // The page that was left stays until the sign-in is loaded. Each of its checks would lead there again.
      if (!sessionToken() && !isAtSignIn()) throw { redirectTo: signIn(), message: false };
    },
    checkError: async (error: unknown) => {
      if (!isUnauthorized(error)) return;
      endSession();
      // Of calls that are refused one after the other, only the first leads there.
      const end = isAtSignIn() ? { logoutUser: false } : { redirectTo: signIn('UNAUTHORIZED') };
      throw { ...end, message: false };
    },
    getIdentity: async () => {
      const user = sessionUser();
      return user
        ? { id: user.id, fullName: `${user.firstName} ${user.lastName}`.trim(), firstName: user.firstName }
        : { id: '' };
    },
    getPermissions: readScopes,
  };
}

async function openSession(identity: Identity, credentials: Exclude<Credentials, { session: AuthToken }>) {
  const options = { ignoreUnauthorized: true };
  if ('link' in credentials)
    return identity.signInWithOneTimeLink({ body: { link: credentials.link, ...browserSecret() } }, options);
  const { email } = credentials;
  if ('password' in credentials)
    return identity.createToken({ body: { email, password: credentials.password, ...browserSecret() } }, options);
  const body = { email, one_time_password: credentials.code, ...browserSecret() };
  return identity.signInWithOneTimePassword({ body }, options);
}

/** Reads the user's scopes; the server checks them again at every call. */
async function readScopes(): Promise<readonly Scope[]> {
  const token = sessionToken();
  return token ? (await readToken(token)).scopes : [];
}

/** Tells whether an error is a 401, or has the same id under another status (specification §6). */
function isUnauthorized(error: unknown): boolean {
  const { status, id, body } = (error ?? {}) as { status?: number; id?: string; body?: { id?: string } };
  return status === 401 || id === 'UNAUTHORIZED' || body?.id === 'UNAUTHORIZED';
}

/** Tells whether the address is that of the sign-in: leading there again would add a step to the browser's history. */
function isAtSignIn(): boolean {
  return window.location.pathname === paths.login;
}

/** Returns the sign-in page that leads back here. A visitor already on it stays, because react-admin logs out twice. */
function signIn(reason?: 'UNAUTHORIZED'): string {
  const { pathname, search } = window.location;
  return isAtSignIn() ? pathname + search : loginPath(pathname + search, reason);
}
