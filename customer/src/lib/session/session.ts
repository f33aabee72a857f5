import { type AuthToken, COOKIES, SESSION_DAYS } from '@cubby/api';
import { daysFromNow, deleteCookie, readCookie, writeCookie } from '@cubby/api/client';
import { forgetPasses } from '../offline/forget-passes.ts';
import { forgetFiles } from '../storage/kept-files.ts';
import { forgetMessages } from '../storage/kept-messages.ts';

/** The contents of the user cookie (specification §3). */
interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

export interface Session {
  token: string | null;
  /** Null for visitors and for guests, who hold a token but no account. */
  user: SessionUser | null;
}

const listeners = new Set<() => void>();
const NOBODY: Session = { token: null, user: null };
let current: Session | null = null;

export function getSession(): Session {
  current ??= { token: readCookie(COOKIES.token), user: readUser() };
  return current;
}

/** Returns a session without a user: before the browser takes over, no one is signed in. */
export function getServerSession(): Session {
  return NOBODY;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores the signed-in user. A guest's token is stored without a user: the site goes on offering to sign in.
 *
 * @throws Error for a session that needs two-step verification: it is never stored.
 */
export function startSession({ token, user, role, expires_at }: AuthToken): void {
  if (role === 'mfa_pending') throw new Error('A session that needs two-step verification is not stored.');
  const expires = expires_at ? new Date(expires_at) : daysFromNow(SESSION_DAYS);
  writeCookie(COOKIES.token, token, expires);
  if (role === 'guest') deleteCookie(COOKIES.user);
  else writeCookie(COOKIES.user, JSON.stringify(sessionUser(user)), expires);
  change();
}

/** Extends both cookies to the expiry of the renewed token. */
export function extendSession(expiresAt: string): void {
  const { token, user } = getSession();
  const expires = new Date(expiresAt);
  if (token) writeCookie(COOKIES.token, token, expires);
  if (user) writeCookie(COOKIES.user, JSON.stringify(user), expires);
}

export function updateSessionUser(user: AuthToken['user']): void {
  writeCookie(COOKIES.user, JSON.stringify(sessionUser(user)), daysFromNow(SESSION_DAYS));
  change();
}

/** Deletes token, user and checkout, here and for all listeners. */
export function endSession(): void {
  void forgetPasses();
  forgetMessages();
  forgetFiles();
  for (const name of [COOKIES.token, COOKIES.user, COOKIES.checkout]) deleteCookie(name);
  change();
}

function change(): void {
  current = null;
  for (const listener of listeners) listener();
}

function sessionUser(user: AuthToken['user']): SessionUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
  };
}

/** Reads the user cookie; an unreadable one counts as none, and the next sign-in rewrites it. */
function readUser(): SessionUser | null {
  try {
    return JSON.parse(readCookie(COOKIES.user) ?? 'null') as SessionUser | null;
  } catch {
    return null;
  }
}
