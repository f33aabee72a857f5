import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../harness/checkouts.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { killGuard, lockFile, postgresOf, runFolderOf } from '../harness/embedded.ts';
import { ownDataDir } from '../harness/own-database.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Returns an empty data directory in a folder only its user can enter. */
function ownEnv(path = ''): { DATA_DIR: string; SEED: string } {
  const { env, remove } = ownDataDir();
  cleanUps.push(remove);
  chmodSync(env.DATA_DIR, 0o700);
  return { ...env, DATA_DIR: join(env.DATA_DIR, path, 'data') };
}

/** Starts two servers at once: returns those that started, and the output of the others. */
async function startTwo(env: Record<string, string>) {
  const starts = await Promise.allSettled([startCubby(env), startCubby(env)]);
  const up = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  cleanUps.push(() => Promise.all(up.map((server) => server.stop())));
  return { up, refusals };
}

/**
 * Tells whether a process is running. One that has ended stays in the list until its parent has read its exit code,
 * which not every parent does.
 */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

it('the first start installs nothing if its port is taken, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-first-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  for (const file of ['cubby.mjs', 'package.json', 'pnpm-lock.yaml'])
    copyFileSync(join(ROOT, file), join(folder, file));
  const taken = createServer().listen(0);
  cleanUps.push(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cubby.mjs', 'start'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Port ${port} is taken.`);
});

describe('a server without DATABASE_URL', () => {
  it('that starts twice at once on an empty folder comes up once; the other one names the process in the way', async () => {
    const env = ownEnv();
    const { up, refusals } = await startTwo(env);
    expect(up).toHaveLength(1);
    const holder = up[0]?.process.pid;
    const refusal = new RegExp(`DATA_DIR .* is in use by process ${holder}, started 20\\d\\d-`);
    expect(refusals).toEqual([expect.stringMatching(refusal)]);
    // A server that is only paused keeps its lock.
    up[0]?.process.kill('SIGSTOP');
    await expect(startCubby(env)).rejects.toThrow(refusal);
    up[0]?.process.kill('SIGCONT');
    expect(readdirSync(env.DATA_DIR).sort()).toEqual(['postgresql', 'postgresql.log']);

    const other = { ...ownEnv(), PORT: String(up[0]?.port) };
    const { stderr } = spawnSync(process.execPath, ['api/main.ts'], { cwd: ROOT, env: other, encoding: 'utf8' });
    expect(stderr).toContain('Set PORT to another number');
    expect(existsSync(other.DATA_DIR)).toBe(false);
  });

  it('leaves nothing running and blocks no start, whatever is killed, in a private folder with a long path', async () => {
    const env = ownEnv(join('a folder with a long name '.repeat(6), 'ümlaut'));
    const first = await startCubby(env);
    const orphan = postgresOf(env);
    const orphanage = runFolderOf(env);
    killGuard(env);
    await first.kill();
    expect(isAlive(orphan)).toBe(true);

    const second = await startCubby(env);
    expect(second.output()).toContain(
      `Stopped a PostgreSQL that an earlier server had left running (process ${orphan}).`,
    );
    expect([isAlive(orphan), existsSync(orphanage)]).toEqual([false, false]);
    process.kill(postgresOf(env), 'SIGKILL');
    await expect.poll(() => second.output(), { timeout: 20_000 }).toContain('PostgreSQL has stopped unexpectedly');
    const ready = async () => (await fetch(`${second.url}/readyz`)).status;
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    const postgres = postgresOf(env);
    const runFolder = runFolderOf(env);
    expect(existsSync(runFolder)).toBe(true);
    await second.kill();
    await expect.poll(() => isAlive(postgres), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => existsSync(runFolder)).toBe(false);

    const other = spawn('sleep', ['600'], { stdio: 'ignore' });
    cleanUps.push(() => other.kill());
    writeFileSync(lockFile(env), `${other.pid}\n${env.DATA_DIR}/postgresql\n1700000000\n5432\n/tmp\n\n`);
    const third = await startCubby(env, ROOT, ['npm', 'start']);
    expect(third.output()).not.toContain('left running');
    expect(isAlive(other.pid ?? 0)).toBe(true);
    const ended = third.stop();
    // Ctrl-C reaches the server twice under npm start.
    third.process.kill('SIGINT');
    third.process.kill('SIGTERM');
    await ended;
    expect(existsSync(lockFile(env))).toBe(false);
    await expect(fetch(third.url)).rejects.toThrow();
  });
});
