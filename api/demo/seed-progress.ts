import type { Kysely } from 'kysely';
import type { Schema } from '../server/platform/database/schema.ts';

export interface SeedOptions {
  /** The demo's present: bookings are before, around and after it. */
  now: Date;
  stashpoints: number;
  /** Approximate number of bookings; eight for each place if left out. */
  bookings?: number;
  /** Seed of the network: the same number always gives the same network. */
  seed?: number;
  /** Called after each batch, with the number of places written so far. */
  onProgress?: (written: number) => void;
  /** Called before each index of a large network is built, with the number of those left. */
  onIndex?: (left: number) => unknown;
  /** Ends a large network after the batch or index that is being written; a later call continues. */
  signal?: AbortSignal;
}

const PROGRESS = 'demo-network-progress';

export interface Progress extends Omit<SeedOptions, 'onProgress' | 'onIndex' | 'signal'> {
  written: number;
  /** The statements that create the dropped indexes again. */
  indexes: readonly string[];
}

/** Reads where an unfinished network ended, with its options. */
export async function readProgress(query: Kysely<Schema>): Promise<Progress | null> {
  const row = await query.selectFrom('settings').select('value').where('key', '=', PROGRESS).executeTakeFirst();
  if (!row) return null;
  const { now, ...known } = JSON.parse(row.value) as Omit<Progress, 'now'> & { now: string };
  return { ...known, now: new Date(now) };
}

/** @throws Error for a database that `npm run seed` has not filled to its end: it lacks indexes and foreign keys. */
export async function refuseUnfinishedNetwork(query: Kysely<Schema>): Promise<void> {
  if (await readProgress(query))
    throw new Error('The demo network in this database is not finished. Run `npm run seed` again.');
}

/** Notes where the network ends, or that it is finished. */
export async function writeProgress(transaction: Kysely<Schema>, progress: Progress | null): Promise<void> {
  await transaction.deleteFrom('settings').where('key', '=', PROGRESS).execute();
  if (progress)
    await transaction
      .insertInto('settings')
      .values({ key: PROGRESS, value: JSON.stringify(progress) })
      .execute();
}
