import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { findUser } from '../users/accounts.ts';
import { closeChangesSince, findUndoable, forgetPassword, moveToAddress } from '../users/former-addresses.ts';
import { revokeTokens } from '../users/sessions.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { forgetAddress, unlinkSince } from './store.ts';

/**
 * Restores an account's former address, with the link of the mail about the change. The person who had changed it loses
 * all access: every session ends, the password and the sign-ins linked since are removed, and a code goes to the former
 * address alone.
 *
 * @throws CubbyError NOT_FOUND for a link that was used, has expired or was never sent; CONFLICT when another account
 * has the address by now; TOO_MANY_REQUESTS.
 */
export async function undoEmailChange(
  services: HasDatabase & HasClock & HasGuesses & HasGuestBookings,
  { link, address }: { link: string; address: string },
): Promise<void> {
  const guess = await services.guesses.take('link', link, address);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const change = await findUndoable(transaction, sha256(link), now);
    const user = change && (await findUser(transaction, change.user_id));
    if (!change || !user) throw new CubbyError('NOT_FOUND', 'This link no longer works.');
    await closeChangesSince(transaction, change, now);
    if (!(await moveToAddress(transaction, user.id, change.former_email, now)))
      throw new CubbyError('CONFLICT', 'Another account now has this address.');
    await revokeTokens(transaction, user.id, null);
    await forgetPassword(transaction, user.id);
    await unlinkSince(transaction, user.id, change.created);
    await deleteSignInLinks(transaction, user.id);
    if (!user.email) return;
    await forgetAddress(transaction, user.email);
    await services.guestBookings.readdress(transaction, user.id, user.email, change.former_email);
  });
  await guess.wasRight();
}
