import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { WorkRole } from '../../../contract/rules/roles.ts';
import { hostIdOf } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import { listStashpointIdsAtWork } from '../stashpoints/record/stashpoint-ids.ts';
import { findEmployer, findPerson, listPinHashes, type PersonRow } from './store.ts';

export type Employer = NonNullable<Awaited<ReturnType<typeof findEmployer>>>;

/**
 * Returns the host whose team the caller manages.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function requireEmployer(query: Kysely<Schema>, caller: Caller): Promise<Employer> {
  const host = await findEmployer(query, hostIdOf(caller));
  if (!host) throw new CubbyError('NOT_FOUND', 'Host not found.');
  return host;
}

/** Tells whether the caller manages a person: everyone for the owner, for a manager the clerks of their places. */
export function looksAfter({ work }: Caller, { role, stashpoints }: Pick<PersonRow, 'role' | 'stashpoints'>): boolean {
  if (!work) return true;
  return role === 'clerk' && (stashpoints ?? []).every(({ id }) => work.stashpointIds.includes(id));
}

/** @throws CubbyError NOT_FOUND, also for a person the caller does not manage. */
export async function requirePerson(
  query: Kysely<Schema>,
  caller: Caller,
  employer: Employer,
  id: string,
): Promise<PersonRow> {
  const row = await findPerson(query, employer.id, id);
  if (!row || !looksAfter(caller, row)) throw new CubbyError('NOT_FOUND', 'Person not found.');
  return row;
}

/**
 * @throws CubbyError FORBIDDEN for a manager who appoints a manager; INVALID_DATA on `stashpoint_ids` for places that
 * are not the caller's.
 */
export async function requireGrantable(
  query: Kysely<Schema>,
  caller: Caller,
  { role, stashpointIds }: { role: WorkRole | undefined; stashpointIds: readonly string[] | undefined },
): Promise<void> {
  if (caller.work && role === 'manager') throw new CubbyError('FORBIDDEN', 'Only the owner can add managers.');
  if (!stashpointIds) return;
  const own = await listStashpointIdsAtWork(query, caller);
  if (stashpointIds.some((id) => !own.includes(id))) throw fieldError('stashpoint_ids', 'Name only your own places.');
}

/**
 * Requires a PIN that is unique at each place, so that it identifies one person.
 *
 * @throws CubbyError PIN_TAKEN on `pin`.
 */
export async function requireFreePin(
  transaction: Kysely<Schema>,
  pin: string,
  { stashpointIds, exceptId }: { stashpointIds: readonly string[]; exceptId: string | null },
): Promise<void> {
  const others = await listPinHashes(transaction, stashpointIds, exceptId);
  const same = await Promise.all(others.map((hash) => isPassword(pin, hash)));
  if (same.includes(true)) throw fieldError('pin', 'Someone else already has this PIN.', 'PIN_TAKEN');
}
