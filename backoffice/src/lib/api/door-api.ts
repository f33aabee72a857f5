import { type AuthToken, signInMethodEndpoints } from '@cubby/api';
import { type ClientOf, createClientOf } from '@cubby/api/client';
import { requestHeaders } from './request-headers.ts';

/** The endpoints for using and adding second factors. The whole client has them too. */
export type SignInMethodClient = ClientOf<typeof signInMethodEndpoints>;

/**
 * Returns a client for a sign-in in progress, with or without a first factor. Its token is in no cookie, and the
 * sign-in page handles an expired one itself.
 */
export function clientAtDoor(pending: AuthToken | null): SignInMethodClient {
  const own = pending && { Authorization: `Token ${pending.token}` };
  return createClientOf(signInMethodEndpoints, { headers: () => ({ ...requestHeaders(), ...own }) });
}
