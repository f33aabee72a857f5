import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  codeAddress,
  codeMessage,
  passCode,
  passMessage,
  readCode,
  writeStay,
} from '../../../../contract/rules/passes.ts';
import type { BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Bookings } from '../../../platform/database/schema.ts';
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

type CodedStay = Pick<
  Selectable<Bookings>,
  'id' | 'calendar_sequence' | 'stashpoint_id' | 'dropoff' | 'pickup' | BagSize
>;

/**
 * Returns the address in the QR code of a pass, which tells the stay as it is now, signed. A place whose ID is not ours
 * has the link instead.
 */
export function passAddress(secret: string, publicUrl: string, row: CodedStay): string {
  const { id: booking_id, calendar_sequence: version, stashpoint_id, small, medium, large, standard } = row;
  const times = { dropoff: row.dropoff.toISOString(), pickup: row.pickup.toISOString() };
  const stay = writeStay({ booking_id, version, stashpoint_id, ...times, bags: { small, medium, large, standard } });
  if (stay === null) return passLink(secret, publicUrl, booking_id);
  return codeAddress(publicUrl, passCode(stay, sign(null, Buffer.from(codeMessage(stay)), keyOf(secret))));
}

/** Returns the page of a booking, which its pass opens to anyone. */
export function passLink(secret: string, publicUrl: string, bookingId: string): string {
  return `${publicUrl}/account/bookings/${bookingId}?pass=${signPass(secret, bookingId)}`;
}

export function isPassOf(secret: string, bookingId: string, pass: string | null): boolean {
  if (pass === null) return false;
  if (pass.length === OLD_LENGTH) return isSignedBy(secret, OLD_PURPOSE, bookingId, pass);
  const code = readCode(pass);
  if (code && code.bookingId !== bookingId) return false;
  const { message, signature } = code ?? { message: passMessage(bookingId), signature: pass };
  return verify(null, Buffer.from(message), keyOf(secret), Buffer.from(signature, 'base64url'));
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
