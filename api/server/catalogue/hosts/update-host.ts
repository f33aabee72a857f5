import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { type LeavesAddresses, leaveAddress } from '../../people/identity/leave-address.ts';
import { findUser, findUserByEmail } from '../../people/users/accounts.ts';
import { requireEmail, requirePhone } from '../../people/users/user-fields.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { takeStashpoints } from './create-host-by-staff.ts';
import { getHost } from './get-host.ts';
import { serializeHost } from './serialize-host.ts';
import { lockHost, updateHostRow } from './store.ts';

type Change = BodyOf<Endpoints['updateHost']>;

/**
 * Changes a host. Places that are added belonged to another host, and their unpaid earnings move with them; none can be
 * left out.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when the record was saved by someone else since it was read; a field's own
 * error.
 */
export async function updateHost(
  services: HasDatabase & LeavesAddresses,
  caller: Caller,
  id: string,
  { expected_version, ...sent }: Change,
): Promise<Host> {
  const change = checked(sent);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const row = await lockHost(transaction, id);
    if (!row) throw new CubbyError('NOT_FOUND', 'Host not found.');
    requireVersion(row, expected_version);
    const difference = differenceOf(serializeHost(row), change);
    if (!difference) return;
    await requireFreeEmail(transaction, change.email, row.user_id);
    if (change.stashpoint_ids) await addStashpoints(transaction, row, change.stashpoint_ids, now);
    const { stashpoint_ids: _given, business_name, ...person } = change;
    const isMoved = change.email !== undefined && change.email !== row.email;
    // Its new owner proves it with the next sign-in.
    const owner = isMoved ? { ...person, email_proven_at: null } : person;
    await updateHostRow(transaction, row, { business_name, person: owner });
    if (isMoved && row.email) await leaveFormerAddress(services, transaction, row.user_id, row.email);
    await recordChange(transaction, { caller, action: 'updated', entity: 'host', id, ...difference, now });
  });
  return getHost(services, caller, id);
}

/** Lets a host whose address staff have changed restore it, like after a change of their own. */
async function leaveFormerAddress(
  services: LeavesAddresses,
  transaction: Kysely<Schema>,
  userId: string,
  former: string,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (user?.email) await leaveAddress(services, transaction, { ...user, email: user.email }, former);
}

function checked(change: Omit<Change, 'expected_version'>) {
  const { email, phone_number } = change;
  if (email !== undefined) requireEmail(email);
  return {
    ...change,
    ...(email !== undefined && { email: normaliseEmail(email) }),
    ...(phone_number !== undefined && { phone_number: requirePhone('phone_number', phone_number) }),
  };
}

async function requireFreeEmail(transaction: Kysely<Schema>, email: string | undefined, userId: string): Promise<void> {
  const known = email === undefined ? undefined : await findUserByEmail(transaction, email);
  if (known && known.id !== userId)
    throw fieldError('email', 'Another account already has this email address.', 'EMAIL_ALREADY_EXISTS');
}

async function addStashpoints(
  transaction: Kysely<Schema>,
  { user_id, stashpoint_ids }: { user_id: string; stashpoint_ids: string[] },
  wanted: readonly string[],
  now: Date,
): Promise<void> {
  if (stashpoint_ids.some((id) => !wanted.includes(id)))
    throw fieldError('stashpoint_ids', 'A place must have a host: transfer it to another host instead of removing it.');
  const added = wanted.filter((id) => !stashpoint_ids.includes(id));
  await takeStashpoints(transaction, user_id, added, now);
}
