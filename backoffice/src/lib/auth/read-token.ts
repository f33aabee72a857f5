import type { TokenMetadata } from '@cubby/api';
import { api } from '../api/api.ts';

let known: { token: string; metadata: Promise<TokenMetadata> } | null = null;

/** What the session's token may do and until when, asked once a visit: the menu, the pages and the renewal want it. */
export function readToken(token: string): Promise<TokenMetadata> {
  if (known?.token !== token) known = { token, metadata: api.getToken({ params: { token } }) };
  return known.metadata;
}
