import { fieldError } from '../../../contract/errors.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { openSession } from '../../people/identity/open-session.ts';
import { insertUser } from '../../people/users/accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { pairingHash } from './pairing-hash.ts';
import { insertDevice, takePairingCode } from './store.ts';

/**
 * Pairs a device with the counter its code belongs to. The session belongs to the device and to no person: until a PIN
 * is entered it grants nothing.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `code`; TOO_MANY_REQUESTS.
 */
export async function pairDevice(
  services: HasConfig & HasDatabase & HasClock & HasGuesses,
  { code, name, address }: { code: string; name: string; address: string },
): Promise<AuthToken> {
  const hash = pairingHash(code);
  const guess = await services.guesses.take('pairing', hash, address);
  const now = services.now();
  const session = await services.database.transaction(async (transaction) => {
    const paired = await takePairingCode(transaction, hash, now);
    if (!paired) throw fieldError('code', 'This pairing code is invalid or has expired.', 'INCORRECT_CREDENTIALS');
    const called = name.trim();
    const user = await insertUser(transaction, { id: hexId(16), role: 'device', first_name: called, created: now });
    if (!user) throw new Error('The device could not be saved.');
    const times = { paired_at: now, last_seen_at: now };
    await insertDevice(transaction, { id: hexId(8), user_id: user.id, name: called, ...paired, ...times });
    return openSession(services, transaction, user);
  });
  await guess.wasRight();
  return session;
}
