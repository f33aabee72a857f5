import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { User } from '../../../contract/structs/user.ts';
import { passwordChangedMail } from '../../../mails/texts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hashPassword, isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findUser } from './accounts.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { serializeUser, type UserRow } from './serialize-user.ts';
import { revokeTokens } from './sessions.ts';
import { updateUserRow } from './store.ts';
import { requirePassword } from './user-fields.ts';
import { writeSecurityMail } from './write-security-mail.ts';

/**
 * Sets the caller's password; an existing one must be given. All other sessions end, and a mail to every address says so. Only the owner
 * can do this, not even staff: a forgotten password is replaced after a code by email.
 *
 * @throws CubbyError FORBIDDEN, INCORRECT_CREDENTIALS on `current_password`, INVALID_PASSWORD_CLIENT_ERROR.
 */
export async function changePassword(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  caller: Caller,
  id: string,
  { password, current_password }: { password: string; current_password?: string | undefined },
): Promise<void> {
  if (caller.userId !== id) throw new CubbyError('FORBIDDEN', 'Only the owner of an account can set its password.');
  const user = await findUser(transaction, id);
  if (!user) throw new CubbyError('NOT_FOUND', 'Account not found.');
  if (user.password_hash && !(await isPassword(current_password ?? '', user.password_hash)))
    throw fieldError('current_password', 'The current password is incorrect.', 'INCORRECT_CREDENTIALS');
  await writePassword(services, transaction, user, password, caller.tokenId);
}

/**
 * Sets a new password from a session of role recovery, which ends with all others.
 *
 * @throws CubbyError FORBIDDEN for anything but a password, INVALID_PASSWORD_CLIENT_ERROR.
 */
export async function recoverPassword(
  services: HasConfig & HasDatabase & HasClock & HasNoticeAddresses,
  caller: Caller,
  { password, current_password: _unused, ...profile }: BodyOf<Endpoints['updateMe']>,
): Promise<User> {
  if (Object.keys(profile).length > 0) throw new CubbyError('FORBIDDEN', 'This session can only set a new password.');
  return services.database.transaction(async (transaction) => {
    const user = await findUser(transaction, caller.userId);
    if (!user) throw new CubbyError('UNAUTHORIZED', 'This account has been deleted.');
    return serializeUser(await writePassword(services, transaction, user, password ?? '', null));
  });
}

async function writePassword(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  user: UserRow,
  password: string,
  keptTokenId: string | null,
): Promise<UserRow> {
  const password_hash = await hashPassword(await requirePassword(password));
  const row = await updateUserRow(transaction, user.id, { password_hash });
  if (!row) throw new CubbyError('NOT_FOUND', 'Account not found.');
  await revokeTokens(transaction, user.id, keptTokenId);
  const { publicUrl } = services.config;
  await writeSecurityMail(services, transaction, user, (person) => passwordChangedMail(person, publicUrl));
  return row;
}
