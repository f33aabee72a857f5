import { useLogoutIfAccessDenied } from 'ra-core';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { renewSession } from '../session/session.ts';
import { readToken } from './read-token.ts';

/** Renews the session once a visit; if that fails, it has ended (specification §4). */
export function useSessionRenewal(): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    renewSession(api, readToken).catch(logoutIfAccessDenied);
  }, [logoutIfAccessDenied]);
}
