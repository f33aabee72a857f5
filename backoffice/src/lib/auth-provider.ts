import type { Client } from '@cubby/api/client';
import { type AuthProvider, HttpError } from 'ra-core';
import { api } from './api.ts';
import { loginPath } from './paths.ts';
import { endSession, sessionToken, sessionUser, startSession } from './session.ts';

export interface Credentials {
  email: string;
  code: string;
}

type Identity = Pick<Client, 'signInWithOneTimePassword' | 'deleteToken'>;

/** Sign-in by a code from the mail. The token lives in a cookie of this host, strict and secure. */
export function createAuthProvider(identity: Identity = api): AuthProvider {
  return {
    login: async ({ email, code }: Credentials) => {
      const token = await identity.signInWithOneTimePassword(
        { body: { email, one_time_password: code } },
        { ignoreUnauthorized: true },
      );
      if (token.role !== 'admin') throw new HttpError('errors.STAFF_ONLY', 403);
      startSession(token);
    },
    logout: async () => {
      const token = sessionToken();
      // One is signed out here even when the server cannot be told; its token ends by itself.
      if (token) await identity.deleteToken({ params: { token } }).catch(() => {});
      endSession();
    },
    checkAuth: async () => {
      if (!sessionToken()) throw { redirectTo: loginPath(here()), message: false };
    },
    checkError: async (error: unknown) => {
      if (!isUnauthorized(error)) return;
      endSession();
      throw { redirectTo: loginPath(here(), 'UNAUTHORIZED'), message: false };
    },
    getIdentity: async () => {
      const user = sessionUser();
      return user
        ? { id: user.id, fullName: `${user.firstName} ${user.lastName}`.trim(), firstName: user.firstName }
        : { id: '' };
    },
    getPermissions: async () => 'admin',
  };
}

/** A 401, or the id that says the same under another status (specification §6). */
function isUnauthorized(error: unknown): boolean {
  const { status, id, body } = (error ?? {}) as { status?: number; id?: string; body?: { id?: string } };
  return status === 401 || id === 'UNAUTHORIZED' || body?.id === 'UNAUTHORIZED';
}

function here(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
