import { fieldError } from '../../../contract/errors.ts';
import type { Role } from '../../../contract/rules/roles.ts';
import type { LinkSignIn } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from '../users/accounts.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { openSession } from './open-session.ts';
import { proveAddress } from './prove-address.ts';
import { findSignInLink, useSignInLink } from './sign-in-links.ts';

/** The roles that may use a link; staff sign in with a code instead. */
const MAY_FOLLOW: readonly Role[] = ['host', 'manager', 'clerk'];

/**
 * Signs a host in with the link of a mail. A used or expired link signs no one in; the answer has the address it was
 * sent to, so that a code can be sent there instead. It never opens a staff session.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for a link that was never sent; TOO_MANY_REQUESTS.
 */
export async function signInWithLink(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  { link, address }: { link: string; address: string },
): Promise<LinkSignIn> {
  const guess = await services.guesses.take('link', link, address);
  const now = services.now();
  const answer = await services.database.transaction(async (transaction): Promise<LinkSignIn> => {
    const known = await findSignInLink(transaction, link);
    const user = known && (await findUser(transaction, known.user_id));
    if (!known || !user || !MAY_FOLLOW.includes(user.role))
      throw fieldError('link', 'Link not found.', 'INCORRECT_CREDENTIALS');
    if (await useSignInLink(transaction, link, now)) {
      const proven = await proveAddress(services, transaction, user, null);
      return { session: await openSession(services, transaction, proven), ended: null, email: user.email };
    }
    return { session: null, ended: known.used_at ? 'used' : 'expired', email: user.email };
  });
  await guess.wasRight();
  return answer;
}
