import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { checkPin, normaliseEmail } from '../../../contract/rules/fields.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { CodePurpose } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import { findUserByEmail, insertUser } from '../users/accounts.ts';
import { codeHash } from './code-hash.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { openSession } from './open-session.ts';
import { deleteOneTimePassword, takeOneTimePasswordTry } from './store.ts';

interface CodeProof {
  email: string;
  code: string;
  /** Where the call comes from. */
  address: string;
}

/**
 * Signs in with a code from the mail, which proves the address: bookings made with it as a guest are adopted.
 * An address without an account gets one if it has booked as a guest, else it has to sign up.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function signInWithCode(
  services: HasDatabase & HasClock & HasGuestBookings & HasGuesses,
  proof: CodeProof,
): Promise<AuthToken> {
  const email = await requireCode(services, 'sign_in', proof);
  const now = services.now();
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = (await findUserByEmail(transaction, email)) ?? (await accountOfGuest(services, transaction, email));
    if (!user) throw incorrect('one_time_password');
    await services.guestBookings.adopt(transaction, user.id, email);
    return openSession(transaction, user, now);
  });
}

/**
 * Opens a short session that can set a new password, after a code by mail.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function recoverWithCode(
  services: HasDatabase & HasClock & HasGuesses,
  proof: CodeProof,
): Promise<AuthToken> {
  const email = await requireCode(services, 'recovery', proof);
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = await findUserByEmail(transaction, email);
    if (!user) throw incorrect('one_time_password');
    return openSession(transaction, user, services.now(), 'recovery');
  });
}

/**
 * The address a code proves. Tries are counted at once, so that no failure further on takes one back; and guesses
 * beside them, so that a new code does not bring new ones.
 */
async function requireCode(
  services: HasDatabase & HasClock & HasGuesses,
  purpose: CodePurpose,
  proof: CodeProof,
): Promise<string> {
  const { code, address } = proof;
  const problem = checkPin([...code]);
  if (problem) throw new CubbyError(problem, 'A code has six digits.', { errors: { one_time_password: [problem] } });
  const email = normaliseEmail(proof.email);
  const guess = await services.guesses.take('code', email, address);
  const known = await takeOneTimePasswordTry(services.database.query, email, services.now());
  if (known?.code_hash !== codeHash(purpose, email, code)) throw incorrect('one_time_password');
  await guess.wasRight();
  // Access to the mail allows setting a new password, so guesses at the old one may be reset.
  await services.guesses.forget('code_mail', email);
  await services.guesses.forget('password', email);
  return email;
}

/** A guest's bookings hold everything an account needs. */
async function accountOfGuest(services: HasClock & HasGuestBookings, query: Kysely<Schema>, email: string) {
  const contact = await services.guestBookings.findContact(query, email);
  return contact && insertUser(query, { ...contact, id: hexId(16), role: 'customer', email, created: services.now() });
}

/** @throws CubbyError INCORRECT_CREDENTIALS, the same whether address or password is wrong; TOO_MANY_REQUESTS. */
export async function signInWithPassword(
  services: HasDatabase & HasClock & HasGuesses,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<AuthToken> {
  const { query } = services.database;
  const guess = await services.guesses.take('password', normaliseEmail(email), address);
  const user = await findUserByEmail(query, normaliseEmail(email));
  // An unknown address takes the same time as a known one, so that timing reveals nothing.
  const stored = user?.password_hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`;
  if (!(await isPassword(password, stored)) || !user) throw incorrect('password');
  await guess.wasRight();
  return openSession(query, user, services.now());
}

function incorrect(field: string): CubbyError {
  return fieldError(field, 'E-mail address and code or password do not match.', 'INCORRECT_CREDENTIALS');
}
