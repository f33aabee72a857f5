import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** The channel and the table that triggers write to (`note_catalogue_change` in 0001-platform.sql). */
const CHANGES = 'catalogue_changes';
const ASK_MS = 1_000;
/** A transaction that ends later than it numbered its row is still found; none of ours lasts this long. */
const LOOK_BACK_SECONDS = 120;
/** One save writes several rows, and many may save at once: they are answered together. */
const GATHER_MS = 50;

/**
 * Calls `onChange` soon after any server has changed the catalogue: told by PostgreSQL where the database can be
 * listened to, else by asking each second. Answers how to stop.
 */
export async function followChanges(database: Database, onChange: () => Promise<void>): Promise<() => Promise<void>> {
  let gathering: NodeJS.Timeout | null = null;
  const tell = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      // The database may be away just now; what is kept stays, and is read again with the next change or by its age.
      onChange().catch(() => {});
    }, GATHER_MS);
  };
  const stop = await (database.listen ? database.listen(CHANGES, tell) : askRegularly(database, tell));
  return async () => {
    if (gathering) clearTimeout(gathering);
    await stop();
  };
}

async function askRegularly(database: Database, tell: () => void): Promise<() => Promise<void>> {
  let seen = new Set(await recentChanges(database));
  const ask = async () => {
    const recent = await recentChanges(database);
    if (recent.some((id) => !seen.has(id))) tell();
    seen = new Set(recent);
  };
  const timer = setInterval(() => ask().catch(() => {}), ASK_MS);
  return async () => clearInterval(timer);
}

/** By when they were made, because rows become visible in another order than they are numbered. */
async function recentChanges({ query }: Database): Promise<number[]> {
  const rows = await query
    .selectFrom('catalogue_changes')
    .select('id')
    .where('created', '>', sql<Date>`now() - make_interval(secs => ${LOOK_BACK_SECONDS})`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets what every server has long heard of. Answers how many rows went. */
export async function forgetOldChanges({ query }: Database): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('catalogue_changes')
    .where('created', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
