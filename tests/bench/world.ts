import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase, startPostgres } from '@cubby/api/testing';
import { fill } from './fill.ts';

/** A database filled for a benchmark, with the settings a server needs to open it. */
export interface World {
  stashpoints: number;
  url: string;
  env: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Starts a separate instance of the bundled PostgreSQL, with this many stashpoints, ten times as many bookings by
 * default, and the additions of the SQL in `more`.
 */
export async function openWorld(stashpoints: number, more = '', bookings = stashpoints * 10): Promise<World> {
  const server = await startPostgres({ settings: { shared_buffers: '1GB', fsync: 'on', full_page_writes: 'on' } });
  await prepareDatabase({ url: server.url });
  await fill(server.url, stashpoints, bookings, more);
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  return {
    stashpoints,
    url: server.url,
    env: { DATABASE_URL: server.url, DATA_DIR: folder, SEED: 'none' },
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
