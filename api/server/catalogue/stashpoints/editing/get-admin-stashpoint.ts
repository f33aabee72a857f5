import { CubbyError } from '../../../../contract/errors.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { serializeAdminStashpoint } from './serialize-admin-stashpoint.ts';
import { findAdminRow } from './store.ts';

/** @throws CubbyError NOT_FOUND. */
export async function getAdminStashpoint(services: HasDatabase, caller: Caller, id: string): Promise<AdminStashpoint> {
  const row = await findAdminRow(services.database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  return serializeAdminStashpoint(caller, row);
}
