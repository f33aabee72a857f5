import { type AuthToken, signInMethodEndpoints } from '@cubby/api';
import { type ClientOf, createClientOf } from '@cubby/api/client';
import { requestHeaders } from './request-headers.ts';

/** What a second proof is given and added by. The whole client is one, too. */
export type SignInMethodClient = ClientOf<typeof signInMethodEndpoints>;

/**
 * Speaks for whoever has given one proof, or for nobody yet. Their token stands in no cookie, and when it has run out
 * the door itself says so.
 */
export function clientAtDoor(pending: AuthToken | null): SignInMethodClient {
  const own = pending && { Authorization: `Token ${pending.token}` };
  return createClientOf(signInMethodEndpoints, { headers: () => ({ ...requestHeaders(), ...own }) });
}
