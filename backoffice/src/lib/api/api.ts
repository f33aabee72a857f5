import { type Client, createClient } from '@cubby/api/client';
import { loginPath, paths } from '../routing/paths.ts';
import { endSession } from '../session/session.ts';
import { requestHeaders } from './request-headers.ts';

/** For what is no resource of react-admin's: signing in and out, one's own details, the figures of the network. */
export const api: Client = createClient({ headers: requestHeaders, onUnauthorized: signInAgain });

/** A session that has ended leads to the sign-in and back, as react-admin's own calls do (specification §6). */
function signInAgain(): void {
  endSession();
  const { pathname, search } = window.location;
  if (pathname !== paths.login) window.location.assign(loginPath(pathname + search, 'UNAUTHORIZED'));
}
