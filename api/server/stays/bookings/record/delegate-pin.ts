import { timingSafeEqual } from 'node:crypto';
import { fieldError } from '../../../../contract/errors.ts';
import { CHANGEABLE_STATES } from '../../../../contract/rules/booking-lifecycle.ts';
import type { Booking } from '../../../../contract/structs/booking.ts';
import type { Guess, HasGuesses } from '../../../platform/limits/guesses.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { shortPin } from '../../../platform/secrets/signatures.ts';
import type { BookingRow } from './booking.ts';

const PIN_DIGITS = 6;

type Delegated = Pick<BookingRow, 'id' | 'user_id' | 'state' | 'delegate_name' | 'delegate_nonce'>;

/**
 * Serializes the person who may collect; their PIN is shown to the traveller alone, since the host has to ask for it.
 */
export function serializeDelegate({ secret }: HasSecret, row: Delegated, viewerId: string | null): Booking['delegate'] {
  if (!row.delegate_name || !row.delegate_nonce || !CHANGEABLE_STATES.includes(row.state)) return null;
  return {
    name: row.delegate_name,
    pin: viewerId === row.user_id ? pinOf(secret, row.id, row.delegate_nonce) : null,
  };
}

/** Counts a guess at the PIN of a booking's delegate, before the transaction that checks it; none without a PIN. */
export async function takePinGuess(
  { guesses }: HasGuesses,
  bookingId: string,
  given: string | undefined,
): Promise<Guess | null> {
  return given === undefined ? null : guesses.take('collector_pin', bookingId, null);
}

/** @throws CubbyError INVALID_PIN_CLIENT_ERROR on `collector_pin` unless it is the delegate’s. */
export function requireCollectorPin({ secret }: HasSecret, row: Delegated, given: string): void {
  const expected = Buffer.from(row.delegate_nonce ? pinOf(secret, row.id, row.delegate_nonce) : '');
  const said = Buffer.from(given);
  if (expected.length === 0 || said.length !== expected.length || !timingSafeEqual(said, expected))
    throw fieldError('collector_pin', 'This PIN is not valid for these bags.', 'INVALID_PIN_CLIENT_ERROR');
}

function pinOf(secret: string, id: string, nonce: string): string {
  return shortPin(secret, `delegate:${id}:${nonce}`, PIN_DIGITS);
}
