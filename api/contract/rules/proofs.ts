import { ESTABLISHED_DAYS, FRESH_PROOF_MINUTES } from '../vocabulary/sign-in-limits.ts';

/**
 * The proof that a call requires: `fresh` takes any proof of the last minutes; `established` takes only one by a method
 * that the account has had for three days, so that a method added with a stolen session does not help.
 */
export const PROOF_NEEDS = ['fresh', 'established'] as const;
export type ProofNeed = (typeof PROOF_NEEDS)[number];

/** Ways to prove that the owner of an account is present. A password, a link or an identity provider is none. */
export const PROOF_METHODS = ['code', 'passkey', 'authenticator', 'backup_code'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The last proof of a session. */
export interface SessionProof {
  by: ProofMethod;
  at: Date;
  /** The time since which the account has had the method; null for an address it has always had. */
  since: Date | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the time from which a method counts as established; null if it already does. */
export function establishedFrom(since: Date | null, now: Date): Date | null {
  if (since === null) return null;
  const from = new Date(since.getTime() + ESTABLISHED_DAYS * DAY_MS);
  return from > now ? from : null;
}

/** Tells whether the proof of a session suffices now. */
export function isProofEnough(need: ProofNeed, proof: SessionProof | null, now: Date): boolean {
  if (!proof || now.getTime() - proof.at.getTime() > FRESH_PROOF_MINUTES * MINUTE_MS) return false;
  return need === 'fresh' || establishedFrom(proof.since, now) === null;
}

/** Returns the proof a call needs by its row of the endpoint table; null if it needs none. */
export function proofNeededBy(
  { proof, proofFields }: { proof?: ProofNeed; proofFields?: readonly string[] },
  body: unknown,
): ProofNeed | null {
  if (!proof || !proofFields) return proof ?? null;
  const sent = (body ?? {}) as Record<string, unknown>;
  return proofFields.some((field) => sent[field] !== undefined) ? proof : null;
}
