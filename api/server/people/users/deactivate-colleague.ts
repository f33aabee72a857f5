import { CubbyError } from '../../../contract/errors.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockUser } from './accounts.ts';
import { mailRights } from './mail-rights.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { requireAdminUser } from './require-admin-user.ts';
import { deleteSecondFactors } from './second-factors.ts';
import { revokeTokens } from './sessions.ts';
import { hasBusiness, mayEverything, requireAnotherAdmin, requireWithin } from './staff-rights.ts';
import { updateUserRow } from './store.ts';

/**
 * Removes a person from the staff in one step: their permissions, sessions, known browsers and sign-in methods. Their
 * account stays, as that of a traveller or a host. They are told by mail.
 *
 * @throws CubbyError NOT_FOUND for a person who is not staff; FORBIDDEN for the caller, and for a person with more
 * permissions than the caller; LAST_ADMIN.
 */
export async function deactivateColleague(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  id: string,
): Promise<AdminUser> {
  if (caller.userId === id) throw new CubbyError('FORBIDDEN', 'Ask a colleague to remove you from the staff.');
  return services.database.transaction(async (transaction) => {
    const now = services.now();
    await lockUser(transaction, id);
    const user = await requireAdminUser(transaction, id, now);
    if (user.role !== 'admin') throw new CubbyError('NOT_FOUND', 'This person is not a member of staff.');
    requireWithin(caller, user);
    if (mayEverything(user)) await requireAnotherAdmin(transaction, id);
    const role = (await hasBusiness(transaction, id)) ? 'host' : 'customer';
    await updateUserRow(transaction, id, { role, scopes: null });
    await deleteSecondFactors(transaction, id);
    await revokeTokens(transaction, id, null);
    const difference = differenceOf(user, { role, scopes: null });
    if (difference)
      await recordChange(transaction, { caller, action: 'updated', entity: 'user', id, ...difference, now });
    await mailRights(services, transaction, caller, id, 'left');
    return requireAdminUser(transaction, id, now);
  });
}
