import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findShift } from './store.ts';

/** Who did something at a device, and until when they might. */
export interface PersonAtDevice {
  /** The caller, in their name. */
  caller: Caller;
  removedAt: Date | null;
}

/**
 * In whose name a device acts: of whoever it says did it, if they have ever given their PIN there.
 *
 * @throws CubbyError PIN_NEEDED.
 */
export async function personAtDevice(
  { database }: HasDatabase,
  caller: Caller,
  personId: string | undefined,
): Promise<PersonAtDevice> {
  const { work } = caller;
  if (!work?.device) return { caller, removedAt: null };
  const known = personId && (await findShift(database.query, work.device.id, personId));
  if (!known) throw new CubbyError('PIN_NEEDED', 'This person has not entered their PIN at this device.');
  return {
    caller: { ...caller, userId: known.user_id, work: { ...work, personId: known.id } },
    removedAt: known.removed_at,
  };
}
