import {
  type AuthToken,
  COOKIES,
  type Role,
  SESSION_DAYS,
  SESSION_RENEWAL_DAYS,
  type TokenMetadata,
  type User,
} from '@cubby/api';
import { type Client, daysFromNow, deleteCookie, readCookie, writeCookie } from '@cubby/api/client';

/** The content of the user cookie (specification §3). */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** Missing in older sessions, from before it was stored. */
  role?: Role;
}

export function sessionToken(): string | null {
  return readCookie(COOKIES.token);
}

/** Returns the signed-in user; an unreadable cookie counts as none, and the next sign-in replaces it. */
export function sessionUser(): SessionUser | null {
  try {
    return JSON.parse(readCookie(COOKIES.user) ?? 'null') as SessionUser | null;
  } catch {
    return null;
  }
}

/** @throws Error for a session that still needs a second factor: it is never stored. */
export function startSession({ token, user, role, expires_at }: AuthToken): void {
  if (role === 'mfa_pending') throw new Error('A session that waits for a second proof is not kept.');
  writeCookie(COOKIES.token, token, new Date(expires_at));
  rememberUser(user, new Date(expires_at));
}

export function rememberUser(user: User, expires = daysFromNow(SESSION_DAYS)): void {
  const kept: SessionUser = {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
    role: user.role,
  };
  writeCookie(COOKIES.user, JSON.stringify(kept), expires);
}

/** Stores the user's current role, which may have changed since the sign-in. */
function rememberRole(role: Role): void {
  const known = sessionUser();
  if (known && role !== 'recovery' && known.role !== role)
    writeCookie(COOKIES.user, JSON.stringify({ ...known, role }), daysFromNow(SESSION_DAYS));
}

/** Extends the cookies with the session, so that a device in use stays paired. */
export function prolongSession(expires: Date): void {
  for (const name of [COOKIES.token, COOKIES.user]) {
    const value = readCookie(name);
    if (value) writeCookie(name, value, expires);
  }
}

export function endSession(): void {
  for (const name of [COOKIES.token, COOKIES.user]) deleteCookie(name);
}

/**
 * Renews the session (specification §4): does nothing while it has more than 14 days left, else extends it by
 * another 30. A staff session ends at its set time, whether in use or not.
 *
 * @throws ResponseError when the token cannot be read or renewed; the caller signs out.
 */
export async function renewSession(
  api: Pick<Client, 'updateToken'>,
  readToken: (token: string) => Promise<TokenMetadata>,
): Promise<void> {
  const token = sessionToken();
  if (!token) return;
  const { expires_at, role } = await readToken(token);
  rememberRole(role);
  if (role === 'recovery' || role === 'admin' || new Date(expires_at) > daysFromNow(SESSION_DAYS)) return;
  const renewed = await api.updateToken({
    params: { token },
    body: { expires_at: daysFromNow(SESSION_RENEWAL_DAYS).toISOString() },
  });
  const user = readCookie(COOKIES.user);
  writeCookie(COOKIES.token, token, new Date(renewed.expires_at));
  if (user) writeCookie(COOKIES.user, user, new Date(renewed.expires_at));
}
