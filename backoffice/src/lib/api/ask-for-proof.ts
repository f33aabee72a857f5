import type { ProofNeed, proofEndpoints } from '@cubby/api';
import type { ClientOf } from '@cubby/api/client';

export type ProofClient = ClientOf<typeof proofEndpoints>;

/** A call that has to be proven first, with the client of its session. */
export interface ProofRequest {
  need: ProofNeed;
  client: ProofClient;
  /** Lets the call go on, or refuses it. */
  settle: (isProven: boolean) => void;
}

let current: (ProofRequest & { settled: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the person in front of the screen for a proof, in the dialog of the console; returns false if they cancel, or where
 * no dialog is on the page. Calls that are refused at the same time share one dialog.
 */
export async function askForProof(need: ProofNeed, client: ProofClient): Promise<boolean> {
  if (listeners.size === 0) return false;
  if (current && (current.need === need || current.need === 'established')) return current.settled;
  if (current && !(await current.settled)) return false;
  let answer: (isProven: boolean) => void = () => {};
  const settled = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const settle = (isProven: boolean) => {
    change(null);
    answer(isProven);
  };
  change({ need, client, settle, settled });
  return settled;
}

function change(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

export function currentProofRequest(): ProofRequest | null {
  return current;
}

export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Without a dialog no one can answer any more.
    if (listeners.size === 0) current?.settle(false);
  };
}
