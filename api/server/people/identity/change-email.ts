import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { User } from '../../../contract/structs/user.ts';
import { EMAIL_UNDO_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import { addressCodeMail, addressTakenMail, changedAddressMail } from '../../../mails/address-texts.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from '../users/accounts.ts';
import { isAddressTaken, moveToAddress, rememberAddress } from '../users/former-addresses.ts';
import { serializeUser, type UserRow } from '../users/serialize-user.ts';
import { revokeTokens } from '../users/sessions.ts';
import { requireEmail } from '../users/user-fields.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { incorrect, requireCode } from './require-code.ts';
import { type SendsCodes, sendCode } from './send-code.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { deleteOneTimePassword } from './store.ts';

/**
 * Sends a code to the new email address a person wants to use. If the address has an account already, the mail says so;
 * the caller sees no difference. An account with a password requires it: a session left open must not be enough to take
 * an account over.
 *
 * @throws CubbyError INVALID_EMAIL_CLIENT_ERROR, INCORRECT_CREDENTIALS on `current_password`, TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  services: HasConfig & SendsCodes,
  { userId }: Caller,
  asked: { email: string; current_password?: string | undefined },
): Promise<void> {
  requireEmail(asked.email);
  const email = normaliseEmail(asked.email);
  const { query } = services.database;
  const user = requireUser(await findUser(query, userId));
  await requireOwnPassword(services, user, asked.current_password ?? '');
  if (email === user.email) throw fieldError('email', 'The account already has this address.');
  // Counted by caller as well: otherwise one session could have mail sent to any number of people.
  await services.guesses.take('code_mail', `change:${userId}`, null);
  const taken = await isAddressTaken(query, email, userId, services.now());
  const { language } = user;
  await sendCode(services, email, purposeOf(userId), (code) =>
    taken ? addressTakenMail(email, language, services.config.publicUrl) : addressCodeMail(email, code, language),
  );
}

/**
 * Changes an address with the code that was sent to it, which verifies it: bookings made with it as a guest are
 * adopted, and mail about upcoming ones goes there. Every other session ends, and the former address gets a link that
 * restores it.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS, INVALID_PIN_CLIENT_ERROR, TOO_MANY_REQUESTS.
 */
export async function changeEmail(
  services: HasConfig & SendsCodes & HasGuestBookings,
  { userId, tokenId }: Caller,
  { code, ...proof }: { email: string; code: string; address: string },
): Promise<User> {
  const email = await requireCode(services, purposeOf(userId), { code, ...proof });
  const now = services.now();
  const changed = await services.database.transaction(async (transaction) => {
    await deleteOneTimePassword(transaction, email);
    const user = requireUser(await findUser(transaction, userId));
    const row = await moveToAddress(transaction, userId, email, now);
    // Another account was quicker: reported like a wrong code, because the caller must not learn about the address.
    if (!row) throw incorrect('one_time_password');
    await services.guestBookings.adopt(transaction, userId, email);
    await revokeTokens(transaction, userId, tokenId);
    await deleteSignInLinks(transaction, userId);
    if (user.email) await leaveAddress(services, transaction, { ...user, email: user.email }, email);
    return row;
  });
  services.mails.wake();
  return serializeUser(changed);
}

async function leaveAddress(
  { config, now, guestBookings }: HasConfig & SendsCodes & HasGuestBookings,
  transaction: Parameters<typeof moveToAddress>[0],
  user: UserRow & { email: string },
  email: string,
): Promise<void> {
  const link = randomBytes(32).toString('base64url');
  await rememberAddress(transaction, {
    hash: sha256(link),
    user_id: user.id,
    former_email: user.email,
    created: now(),
    expires_at: addDays(now(), EMAIL_UNDO_DAYS),
    undone_at: null,
  });
  await deleteOneTimePassword(transaction, user.email);
  await guestBookings.readdress(transaction, user.id, user.email, email);
  await writeMail(transaction, changedAddressMail(user, { link, publicUrl: config.publicUrl }), now());
}

async function requireOwnPassword({ guesses }: SendsCodes, user: UserRow, password: string): Promise<void> {
  if (!user.password_hash) return;
  const guess = await guesses.take('password', user.email ?? user.id, null);
  if (!(await isPassword(password, user.password_hash)))
    throw fieldError('current_password', 'The current password is incorrect.', 'INCORRECT_CREDENTIALS');
  await guess.wasRight();
}

function requireUser(user: UserRow | undefined): UserRow {
  if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
  return user;
}

/** Returns the purpose of a code: it is valid for the account it was requested for, and for nothing else. */
function purposeOf(userId: string): string {
  return `email_change:${userId}`;
}
