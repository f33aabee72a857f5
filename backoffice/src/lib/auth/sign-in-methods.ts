import type { AuthToken, ProofNeed } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { ProofClient } from '../api/ask-for-proof.ts';
import type { SignInMethodClient } from '../api/door-api.ts';

/* This module loads the browser's side of WebAuthn, so the counter imports it only when a passkey is needed. */

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/**
 * Signs in with a passkey from the browser. @throws the errors `refusalOf` distinguishes, and the server's refusals.
 */
export async function signInWithPasskey(client: SignInMethodClient): Promise<AuthToken> {
  const { challenge_id, options } = await client.createPasskeySignIn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  return client.signInWithPasskey({ body: { challenge_id, credential: { ...credential } } });
}

/** Proves a session with a passkey from the browser. @throws the errors `refusalOf` distinguishes, and the server's refusals. */
export async function proveByPasskey(client: ProofClient, need: ProofNeed): Promise<void> {
  const { challenge_id, options } = await client.createPasskeyProof({ body: { need } });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  await client.proveByPasskey({ body: { challenge_id, credential: { ...credential } } });
}

/** Has the browser create a passkey. @throws the errors `refusalOf` distinguishes, and the server's refusals. */
export async function addPasskey(client: SignInMethodClient, name: string) {
  const { challenge_id, options } = await client.createPasskeyOptions();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  return client.createPasskey({ body: { challenge_id, credential: { ...credential }, name } });
}

/**
 * Reasons for a failed passkey: the request was cancelled, the passkey already exists, or the browser lacks support.
 */
export type PasskeyRefusal = 'cancelled' | 'known' | 'unable';

/** Returns the browser's reason for a failed passkey; null for any other error. */
export function refusalOf(error: unknown): PasskeyRefusal | null {
  if (!(error instanceof Error) || error instanceof ResponseError) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  if (error.name === 'InvalidStateError') return 'known';
  return error instanceof WebAuthnError || error instanceof DOMException ? 'unable' : null;
}

/** Tells whether the 10 minutes between the two factors are over. */
export function isOver(error: unknown): boolean {
  return error instanceof ResponseError && (error.status === 401 || error.id === 'UNAUTHORIZED');
}
