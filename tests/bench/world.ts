import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@cubby/api/testing';
import { findPostgres, startPostgres } from '../harness/postgres.ts';
import { fill, fillSql } from './fill.ts';

/** A database filled for measuring, with the settings a server needs to open it. */
export interface World {
  engine: 'PostgreSQL' | 'embedded';
  places: number;
  url: string | null;
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** A cluster of its own with this many places, ten times as many bookings if not said otherwise, and what `more` SQL adds; null where there is no PostgreSQL. */
export async function postgresWorld(places: number, more = '', bookings = places * 10): Promise<World | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const server = await startPostgres(bin, { shared_buffers: '1GB', fsync: 'on' });
  await prepareDatabase({ url: server.url });
  await fill(server.url, places, bookings, more);
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  return {
    engine: 'PostgreSQL',
    places,
    url: server.url,
    env: { DATABASE_URL: server.url, DATA_DIR: folder, SEED: 'none' },
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database on disk, filled alike. */
export async function embeddedWorld(places: number, more = ''): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  await prepareDatabase({ directory: folder }, fillSql(places, places * 10) + more);
  return {
    engine: 'embedded',
    places,
    url: null,
    env: { DATA_DIR: folder, SEED: 'none' },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
