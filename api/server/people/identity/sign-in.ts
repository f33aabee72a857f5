import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUserByEmail, insertUser } from '../users/accounts.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { openSession } from './open-session.ts';
import { type CodeProof, incorrect, requireCode } from './require-code.ts';
import { deleteOneTimePassword } from './store.ts';

/**
 * Signs in with a code from the mail, which verifies the address: bookings made with it as a guest are adopted. An
 * address without an account gets one if it has booked as a guest, else it has to sign up.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function signInWithCode(
  services: HasConfig & HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  proof: CodeProof,
): Promise<AuthToken> {
  const email = await requireCode(services, 'sign_in', proof);
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = (await findUserByEmail(transaction, email)) ?? (await accountOfGuest(services, transaction, email));
    if (!user) throw incorrect('one_time_password');
    await services.guestBookings.adopt(transaction, user.id, email);
    return openSession(services, transaction, user);
  });
}

/**
 * Opens a short session that can set a new password, after a code by mail.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function recoverWithCode(
  services: HasConfig & HasDatabase & HasClock & HasGuesses,
  proof: CodeProof,
): Promise<AuthToken> {
  const email = await requireCode(services, 'recovery', proof);
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = await findUserByEmail(transaction, email);
    if (!user) throw incorrect('one_time_password');
    return openSession(services, transaction, user, { role: 'recovery' });
  });
}

/** Creates an account for a guest: their bookings have everything it needs. */
async function accountOfGuest(services: HasClock & HasGuestBookings, query: Kysely<Schema>, email: string) {
  const contact = await services.guestBookings.findContact(query, email);
  return contact && insertUser(query, { ...contact, id: hexId(16), role: 'customer', email, created: services.now() });
}

/** @throws CubbyError INCORRECT_CREDENTIALS, the same whether address or password is wrong; TOO_MANY_REQUESTS. */
export async function signInWithPassword(
  services: HasConfig & HasDatabase & HasClock & HasGuesses,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<AuthToken> {
  const { query } = services.database;
  const guess = await services.guesses.take('password', normaliseEmail(email), address);
  const user = await findUserByEmail(query, normaliseEmail(email));
  // An unknown address takes the same time as a known one, so that timing reveals nothing.
  const stored = user?.password_hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`;
  if (!(await isPassword(password, stored)) || !user) throw incorrect('password');
  await guess.wasRight();
  return openSession(services, query, user);
}
