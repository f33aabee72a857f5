import { CubbyError } from '../../../../contract/errors.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import { runs } from '../../../people/work/works-at.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { getAdminStashpoint } from './get-admin-stashpoint.ts';

/**
 * Staff keep all places, a host their own, a manager those they run: another's does not exist for them.
 *
 * @throws CubbyError NOT_FOUND.
 */
export function requireOwn(caller: Caller, place: { id: string; host_id: string }): void {
  if (caller.role !== 'admin' && !runs(caller, place)) throw new CubbyError('NOT_FOUND', 'Place not found.');
}

/** @throws CubbyError NOT_FOUND, of another host's place too. */
export async function getOwnStashpoint(services: HasDatabase, caller: Caller, id: string): Promise<AdminStashpoint> {
  const place = await getAdminStashpoint(services, id);
  requireOwn(caller, place);
  return place;
}
