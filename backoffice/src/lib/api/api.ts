import { type Client, createClient } from '@cubby/api/client';
import { askForProof } from './ask-for-proof.ts';
import { requestHeaders } from './request-headers.ts';

/**
 * The client for calls outside react-admin's resources: sign-in and sign-out, the user's own details, the network's
 * figures.
 */
export const api: Client = createClient({
  headers: requestHeaders,
  onUnauthorized: (error) => {
    for (const listener of unauthorizedListeners) listener(error);
  },
  onProofRequired: (need) => askForProof(need, api),
});

type Listener = (error: unknown) => void;

const unauthorizedListeners = new Set<Listener>();

/** Calls `listener` with the error of each call that shows that the session has ended (specification §6). */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}
