import { afterEach, describe, expect, it } from 'vitest';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { ownDatabase, POSTGRES_URL } from '../harness/own-database.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function databaseOf(options: { demo: boolean }): Promise<Record<string, string>> {
  const { env, remove } = await ownDatabase(options);
  cleanUps.push(remove);
  return env;
}

/** Two servers started at once: those that came up, and what the others said. */
async function startTwo(env: Record<string, string>) {
  const starts = await Promise.allSettled([startCubby(env), startCubby(env)]);
  const up = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  cleanUps.push(() => Promise.all(up.map((server) => server.stop())));
  return { up, refusals };
}

async function countPlaces({ url }: CubbyServer): Promise<number> {
  const answer = (await (await fetch(`${url}/v2/aggregate-stats`)).json()) as { total_stashpoints: number };
  return answer.total_stashpoints;
}

describe.skipIf(POSTGRES_URL)('a data directory', () => {
  it('belongs to one of two servers that start on it at once; the other says who has it', async () => {
    const env = await databaseOf({ demo: false });
    const { up, refusals } = await startTwo({ ...env, SEED: 'none' });
    expect(up).toHaveLength(1);
    expect(refusals).toEqual([
      expect.stringMatching(new RegExp(`DATA_DIR .* is in use by process ${up[0]?.process.pid}, started `)),
    ]);
  });

  it('stays with a server that is paused, and goes with one that is killed', async () => {
    const env = { ...(await databaseOf({ demo: false })), SEED: 'none' };
    const first = await startCubby(env);
    first.process.kill('SIGSTOP');
    await expect(startCubby(env)).rejects.toThrow(`in use by process ${first.process.pid}`);
    first.process.kill('SIGCONT');
    await first.kill();
    const next = await startCubby(env);
    cleanUps.push(() => next.stop());
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });
});

describe('a server that is told to stop', () => {
  it('ends in order, though it is told twice, as Ctrl-C does under npm start', async () => {
    const server = await startCubby({ ...(await databaseOf({ demo: false })), SEED: 'none' });
    const ended = server.stop();
    server.process.kill('SIGINT');
    server.process.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe.runIf(POSTGRES_URL)('an empty PostgreSQL', () => {
  it('is brought to the schema and filled once by two servers that start on it at once', async () => {
    const { up, refusals } = await startTwo(await databaseOf({ demo: false }));
    expect(refusals).toEqual([]);
    expect(up.map((server) => server.output().includes('building the demo network')).sort()).toEqual([false, true]);
    const [first, second] = await Promise.all(up.map(countPlaces));
    expect(first).toBeGreaterThan(400);
    expect(second).toBe(first);
  });
});
