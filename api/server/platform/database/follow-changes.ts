import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** The channel and the table that triggers write to (`note_catalogue_change` in 0001-server.sql). */
const CHANGES = 'catalogue_changes';
const ASK_MS = 1_000;
/**
 * The overlap of two looks: a transaction that ends later than it numbered its row is still found; none of ours takes
 * this long.
 */
const LOOK_BACK_SECONDS = 120;
/** The delay that groups changes: one save writes several rows, and many may save at once. */
const GATHER_MS = 50;

/**
 * Calls `onChange` with the changed tables soon after any server has changed the catalogue, and with none where changes
 * may have been missed: notified by PostgreSQL where the database can be listened to; behind a pooler, and while it is
 * read-only and may be a replica, by polling each second.
 * Returns a function to stop.
 */
export async function followChanges(
  database: Database,
  onChange: (...tables: readonly string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  let gathering: NodeJS.Timeout | null = null;
  let gathered = new Set<string | undefined>();
  const tell = (table?: string) => {
    gathered.add(table);
    gathering ??= setTimeout(() => {
      const tables = [...gathered].filter((each) => each !== undefined);
      const isWhole = tables.length < gathered.size;
      gathering = null;
      gathered = new Set();
      // The database may be unavailable; the caches stay, and are read again with the next change or by their age.
      onChange(...(isWhole ? [] : tables)).catch(() => {});
    }, GATHER_MS);
  };
  const stopListening = await database.listen?.(CHANGES, tell);
  const stopAsking = await askRegularly(database, tell);
  return async () => {
    if (gathering) clearTimeout(gathering);
    await stopListening?.();
    await stopAsking();
  };
}

async function askRegularly(database: Database, tell: (table: string) => void): Promise<() => Promise<void>> {
  let seen = await recentChanges(database);
  const ask = async () => {
    if (database.listen && !database.writes.isReadOnly) return;
    const recent = await recentChanges(database);
    for (const [id, table] of recent) if (!seen.has(id)) tell(table);
    seen = recent;
  };
  const timer = setInterval(() => ask().catch(() => {}), ASK_MS);
  return async () => clearInterval(timer);
}

/**
 * Maps recent changes to their tables, by the time they were made, because rows become visible in another order than
 * they are numbered.
 */
async function recentChanges({ query }: Database): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom('catalogue_changes')
    .select(['id', 'entity'])
    .where('created', '>', sql<Date>`now() - make_interval(secs => ${LOOK_BACK_SECONDS})`)
    .execute();
  return new Map(rows.map(({ id, entity }) => [id, entity]));
}
