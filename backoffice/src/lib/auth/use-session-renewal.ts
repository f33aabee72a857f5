import { useLogoutIfAccessDenied } from 'ra-core';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { renewSession } from '../session/session.ts';
import { readToken } from './read-token.ts';

/** Once a visit; a session that cannot be renewed is over (specification §4). */
export function useSessionRenewal(): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    renewSession(api, readToken).catch(logoutIfAccessDenied);
  }, [logoutIfAccessDenied]);
}
