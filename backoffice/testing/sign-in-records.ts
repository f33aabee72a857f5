import type { AddedSignInMethod, AuthToken, Passkey, Session, SignInMethods } from '@cubby/api';
import { user } from './console-records.ts';

/* Sign-in methods of staff, as the API returns them; a test states only what it is about. */

/** A full session, or one that still needs the second factor. */
export function authToken(role: AuthToken['role'] = 'admin'): AuthToken {
  return {
    token: role === 'mfa_pending' ? 'pending' : 'full',
    id: 't9',
    role,
    scopes: role === 'admin' ? ['bookings:all'] : [],
    created: '2026-11-21T10:00:00.000Z',
    expires_at: '2036-11-21T10:00:00.000Z',
    user: user({ role: role === 'mfa_pending' ? 'admin' : role }),
  };
}

export const BACKUP_CODES = 'ABCDEFGHJK'.split('').map((letter) => `${letter.repeat(5)}-23456`);

export function passkey(own: Partial<Passkey> = {}): Passkey {
  return {
    id: 'k1',
    name: 'Chrome, Windows',
    created: '2026-11-01T10:00:00.000Z',
    last_used_at: null,
    is_synced: false,
    ...own,
  };
}

/** Sign-in methods of an account that has set up none. */
export function signInMethods(own: Partial<SignInMethods> = {}): SignInMethods {
  const hasAny = (own.passkeys?.length ?? 0) > 0 || Boolean(own.authenticator);
  return { passkeys: [], authenticator: null, backup_codes_left: hasAny ? 10 : 0, is_required: true, ...own };
}

export function addedMethod(own: Partial<AddedSignInMethod> = {}): AddedSignInMethod {
  return { methods: signInMethods({ passkeys: [passkey()] }), backup_codes: null, session: null, ...own };
}

export function session(own: Partial<Session> = {}): Session {
  return {
    id: 's1',
    browser: 'Chrome',
    system: 'Windows',
    created: '2026-11-21T08:00:00.000Z',
    last_used_at: '2026-11-21T10:00:00.000Z',
    expires_at: '2026-11-21T20:00:00.000Z',
    is_current: true,
    ...own,
  };
}
