import { CubbyError } from '../../../../contract/errors.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import { isStaff, runs } from '../../../people/work/staff-access.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { getAdminStashpoint } from './get-admin-stashpoint.ts';

/**
 * Requires a place the caller may manage: any for staff, for a host their own, for a manager those they run. Others are
 * reported as missing.
 *
 * @throws CubbyError NOT_FOUND.
 */
export function requireOwn(caller: Caller, stashpoint: { id: string; host_id: string }): void {
  if (!isStaff(caller) && !runs(caller, stashpoint)) throw new CubbyError('NOT_FOUND', 'Place not found.');
}

/** @throws CubbyError NOT_FOUND, also for another host's place. */
export async function getOwnStashpoint(services: HasDatabase, caller: Caller, id: string): Promise<AdminStashpoint> {
  const stashpoint = await getAdminStashpoint(services, caller, id);
  requireOwn(caller, stashpoint);
  return stashpoint;
}
