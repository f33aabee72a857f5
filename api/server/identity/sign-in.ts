import type { Kysely } from 'kysely';
import { CubbyError } from '../../contract/errors.ts';
import { checkPin, normaliseEmail } from '../../contract/rules/fields.ts';
import type { AuthToken } from '../../contract/structs/user.ts';
import { adoptGuestBookings, findGuestContact } from '../bookings/adopt-guest-bookings.ts';
import type { Schema } from '../database/schema.ts';
import { hexId, sha256 } from '../secrets/ids.ts';
import { isPassword } from '../secrets/passwords.ts';
import type { Services } from '../services.ts';
import { findUserByEmail, insertUser } from '../users/user-row.ts';
import { openSession } from './open-session.ts';
import { deleteOneTimePassword, takeOneTimePasswordTry } from './store.ts';

/**
 * Signs in with a code from the mail, which proves the address: bookings made with it as a guest are adopted.
 * An address without an account gets one if it has booked as a guest, else it has to sign up.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR.
 */
export async function signInWithCode(services: Services, address: string, code: string): Promise<AuthToken> {
  const problem = checkPin([...code]);
  if (problem) throw new CubbyError(problem, 'A code has six digits.', { errors: { one_time_password: [problem] } });
  const email = normaliseEmail(address);
  const { query } = services.database;
  const now = services.now();
  // Counted outside the transaction below, so that a wrong code cannot be taken back by its own failure.
  const known = await takeOneTimePasswordTry(query, email, now);
  if (known?.code_hash !== sha256(`${email}:${code}`)) throw incorrect('one_time_password');
  return query.transaction().execute(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = (await findUserByEmail(transaction, email)) ?? (await accountOfGuest(transaction, email, now));
    if (!user) throw incorrect('one_time_password');
    await adoptGuestBookings(transaction, user.id, email);
    return openSession(transaction, user, now);
  });
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
  return new CubbyError('INCORRECT_CREDENTIALS', 'These do not match.', {
    errors: { [field]: ['INCORRECT_CREDENTIALS'] },
  });
}
