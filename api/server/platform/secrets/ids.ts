import { createHash, randomBytes, randomInt } from 'node:crypto';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from '../../../contract/rules/booking-ids.ts';

/** Random lower-case hex, two characters a byte. */
export function hexId(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function bookingId(): string {
  return readableId(BOOKING_ID_LENGTH);
}

/** Returns random letters and digits that are not confused when they are read out. */
export function readableId(length: number): string {
  return Array.from({ length }, () => BOOKING_ID_ALPHABET[randomInt(32)]).join('');
}

export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
