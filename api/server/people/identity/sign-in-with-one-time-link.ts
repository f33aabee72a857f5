import { type CubbyError, fieldError } from '../../../contract/errors.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CODE_PURPOSES } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { browserHash } from './code-hash.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { spendOneTimeLink } from './one-time-links.ts';
import { openByEmail } from './open-by-email.ts';

/**
 * Signs in with the link that was mailed instead of a code, or opens a short session that can set a new password. Its
 * 256 bits need no count of guesses, which others could use up.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for a link that was used, has expired or was never sent.
 */
export async function signInWithOneTimeLink(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  { link, secret }: { link: string; secret: string | undefined },
): Promise<AuthToken> {
  const { email, session } = await services.database.transaction(async (transaction) => {
    const spent = await spendOneTimeLink(transaction, link, CODE_PURPOSES, services.now());
    if (!spent) throw linkIsOver();
    const purpose = spent.purpose === 'recovery' ? 'recovery' : 'sign_in';
    const opened = await openByEmail(services, transaction, {
      email: spent.email,
      purpose,
      secret,
      browser: secret === undefined ? null : browserHash(spent.email, secret),
      isByCode: false,
    });
    if (!opened) throw linkIsOver();
    return { email: spent.email, session: opened };
  });
  await services.guesses.forget('password', email);
  return session;
}

export function linkIsOver(): CubbyError {
  return fieldError('link', 'This link no longer works.', 'INCORRECT_CREDENTIALS');
}
