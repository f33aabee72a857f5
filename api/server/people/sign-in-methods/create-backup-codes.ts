import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { listSecondFactors, replaceBackupCodes } from '../users/second-factors.ts';
import { newBackupCodes } from './backup-codes.ts';
import { requireMayChange, tell } from './methods.ts';

/**
 * Creates new backup codes, replacing the previous ones.
 *
 * @throws CubbyError FORBIDDEN for a person without another method.
 */
export async function createBackupCodes(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
): Promise<{ codes: string[] }> {
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, caller.userId);
    const user = await requireMayChange(transaction, caller);
    if ((await listSecondFactors(transaction, user.id)).length === 0)
      throw new CubbyError('FORBIDDEN', 'Add a passkey or an authenticator app first.');
    const { codes, hashes } = newBackupCodes(user.id);
    await replaceBackupCodes(transaction, user.id, hashes, services.now());
    await tell(services, transaction, caller, user, 'backup_codes_renewed');
    return { codes };
  });
}
