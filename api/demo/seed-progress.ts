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
}

const PROGRESS = 'demo-network-progress';

type Progress = Required<Pick<SeedOptions, 'stashpoints' | 'now'>> & SeedOptions & { written: number };

/** Reads where an unfinished network ended, with its options. */
export async function readProgress(query: Kysely<Schema>): Promise<Progress | null> {
  const row = await query.selectFrom('settings').select('value').where('key', '=', PROGRESS).executeTakeFirst();
  if (!row) return null;
  const { now, ...known } = JSON.parse(row.value) as Omit<Progress, 'now'> & { now: string };
  return { ...known, now: new Date(now) };
}

/** Notes where the network ends, or that it is finished. */
export async function writeProgress(
  transaction: Kysely<Schema>,
  progress: Omit<Progress, 'onProgress'> | null,
): Promise<void> {
  await transaction.deleteFrom('settings').where('key', '=', PROGRESS).execute();
  if (progress)
    await transaction
      .insertInto('settings')
      .values({ key: PROGRESS, value: JSON.stringify(progress) })
      .execute();
}
