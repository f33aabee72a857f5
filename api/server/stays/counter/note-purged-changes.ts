import type { HasDatabase } from '../../platform/database/connect.ts';
import { writeSetting } from '../../platform/secrets/write-setting.ts';
import { PURGED } from './store.ts';

/**
 * Notes up to where changes are about to be deleted, which every device in use received long ago. If that fails then,
 * devices only read their day again.
 */
export async function notePurgedChanges({ database }: HasDatabase, before: Date): Promise<void> {
  const { query } = database;
  const { newest } = await query
    .selectFrom('counter_changes')
    .select(({ fn }) => fn.max('xid').as('newest'))
    .where('created', '<', before)
    .executeTakeFirstOrThrow();
  if (newest !== null) await writeSetting(query, PURGED, String(newest));
}
