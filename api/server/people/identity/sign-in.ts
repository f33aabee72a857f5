import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { CodePurpose } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUserByEmail } from '../users/accounts.ts';
import { isKnownBrowser, rememberBrowser } from '../users/known-browsers.ts';
import { browserHash } from './code-hash.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { openByEmail } from './open-by-email.ts';
import { openSession } from './open-session.ts';
import { type CodeProof, incorrect, requireCode, requireUnspent } from './require-code.ts';

/**
 * Signs in with a code from the mail, or opens a short session that can set a new password.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, SIGN_IN_LINK_NEEDED, TOO_MANY_REQUESTS.
 */
export async function signInWithCode(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  purpose: CodePurpose,
  proof: CodeProof,
): Promise<AuthToken> {
  const proven = await requireCode(services, purpose, proof);
  return services.database.transaction(async (transaction) => {
    await requireUnspent(transaction, proven);
    const session = await openByEmail(services, transaction, {
      ...proven,
      purpose,
      secret: proof.secret,
      isByCode: true,
    });
    if (!session) throw incorrect('one_time_password');
    return session;
  });
}

/**
 * Signs in with a password. Guesses of strangers do not keep the owner out: a browser the account knows has a count of
 * its own.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, the same whether address or password is wrong; EMAIL_UNCONFIRMED;
 * TOO_MANY_REQUESTS.
 */
export async function signInWithPassword(
  services: HasConfig & HasDatabase & HasClock & HasGuesses,
  { email: typed, password, browser_secret: secret }: BodyOf<Endpoints['createToken']>,
  address: string,
): Promise<AuthToken> {
  const { query } = services.database;
  const email = normaliseEmail(typed);
  const user = await findUserByEmail(query, email);
  const isKnown = user && secret && (await isKnownBrowser(query, user.id, secret, services.now()));
  const guess = isKnown
    ? await services.guesses.take('password', browserHash(email, secret), null)
    : await services.guesses.take('password', email, address);
  // An unknown address takes the same time as a known one, so that timing reveals nothing.
  const stored = user?.password_hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`;
  if (!(await isPassword(password, stored)) || !user) throw incorrect('password');
  await guess.wasRight();
  const session = await openSession(services, query, user);
  if (secret) await rememberBrowser(query, user.id, secret, services.now());
  return session;
}
