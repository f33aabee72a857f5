import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentProofRequest, onProofRequest } from '../../lib/api/ask-for-proof.ts';

// Few visits need it, and it loads the browser's side of passkeys.
const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }));

/** Shows the dialog that asks for a proof, while a call needs one. One for each console. */
export function ProofRequests() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest);
  if (!request) return null;
  return (
    <Suspense>
      <ProofDialog request={request} />
    </Suspense>
  );
}
