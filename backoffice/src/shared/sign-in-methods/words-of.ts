import { ResponseError } from '@cubby/api/client';
import { keyOfError } from '../../lib/api/error-message.ts';
import { refusalOf } from '../../lib/auth/sign-in-methods.ts';

/** Returns the dictionary's key for a failed passkey. */
export function keyOfPasskeyError(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal) return `sign_in.refusal.${refusal}`;
  const isUnknown = error instanceof ResponseError && error.id === 'INCORRECT_CREDENTIALS';
  return isUnknown ? 'sign_in.refusal.unknown' : keyOfError(error);
}
