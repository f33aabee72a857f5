import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCubby } from '../harness/cubby-server.ts';
import { table } from './table.ts';

/**
 * Measures the time from starting the process to its first response: with an empty data directory, and again with the
 * existing one.
 */
export async function measureStarts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const rows: string[][] = [];
  for (const name of ['cold: makes the database and the demo network', 'warm', 'warm again']) {
    const server = await startCubby({ DATA_DIR: folder });
    rows.push([name, (server.startedIn / 1000).toFixed(1)]);
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  table('Start, embedded database', ['', 'seconds'], rows);
}
