import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first 16 bytes of an HMAC over a purpose and an id, base64url: enough to put into a link. */
export function sign(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest().subarray(0, 16).toString('base64url');
}

export function isSignedBy(secret: string, purpose: string, id: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Returns a number of `digits` digits derived from an id, to be read out at a counter. */
export function shortPin(secret: string, id: string, digits = 4): string {
  const value = createHmac('sha256', secret).update(`pin:${id}`).digest().readUInt32BE(0);
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** Derives a secret of 32 bytes, base64url, from ours and an id: it can be shown again without being stored. */
export function deriveSecret(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`derived ${purpose}:${id}`).digest('base64url');
}
