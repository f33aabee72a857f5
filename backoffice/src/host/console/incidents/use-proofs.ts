import { useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';

export interface Proof {
  number: number;
  file: File;
  /** The id of the uploaded photo. */
  id: string | null;
  /** The dictionary's key of the problem. */
  problem: string | null;
}

/** Photos for a response, uploaded as they are chosen; a failed upload can be retried. */
export function useProofs(bookingId: string, incidentId: string) {
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const counter = useRef(0);
  const change = (number: number, own: Partial<Proof>) =>
    setProofs((known) => known.map((proof) => (proof.number === number ? { ...proof, ...own } : proof)));
  const send = async ({ number, file }: Proof) => {
    change(number, { problem: null });
    await api
      .createBookingPicture({
        params: { id: bookingId },
        body: { file, purpose: 'answer', incident_id: incidentId },
      })
      .then(({ id }) => change(number, { id }))
      .catch((error: unknown) => change(number, { problem: keyOfError(error) }));
  };
  return {
    proofs,
    sending: proofs.some(({ id, problem }) => !id && !problem),
    ids: proofs.flatMap(({ id }) => id ?? []),
    add: (file: File) => {
      counter.current += 1;
      const proof = { number: counter.current, file, id: null, problem: null };
      setProofs((known) => [...known, proof]);
      void send(proof);
    },
    retry: (proof: Proof) => void send(proof),
  };
}
