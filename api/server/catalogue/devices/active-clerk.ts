import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findShift } from './store.ts';

/** The person who acted at a device, and the end of the time in which they could. */
export interface PersonAtDevice {
  /** The caller acting on behalf of that person. */
  caller: Caller;
  removedAt: Date | null;
}

/**
 * Returns the person a device acts for: the one it names, if they have ever entered their PIN there.
 *
 * @throws CubbyError PIN_NEEDED.
 */
export async function getActiveClerk(
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
