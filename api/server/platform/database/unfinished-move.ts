import type { Database } from './connect.ts';

/** The table in which `npm run move` keeps the foreign keys of a database while filling it; it restores them last. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** @throws Error for a database that `npm run move` has not filled to its end. */
export async function refuseUnfinishedMove(database: Database): Promise<void> {
  const { rows } = await database.executeSql('select to_regclass($1) is not null as unfinished', [UNFINISHED_MOVE]);
  if (rows[0]?.unfinished)
    throw new Error('A move into this database has not ended. Run `npm run move` again, with the same target.');
}
