import type { Kysely } from 'kysely';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import type { Proof } from '../../../contract/structs/proof.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { updateTokenProof } from '../users/sessions.ts';

/** Stores a proof in the caller's session and returns it as the caller sees it. */
export async function keepProof(query: Kysely<Schema>, { tokenId }: Caller, proof: SessionProof): Promise<Proof> {
  await updateTokenProof(query, tokenId, proof);
  return { by: proof.by, at: proof.at.toISOString() };
}
