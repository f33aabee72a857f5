import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { findUser, lockUser } from '../../people/users/accounts.ts';
import { findAdminUser } from '../../people/users/admin-users.ts';
import { requireGrantable } from '../../people/users/staff-rights.ts';
import { requireSelfOrStaff } from '../../people/users/update-user.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { cancelBooking } from '../../stays/bookings/cancel-booking.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { erasePerson } from './erase-person.ts';
import { previewDeletion } from './preview-deletion.ts';
import { countHosted, hasOpenBookings } from './store.ts';

/**
 * Deletes an account as its preview says: upcoming stays are cancelled and refunded, places are taken off the market,
 * and the person is made anonymous.
 *
 * @throws CubbyError LAST_ADMIN; FORBIDDEN for staff with more rights than the caller; CONFLICT while bags are still to
 * be collected, or travellers rely on the host's places.
 */
export async function deleteUser(
  services: HasCaches & SendsRefunds & SerializesBookings,
  caller: Caller,
  id: string,
): Promise<void> {
  requireSelfOrStaff(caller, id);
  const { database } = services;
  if (!(await findUser(database.query, id))) throw new CubbyError('NOT_FOUND', 'Account not found.');
  await database.transaction((transaction) => requireLeavable(services, transaction, caller, id));
  const { may_delete, cancelled_bookings } = await previewDeletion(services, id);
  if (!may_delete) throw stillNeeded();
  for (const booking of cancelled_bookings) await cancelBooking(services, caller, booking.id, {});
  const now = services.now();
  await database.transaction(async (transaction) => {
    await requireLeavable(services, transaction, caller, id);
    await lockUser(transaction, id);
    // Another tab may have booked in between.
    const hosted = await countHosted(transaction, id, now);
    if (hosted.stays > 0 || (await hasOpenBookings(transaction, id, now))) throw stillNeeded();
    await erasePerson(transaction, id, now);
  });
  await services.caches.invalidate();
}

/** Refuses to remove the last member of staff with all rights. */
async function requireLeavable(
  { now }: HasClock,
  transaction: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<void> {
  const user = await findAdminUser(transaction, id, now());
  if (user && isStaff(user)) await requireGrantable(transaction, caller, user, { role: 'customer', scopes: null });
}

function stillNeeded(): CubbyError {
  return new CubbyError('CONFLICT', 'There are still bags to be collected. Delete the account after that.');
}
