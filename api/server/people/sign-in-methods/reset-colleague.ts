import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { requireAdminUser } from '../users/require-admin-user.ts';
import { deleteSecondFactors } from '../users/second-factors.ts';
import { revokeTokens } from '../users/sessions.ts';
import { requireWithin } from '../users/staff-rights.ts';
import { tell } from './methods.ts';

/** @throws CubbyError NOT_FOUND; FORBIDDEN for a person with more rights than the caller. */
export async function deleteUserSessions(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireColleague(transaction, caller, id, now());
    await revokeTokens(transaction, id, caller.userId === id ? caller.tokenId : null);
    await recordChange(transaction, {
      caller,
      action: 'sessions_ended',
      entity: 'user',
      id,
      before: null,
      after: null,
      now: now(),
    });
  });
}

/**
 * Resets the second factors of a person who has lost theirs: the code by mail is enough again, or they set one up
 * again where it is required. Their sessions end, and they are told by mail.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN for the caller's own account, which has the account page for it, and for a
 * person with more rights than the caller.
 */
export async function deleteUserSignInMethods(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  id: string,
): Promise<void> {
  if (caller.userId === id) throw new CubbyError('FORBIDDEN', 'Remove your own sign-in methods on your account page.');
  await services.database.transaction(async (transaction) => {
    await requireColleague(transaction, caller, id, services.now());
    const user = await findUser(transaction, id);
    if (!user) throw new CubbyError('NOT_FOUND', 'Account not found.');
    await deleteSecondFactors(transaction, id);
    await revokeTokens(transaction, id, null);
    await tell(services, transaction, caller, user, 'sign_in_methods_removed');
  });
}

async function requireColleague(transaction: Kysely<Schema>, caller: Caller, id: string, now: Date): Promise<void> {
  requireWithin(caller, await requireAdminUser(transaction, id, now));
}
