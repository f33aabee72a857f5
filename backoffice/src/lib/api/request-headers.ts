import { CLIENT_UUID_DAYS, COOKIES } from '@cubby/api';
import { daysFromNow, readCookie, writeCookie } from '../session/cookies.ts';
import { sessionToken } from '../session/session.ts';

/** The headers of every request (specification §6 and §7). */
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
