import { type Kysely, sql } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { STAFF_SCOPES, type StaffScope } from '../../../contract/rules/roles.ts';
import type { AdminUser } from '../../../contract/structs/user.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { deleteSecondFactors } from './second-factors.ts';
import { revokeTokens } from './sessions.ts';
import { updateUserRow } from './store.ts';

export interface Rights {
  role: AdminUser['role'];
  scopes: AdminUser['scopes'];
}

/**
 * Refuses permissions that may not be granted: more than the caller has, the host's role without a business, another
 * role for a person who works for a host, and removing the last account with every permission.
 *
 * @throws CubbyError FORBIDDEN, INVALID_DATA on `role`, LAST_ADMIN.
 */
export async function requireGrantable(
  transaction: Kysely<Schema>,
  caller: Caller,
  user: AdminUser,
  wanted: Rights,
): Promise<void> {
  requireWithin(caller, user);
  requireWithin(caller, wanted);
  if (wanted.role !== user.role && (user.role === 'manager' || user.role === 'clerk'))
    throw fieldError('role', 'This person works for a host, who has to remove them first.');
  if (wanted.role === 'host' && user.role !== 'host' && !(await hasBusiness(transaction, user.id)))
    throw fieldError('role', 'Hosts are created with their business, not by changing a role.');
  if (mayEverything(user) && !mayEverything(wanted)) await requireAnotherAdmin(transaction, user.id);
}

/** @throws CubbyError LAST_ADMIN for the last one with every permission. Of two who leave at once, one is refused. */
export async function requireAnotherAdmin(transaction: Kysely<Schema>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('last-admin', 0))`.execute(transaction);
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('scopes', 'is', null)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new CubbyError('LAST_ADMIN', 'At least one administrator must keep all permissions.');
}

/** Returns the permissions to store: all of them are null, however they are asked for. */
export function grantedScopes(scopes: readonly StaffScope[] | null): StaffScope[] | null {
  return scopes && STAFF_SCOPES.some((scope) => !scopes.includes(scope))
    ? STAFF_SCOPES.filter((scope) => scopes.includes(scope))
    : null;
}

export function mayEverything({ role, scopes }: Rights): boolean {
  return role === 'admin' && scopes === null;
}

/** @throws CubbyError FORBIDDEN for rights the caller does not have. */
export function requireWithin(caller: Caller, { role, scopes }: Rights): void {
  const asked: readonly StaffScope[] = role === 'admin' ? (scopes ?? STAFF_SCOPES) : [];
  if (!asked.every((scope) => caller.scopes.includes(scope)))
    throw new CubbyError('FORBIDDEN', 'You can only grant or revoke permissions that you have yourself.');
}

async function hasBusiness(transaction: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await transaction.selectFrom('hosts').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a member of staff a host if they have a business, or else a traveller, and ends what they signed in with.
 * Returns their role.
 */
export async function leaveStaff(transaction: Kysely<Schema>, id: string): Promise<'host' | 'customer'> {
  const role = (await hasBusiness(transaction, id)) ? 'host' : 'customer';
  await updateUserRow(transaction, id, { role, scopes: null });
  await deleteSecondFactors(transaction, id);
  await revokeTokens(transaction, id, null);
  return role;
}
