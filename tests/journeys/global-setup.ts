import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCubby } from '../harness/cubby-server.ts';

/** One server with the demo network for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-journeys-'));
  const server = await startCubby({ DATA_DIR: folder });
  process.env.CUBBY_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
