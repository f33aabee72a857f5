import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { serializeHost } from './serialize-host.ts';
import { findHostOfUser, findHostRow, type HostRow } from './store.ts';

/**
 * Returns a host by its id. Staff may name its account instead, which is what places and bookings know.
 *
 * @throws CubbyError NOT_FOUND, also for another host's record.
 */
export async function getHost({ database }: HasDatabase, caller: Caller, id: string): Promise<Host> {
  const ofAccount = isStaff(caller) && (await findHostOfUser(database.query, id));
  return serializeHost(ofAccount || (await requireHost(database.query, caller, id)));
}

/**
 * Returns a host the caller may act for: any for staff, only themselves for a host. Without an id, or with `me`, it is
 * the caller.
 *
 * @throws CubbyError NOT_FOUND; REQUIRED_DATA_CLIENT_ERROR when staff do not name one.
 */
export async function requireHost(query: Kysely<Schema>, caller: Caller, named: string | undefined): Promise<HostRow> {
  const id = named === 'me' && !isStaff(caller) ? undefined : named;
  if (id === undefined && isStaff(caller)) throw fieldError('host_id', 'Name the host.', 'REQUIRED_DATA_CLIENT_ERROR');
  const row = id === undefined ? await findHostOfUser(query, caller.userId) : await findHostRow(query, id);
  if (!row || (!isStaff(caller) && row.user_id !== caller.userId)) throw new CubbyError('NOT_FOUND', 'Host not found.');
  return row;
}
