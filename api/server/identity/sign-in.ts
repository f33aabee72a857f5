import type { Kysely } from 'kysely';
import type { CodePurpose } from '../../contract/constants.ts';
import { CubbyError, fieldError } from '../../contract/errors.ts';
import { checkPin, normaliseEmail } from '../../contract/rules/fields.ts';
import type { AuthToken } from '../../contract/structs/user.ts';
import { adoptGuestBookings, findGuestContact } from '../bookings/adopt-guest-bookings.ts';
import type { Schema } from '../database/schema.ts';
import { hexId } from '../secrets/ids.ts';
import { isPassword } from '../secrets/passwords.ts';
import type { Services } from '../services.ts';
import { findUserByEmail, insertUser } from '../users/user-row.ts';
import { codeHash } from './code-hash.ts';
import { openSession } from './open-session.ts';
import { deleteOneTimePassword, takeOneTimePasswordTry } from './store.ts';

/**
 * Signs in with a code from the mail, which proves the address: bookings made with it as a guest are adopted.
 * An address without an account gets one if it has booked as a guest, else it has to sign up.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR.
 */
export async function signInWithCode(services: Services, address: string, code: string): Promise<AuthToken> {
  const email = await requireCode(services, 'sign_in', address, code);
  const now = services.now();
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = (await findUserByEmail(transaction, email)) ?? (await accountOfGuest(transaction, email, now));
    if (!user) throw incorrect('one_time_password');
    await adoptGuestBookings(transaction, user.id, email);
    return openSession(transaction, user, now);
  });
}

/**
 * Opens a short session that can set a new password, for whoever has the mail of an account.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR.
 */
export async function recoverWithCode(services: Services, address: string, code: string): Promise<AuthToken> {
  const email = await requireCode(services, 'recovery', address, code);
  return services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = await findUserByEmail(transaction, email);
    if (!user) throw incorrect('one_time_password');
    return openSession(transaction, user, services.now(), 'recovery');
  });
}

/** The address a code proves. Tries are counted at once, so that no failure further on takes one back. */
async function requireCode(services: Services, purpose: CodePurpose, address: string, code: string): Promise<string> {
  const problem = checkPin([...code]);
  if (problem) throw new CubbyError(problem, 'A code has six digits.', { errors: { one_time_password: [problem] } });
  const email = normaliseEmail(address);
  const known = await takeOneTimePasswordTry(services.database.query, email, services.now());
  if (known?.code_hash !== codeHash(purpose, email, code)) throw incorrect('one_time_password');
  return email;
}

/** Whoever has booked as a guest has told everything an account needs. */
async function accountOfGuest(query: Kysely<Schema>, email: string, now: Date) {
  const contact = await findGuestContact(query, email);
  return contact && insertUser(query, { ...contact, id: hexId(16), role: 'customer', email, created: now });
}

/** @throws CubbyError INCORRECT_CREDENTIALS, the same whether address or password is wrong. */
export async function signInWithPassword(services: Services, address: string, password: string): Promise<AuthToken> {
  const { query } = services.database;
  const user = await findUserByEmail(query, normaliseEmail(address));
  // Somebody unknown costs the same time as somebody known.
  const stored = user?.password_hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`;
  if (!(await isPassword(password, stored)) || !user) throw incorrect('password');
  return openSession(query, user, services.now());
}

function incorrect(field: string): CubbyError {
  return fieldError(field, 'These do not match.', 'INCORRECT_CREDENTIALS');
}
