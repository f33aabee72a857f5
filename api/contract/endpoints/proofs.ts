import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PROOF_NEEDS } from '../rules/proofs.ts';
import { type Role, SIGNED_IN } from '../rules/roles.ts';
import { Proof, ProofOptions } from '../structs/proof.ts';
import { PasskeyOptions } from '../structs/sign-in-methods.ts';
import { size } from '../vocabulary/bounds.ts';
import { passkeyAnswer } from './passkey-answer.ts';

/** Callers with an account, also those who still have to add the required sign-in method. */
const CALLERS = { roles: [...SIGNED_IN, 'mfa_pending'] as const satisfies readonly Role[] };

/** Proving within a session that its owner is present, for calls marked with `proof`. */
export const proofEndpoints = {
  getProofOptions: {
    ...CALLERS,
    method: 'GET',
    path: '/v2/me/proofs',
    summary: 'The ways in which the caller can prove that they are present',
    response: ProofOptions,
  },
  requestProofCode: {
    ...CALLERS,
    method: 'POST',
    path: '/v2/me/proofs/code-request',
    summary: 'Emails a code to the caller’s own address; it works in this session alone',
    errors: ['TOO_MANY_REQUESTS'],
  },
  proveByCode: {
    ...CALLERS,
    method: 'POST',
    path: '/v2/me/proofs/code',
    summary: 'Proves this session with the emailed code',
    body: object({ one_time_password: string() }),
    response: Proof,
    errors: ['INCORRECT_CREDENTIALS', 'INVALID_PIN_CLIENT_ERROR', 'CODE_USED_UP', 'TOO_MANY_REQUESTS'],
  },
  proveBySecondFactor: {
    ...CALLERS,
    method: 'POST',
    path: '/v2/me/proofs/second-factor',
    summary: 'Proves this session with a code of the authenticator app, or with a backup code',
    body: object({ code: size(string(), 1, 20) }),
    response: Proof,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  createPasskeyProof: {
    ...CALLERS,
    method: 'POST',
    path: '/v2/me/proofs/passkey-options',
    summary: 'The options for proving this session with one of the caller’s passkeys; valid for 5 minutes',
    body: object({ need: optional(enums(PROOF_NEEDS)) }),
    response: PasskeyOptions,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  proveByPasskey: {
    ...CALLERS,
    method: 'POST',
    path: '/v2/me/proofs/passkey',
    summary: 'Proves this session with a passkey',
    body: object(passkeyAnswer),
    response: Proof,
    errors: ['INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
