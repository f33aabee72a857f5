import { CubbyError } from '../../contract/errors.ts';
import type { Caller } from '../http/call.ts';
import type { Services } from '../services.ts';
import { anonymiseUser, hasOpenBookings } from './store.ts';
import { requireSelfOrStaff } from './update-user.ts';
import { findUser } from './user-row.ts';

/**
 * Deletes an account by making its person anonymous.
 *
 * @throws CubbyError CONFLICT while bags are still to be dropped off or collected.
 */
export async function deleteUser(services: Services, caller: Caller, id: string): Promise<void> {
  requireSelfOrStaff(caller, id);
  const now = services.now();
  await services.database.query.transaction().execute(async (transaction) => {
    if (!(await findUser(transaction, id))) throw new CubbyError('NOT_FOUND', 'There is no such account.');
    if (await hasOpenBookings(transaction, id, now))
      throw new CubbyError('CONFLICT', 'There are bookings still to come: cancel them or collect the bags first.');
    await anonymiseUser(transaction, id, now);
  });
}
