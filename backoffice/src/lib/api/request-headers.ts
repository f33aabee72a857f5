import { COOKIES } from '@cubby/api';
import { clientUuid, readCookie } from '@cubby/api/client';
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
