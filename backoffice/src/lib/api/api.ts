import { CLIENT_UUID_DAYS, COOKIES } from '@cubby/api';
import { type Client, createClient } from '@cubby/api/client';
import { loginPath, paths } from '../routing/paths.ts';
import { daysFromNow, readCookie, writeCookie } from '../session/cookies.ts';
import { endSession, sessionToken } from '../session/session.ts';

/** For what is no resource of react-admin's: signing in and out, one's own details, the figures of the network. */
export const api: Client = createClient({ headers: requestHeaders, onUnauthorized: signInAgain });

/** A session that has ended leads to the sign-in and back, as react-admin's own calls do (specification §6). */
function signInAgain(): void {
  endSession();
  const { pathname, search } = window.location;
  if (pathname !== paths.login) window.location.assign(loginPath(pathname + search, 'UNAUTHORIZED'));
}

/** What every request carries (specification §6 and §7). */
export function requestHeaders(): Record<string, string> {
  const token = sessionToken();
  return {
    'Client-Id': readCookie(COOKIES.analytics) ?? 'null',
    'Stasher-Uuid': clientUuid(),
    ...(token && { Authorization: `Token ${token}` }),
  };
}

function clientUuid(): string {
  const known = readCookie(COOKIES.clientUuid);
  if (known) return known;
  const created = crypto.randomUUID();
  writeCookie(COOKIES.clientUuid, created, daysFromNow(CLIENT_UUID_DAYS));
  return created;
}
