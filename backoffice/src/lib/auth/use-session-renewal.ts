import { useLogoutIfAccessDenied } from 'ra-core';
import { useEffect } from 'react';
import { api, onUnauthorized } from '../api/api.ts';
import { renewSession } from '../session/session.ts';
import { readToken } from './read-token.ts';

/**
 * Renews the session once a visit (specification §4). If that fails, or any call shows that the session has ended,
 * react-admin signs out and leads to the sign-in, so that there is one way there.
 */
export function useSessionRenewal(): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => onUnauthorized(logoutIfAccessDenied), [logoutIfAccessDenied]);
  useEffect(() => {
    renewSession(api, readToken).catch(logoutIfAccessDenied);
  }, [logoutIfAccessDenied]);
}
