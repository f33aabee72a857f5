import type { Database } from './connect.ts';

/** In a database that `npm run move` is still filling: its foreign keys, which are put back last. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** @throws Error for a database that `npm run move` has not filled to its end. */
export async function refuseUnfinishedMove(database: Database): Promise<void> {
  const { rows } = await database.executeSql('select to_regclass($1) is not null as unfinished', [UNFINISHED_MOVE]);
  if (rows[0]?.unfinished)
    throw new Error('A move into this database has not ended. Run `npm run move` again, with the same target.');
}
