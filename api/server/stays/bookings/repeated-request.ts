import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { BookingRow } from './record/booking.ts';
import { findByIdempotencyKey } from './record/store.ts';

/** Scopes a key to its person, because two people may choose the same one. */
export function scopedKey(caller: Caller, key: string): string {
  return `${caller.userId}:${key}`;
}

export function requestHash(request: unknown): string {
  return sha256(JSON.stringify(request));
}

/**
 * Finds the booking that this very request has made before.
 *
 * @throws CubbyError IDEMPOTENCY_KEY_REUSED when the key came with another request.
 */
export async function findRepeated(
  services: HasDatabase,
  caller: Caller,
  request: unknown,
  key: string | null,
): Promise<BookingRow | undefined> {
  if (!key) return undefined;
  const before = await findByIdempotencyKey(services.database.query, scopedKey(caller, key));
  if (before && before.request_hash !== requestHash(request))
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another request: send a new one.',
    );
  return before;
}
