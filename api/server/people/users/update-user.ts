import type { Kysely, Updateable } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { AdminUser, User } from '../../../contract/structs/user.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockUser } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { mailRights } from './mail-rights.ts';
import type { HasNoticeAddresses } from './notice-addresses.ts';
import { requireAdminUser } from './require-admin-user.ts';
import { serializeUser } from './serialize-user.ts';
import { revokeTokens } from './sessions.ts';
import { grantedScopes, requireGrantable } from './staff-rights.ts';
import { updateUserRow } from './store.ts';
import { requirePhone } from './user-fields.ts';

type Change = BodyOf<Endpoints['updateUser']>;

/**
 * Changes a person's details: the caller's own, or any as staff, which is logged. To all others, other people are
 * reported as missing. Only staff may change permissions, and then all sessions of that person end.
 *
 * @throws CubbyError NOT_FOUND, FORBIDDEN, CONFLICT, LAST_ADMIN, the error of a field or of a new password.
 */
export async function updateUser(
  services: HasConfig & HasDatabase & HasClock & HasGuesses & HasNoticeAddresses,
  caller: Caller,
  id: string,
  change: Change,
): Promise<User> {
  requireSelfOrStaff(caller, id);
  const grants = change.role !== undefined || change.scopes !== undefined;
  if (grants) requireStaff(caller);
  // Staff who edit themselves in the list of people get conflicts like for everyone else.
  const asStaff = caller.scopes.includes('users:all') && (grants || change.expected_version !== undefined);
  const guess = await takeGuess(services, caller, change);
  const user = await services.database.transaction((transaction) =>
    caller.userId === id && !asStaff
      ? updateSelf(services, transaction, caller, change)
      : updateAsStaff(services, transaction, caller, id, change),
  );
  await guess?.wasRight();
  return user;
}

/**
 * Counts a guess of the password, so that a session left open does not allow many; apart from guesses at sign-in, with
 * which strangers could lock the owner out. Counted outside the transaction, which a wrong guess rolls back.
 */
async function takeGuess({ guesses }: HasGuesses, { userId }: Caller, { password, current_password }: Change) {
  if (password === undefined || !current_password) return null;
  return guesses.take('password', userId, null);
}

async function updateSelf(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  caller: Caller,
  { password, current_password, ...profile }: Change,
): Promise<User> {
  const id = caller.userId;
  if (password !== undefined) await changePassword(services, transaction, caller, id, { password, current_password });
  const row = await updateUserRow(transaction, id, fieldsOf(profile));
  if (!row) throw new CubbyError('NOT_FOUND', 'Account not found.');
  return serializeUser(row);
}

async function updateAsStaff(
  services: HasConfig & HasClock & HasNoticeAddresses,
  transaction: Kysely<Schema>,
  caller: Caller,
  id: string,
  { password, current_password: _unused, expected_version, ...change }: Change,
): Promise<AdminUser> {
  if (password !== undefined) throw new CubbyError('FORBIDDEN', 'Only the owner of an account can set its password.');
  const now = services.now();
  await lockUser(transaction, id);
  const user = await requireAdminUser(transaction, id, now);
  requireVersion(user, expected_version);
  const { role = user.role, scopes = user.scopes, ...profile } = change;
  const rights = { role, scopes: grantedScopes(scopes) };
  const fields = fieldsOf(profile);
  const difference = differenceOf(user, { ...fields, ...rights });
  if (!difference) return user;
  const changesRights = 'role' in difference.after || 'scopes' in difference.after;
  if (changesRights) await requireGrantable(transaction, caller, user, rights);
  await updateUserRow(transaction, id, {
    ...fields,
    ...(role !== 'guest' && role !== 'recovery' && role !== 'mfa_pending' && { role }),
    // Only staff have any.
    scopes: role === 'admin' ? rights.scopes : null,
  });
  // A session has a fixed role: the new role needs a new session.
  if ('role' in difference.after) await revokeTokens(transaction, id, null);
  await recordChange(transaction, { caller, action: 'updated', entity: 'user', id, ...difference, now });
  if (changesRights && (user.role === 'admin' || role === 'admin'))
    await mailRights(services, transaction, caller, id, role === 'admin' ? rights.scopes : 'left');
  return requireAdminUser(transaction, id, now);
}

function fieldsOf({ phone_number, secondary_phone_number, ...plain }: Change): Updateable<Schema['users']> {
  const { role: _role, scopes: _scopes, expected_version: _version, ...profile } = plain;
  return {
    ...profile,
    ...(phone_number !== undefined && { phone_number: requirePhone('phone_number', phone_number) }),
    ...(secondary_phone_number !== undefined && {
      secondary_phone_number: secondary_phone_number && requirePhone('secondary_phone_number', secondary_phone_number),
    }),
  };
}

export function requireSelfOrStaff(caller: Caller, id: string): void {
  if (caller.userId === id) return;
  if (caller.role !== 'admin') throw new CubbyError('NOT_FOUND', 'Account not found.');
  requireScope(caller, 'users:all');
}

function requireStaff(caller: Caller): void {
  if (caller.role !== 'admin')
    throw new CubbyError('FORBIDDEN', 'You cannot change your own role or permissions: ask another administrator.');
  requireScope(caller, 'users:all');
}
