import { isSignedBy, sign } from '../../../platform/secrets/signatures.ts';

const PURPOSE = 'pass';

/** What opens a booking to whoever holds its link, without an account. */
export function signPass(secret: string, bookingId: string): string {
  return sign(secret, PURPOSE, bookingId);
}

export function isPassOf(secret: string, bookingId: string, pass: string | null): boolean {
  return pass !== null && isSignedBy(secret, PURPOSE, bookingId, pass);
}
