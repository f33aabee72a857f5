import { type Client, createClient } from '@cubby/api/client';
import { loginPath, paths } from '../routing/paths.ts';
import { endSession } from '../session/session.ts';
import { askForProof } from './ask-for-proof.ts';
import { requestHeaders } from './request-headers.ts';

/**
 * The client for calls outside react-admin's resources: sign-in and sign-out, the user's own details, the network's
 * figures.
 */
export const api: Client = createClient({
  headers: requestHeaders,
  onUnauthorized: signInAgain,
  onProofRequired: (need) => askForProof(need, api),
});

/** Leads to the sign-in and back after a session has ended, as react-admin's own calls do (specification §6). */
function signInAgain(): void {
  endSession();
  const { pathname, search } = window.location;
  if (pathname !== paths.login) window.location.assign(loginPath(pathname + search, 'UNAUTHORIZED'));
}
