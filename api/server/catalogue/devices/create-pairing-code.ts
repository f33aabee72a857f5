import { randomInt } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { CubbyError } from '../../../contract/errors.ts';
import type { PairingCode } from '../../../contract/structs/team.ts';
import { PAIRING } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { pairingHash } from './pairing-hash.ts';
import { findCounterStashpoint, replacePairingCode } from './store.ts';

/**
 * Creates a code that pairs one device with a place. Only a hash of it is stored.
 *
 * @throws CubbyError NOT_FOUND, also for lockers, which have no counter.
 */
export async function createPairingCode(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  stashpointId: string,
): Promise<PairingCode> {
  const stashpoint = await findCounterStashpoint(database.query, caller, stashpointId);
  if (!stashpoint) throw new CubbyError('NOT_FOUND', 'Place not found.');
  const letter = () => PAIRING.alphabet[randomInt(PAIRING.alphabet.length)];
  const code = Array.from({ length: PAIRING.length }, letter).join('');
  const expires_at = addMinutes(clock(), PAIRING.minutes);
  const row = { stashpoint_id: stashpoint.id, host_id: stashpoint.host_id, hash: pairingHash(code), expires_at };
  await replacePairingCode(database.query, row);
  return { code, expires_at: expires_at.toISOString() };
}
