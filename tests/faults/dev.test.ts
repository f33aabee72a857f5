import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@cubby/api/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ownDatabase } from '../harness/own-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Dev {
  process: ChildProcess;
  output: () => string;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
  /** Resolves with the first line of output that matches. */
  says: (line: RegExp) => Promise<string>;
}

async function startDev(settings: Record<string, string> = {}): Promise<Dev> {
  const { env, remove } = await ownDatabase({ demo: false });
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dev.ts'], {
    cwd: ROOT,
    env: { PATH, HOME, ...env, SEED: 'none', ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  cleanUps.push(async () => {
    child.kill('SIGTERM');
    await ended;
    await remove();
  });
  const says = async (line: RegExp) => {
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(line);
    return line.exec(printed)?.[1] ?? '';
  };
  return { process: child, output: () => printed, ended, says };
}

/** Starts an unrelated server, which handles none of our requests. */
async function occupy(port: number): Promise<void> {
  const other = createServer((socket) => socket.end('HTTP/1.1 418 Not Ours\r\n\r\n')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  cleanUps.push(() => new Promise((closed) => other.close(closed)));
}

describe('npm run dev', () => {
  it('leaves a port in use alone, says so, and only asks its own server', async () => {
    const taken = await freePort();
    await occupy(taken);
    const dev = await startDev({ PORT: String(taken) });
    const port = await dev.says(new RegExp(`Port ${taken} is taken: the server is on (\\d+)`));
    const site = await dev.says(/travellers on (\S+\/),/);
    await dev.says(/Cubby is running/);
    expect(dev.output()).toContain(`http://localhost:${port}\n`);
    const answer = await fetch(new URL('/v2/aggregate-stats', site));
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ total_stashpoints: 0 })]);
    dev.process.kill('SIGTERM');
    expect(await dev.ended).toBe(0);
    await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow();
  });

  it('ends as a whole, with the exit code of the part that crashed', async () => {
    const dev = await startDev({ PORT: 'harbour' });
    expect(await dev.ended).toBe(1);
    expect(dev.output()).toContain('PORT');
    expect(dev.output()).toContain('The server has stopped, and the sites with it.');
  });
});
