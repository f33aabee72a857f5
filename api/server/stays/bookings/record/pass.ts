import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { passMessage } from '../../../../contract/rules/passes.ts';
import { isSignedBy } from '../../../platform/secrets/signatures.ts';

/** The purpose of links from before passes were signed with a key pair; they remain valid. */
const OLD_PURPOSE = 'pass';
const OLD_LENGTH = 22;

/**
 * Signs the pass of a booking, which opens it to anyone with its link, without an account: an Ed25519 signature,
 * base64url.
 */
export function signPass(secret: string, bookingId: string): string {
  return sign(null, Buffer.from(passMessage(bookingId)), keyOf(secret)).toString('base64url');
}

export function isPassOf(secret: string, bookingId: string, pass: string | null): boolean {
  if (pass === null) return false;
  if (pass.length === OLD_LENGTH) return isSignedBy(secret, OLD_PURPOSE, bookingId, pass);
  return verify(null, Buffer.from(passMessage(bookingId)), keyOf(secret), Buffer.from(pass, 'base64url'));
}

/** Returns the key with which devices verify passes offline: the 32 bytes of the public key, base64url. */
export function passKey(secret: string): string {
  return String(createPublicKey(keyOf(secret)).export({ format: 'jwk' }).x);
}

/** PKCS #8 around 32 bytes of an Ed25519 key (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const keys = new Map<string, KeyObject>();

/** Derives the key from the server's secret, so that every server of a database signs alike. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'cubby pass ed25519', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  keys.set(secret, key);
  return key;
}
