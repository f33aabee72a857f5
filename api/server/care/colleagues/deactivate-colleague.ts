import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import { lockUser } from '../../people/users/accounts.ts';
import { mailRights } from '../../people/users/mail-rights.ts';
import type { HasNoticeAddresses } from '../../people/users/notice-addresses.ts';
import { requireAdminUser } from '../../people/users/require-admin-user.ts';
import { leaveStaff, mayEverything, requireAnotherAdmin, requireWithin } from '../../people/users/staff-rights.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { handOverWork } from '../notes/hand-over-work.ts';

/**
 * Removes a person from the staff in one step: their permissions, sessions, known browsers and sign-in methods. Their
 * work goes to a colleague, or to no one. Their account stays, as that of a traveller or a host. They are told by mail.
 *
 * @throws CubbyError NOT_FOUND for a person who is not staff; FORBIDDEN for the caller, and for a person with more
 * permissions than the caller; INVALID_DATA on `hand_over_to` for a person who is not staff; LAST_ADMIN.
 */
export async function deactivateColleague(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  id: string,
  { hand_over_to }: BodyOf<Endpoints['deactivateColleague']>,
): Promise<AdminUser> {
  if (caller.userId === id) throw new CubbyError('FORBIDDEN', 'Ask a colleague to remove you from the staff.');
  return services.database.transaction(async (transaction) => {
    const now = services.now();
    await lockUser(transaction, id);
    const user = await requireAdminUser(transaction, id, now);
    if (!isStaff(user)) throw new CubbyError('NOT_FOUND', 'This person is not a member of staff.');
    requireWithin(caller, user);
    if (mayEverything(user)) await requireAnotherAdmin(transaction, id);
    const role = await leaveStaff(transaction, id);
    await handOverWork(transaction, id, hand_over_to);
    const difference = differenceOf(user, { role, scopes: null });
    if (difference)
      await recordChange(transaction, { caller, action: 'updated', entity: 'user', id, ...difference, now });
    await mailRights(services, transaction, caller, id, 'left');
    return requireAdminUser(transaction, id, now);
  });
}
