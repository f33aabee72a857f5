import { type AuthToken, proofEndpoints, signInMethodEndpoints } from '@cubby/api';
import { type ClientOf, createClientOf } from '@cubby/api/client';
import { askForProof } from './ask-for-proof.ts';
import { requestHeaders } from './request-headers.ts';

const table = { ...signInMethodEndpoints, ...proofEndpoints };

/** The endpoints for using and adding second factors, and for proofs. The whole client has them too. */
export type SignInMethodClient = ClientOf<typeof table>;

/**
 * Returns a client for a sign-in in progress, with or without a first factor. Its token is in no cookie, and the
 * sign-in page handles an expired one itself.
 */
export function clientAtDoor(pending: AuthToken | null): SignInMethodClient {
  const own = pending && { Authorization: `Token ${pending.token}` };
  const client: SignInMethodClient = createClientOf(table, {
    headers: () => ({ ...requestHeaders(), ...own }),
    onProofRequired: (need) => askForProof(need, client),
  });
  return client;
}
