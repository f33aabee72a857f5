import type { TokenMetadata } from '@cubby/api';
import { api } from '../api/api.ts';

let known: { token: string; metadata: Promise<TokenMetadata> } | null = null;

/** Reads the scopes and expiry of the session's token, once a visit: the menu, the pages and the renewal need them. */
export function readToken(token: string): Promise<TokenMetadata> {
  if (known?.token !== token) {
    known = { token, metadata: api.getToken({ params: { token } }) };
    // Asked again after a failure, such as one of the network.
    known.metadata.catch(() => (known = null));
  }
  return known.metadata;
}
