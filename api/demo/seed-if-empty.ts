import type { Database } from '../server/platform/database/connect.ts';
import { seedDatabase } from './seed-database.ts';

const DEMO_STASHPOINTS = 500;

/** Fills an empty database with the demo network; one that already has places is left unchanged. */
export async function seedIfEmpty(database: Database, say: (text: string) => void): Promise<void> {
  const place = await database.query.selectFrom('places').select('id').limit(1).executeTakeFirst();
  if (place) return;
  say('The database is empty: building the demo network …');
  await seedDatabase(database, {
    now: new Date(),
    stashpoints: DEMO_STASHPOINTS,
    onProgress: (written) => say(`${written} of ${DEMO_STASHPOINTS} stashpoints`),
  });
}
