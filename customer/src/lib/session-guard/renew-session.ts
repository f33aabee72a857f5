import { SESSION_DAYS, SESSION_RENEWAL_DAYS } from '@cubby/api';
import { daysFromNow } from '@cubby/api/client';
import type { Client } from '../api/api-client.ts';
import { extendSession, getSession } from '../session/session.ts';

/**
 * Renews the session (specification §4): does nothing while it has more than 14 days left, else it runs for another 30.
 * Tokens that recover an account are never extended, nor are staff's, which end in use or not.
 *
 * @throws ResponseError when the token cannot be read or renewed; the caller signs out.
 */
export async function renewSession(api: Pick<Client, 'getToken' | 'updateToken'>): Promise<void> {
  const { token } = getSession();
  if (!token) return;
  const { expires_at, role } = await api.getToken({ params: { token } });
  if (role === 'recovery' || role === 'admin' || new Date(expires_at) > daysFromNow(SESSION_DAYS)) return;
  const renewed = await api.updateToken({
    params: { token },
    body: { expires_at: daysFromNow(SESSION_RENEWAL_DAYS).toISOString() },
  });
  extendSession(renewed.expires_at);
}
