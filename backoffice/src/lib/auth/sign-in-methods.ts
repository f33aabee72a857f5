import type { AuthToken } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { SignInMethodClient } from '../api/door-api.ts';

/* Whoever loads this loads the browser's side of WebAuthn along: the counter does so only when somebody is asked. */

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Has the browser ask for a passkey. @throws what `refusalOf` tells apart, and what the server refuses. */
export async function signInWithPasskey(client: SignInMethodClient): Promise<AuthToken> {
  const { challenge_id, options } = await client.createPasskeySignIn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  return client.signInWithPasskey({ body: { challenge_id, credential: { ...credential } } });
}

/** Has the browser make a passkey. @throws what `refusalOf` tells apart, and what the server refuses. */
export async function addPasskey(client: SignInMethodClient, name: string) {
  const { challenge_id, options } = await client.createPasskeyOptions();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  return client.createPasskey({ body: { challenge_id, credential: { ...credential }, name } });
}

/** Why there is no passkey: its owner turned the browser's question down, it is there already, or the browser cannot. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'unable';

/** What the browser has refused; null for everything that it did not. */
export function refusalOf(error: unknown): PasskeyRefusal | null {
  if (!(error instanceof Error) || error instanceof ResponseError) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  if (error.name === 'InvalidStateError') return 'known';
  return error instanceof WebAuthnError || error instanceof DOMException ? 'unable' : null;
}

/** The ten minutes between the two proofs are over. */
export function isOver(error: unknown): boolean {
  return error instanceof ResponseError && (error.status === 401 || error.id === 'UNAUTHORIZED');
}
