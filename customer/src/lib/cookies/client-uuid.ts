import { CLIENT_UUID_DAYS, COOKIES } from '@cubby/api';
import { daysFromNow, readCookie, writeCookie } from './cookies.ts';

/** Identifies this browser to the API for a year, to tell one visit's calls from another's. */
export function clientUuid(): string {
  const known = readCookie(COOKIES.clientUuid);
  if (known) return known;
  const created = crypto.randomUUID();
  writeCookie(COOKIES.clientUuid, created, { expires: daysFromNow(CLIENT_UUID_DAYS) });
  return created;
}
