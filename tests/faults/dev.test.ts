import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cubby/api/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../harness/checkouts.ts';
import { ownDatabase } from '../harness/own-database.ts';

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

async function startDev(settings: Record<string, string> = {}, checkout = ROOT): Promise<Dev> {
  const { env, remove } = await ownDatabase({ demo: false });
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dev.ts'], {
    cwd: checkout,
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

/** Creates a checkout whose server only prints a word of another file: it starts at once. */
function smallCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'cubby-dev-'));
  cleanUps.push(() => rmSync(checkout, { recursive: true }));
  for (const name of ['node_modules', 'customer', 'backoffice']) symlinkSync(join(ROOT, name), join(checkout, name));
  copyFileSync(join(ROOT, 'dev.ts'), join(checkout, 'dev.ts'));
  mkdirSync(join(checkout, 'api'));
  writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(checkout, 'api/main.ts'),
    `import { createServer } from 'node:http';
    import { word } from './word.ts';
    createServer((_, reply) => reply.end()).listen(Number(process.env.PORT), () => console.log('Word', word));`,
  );
  return checkout;
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
    // Killed, it cannot stop its server.
    dev.process.kill('SIGKILL');
    const isGone = () => fetch(`http://localhost:${port}/readyz`).catch(() => 'gone');
    await expect.poll(isGone, { timeout: 20_000 }).toBe('gone');
  });

  it('restarts the server for every save, also by rename, and for one that mends an error', async () => {
    const checkout = smallCheckout();
    const save = (text: string, name = 'word.ts') => writeFileSync(join(checkout, 'api', name), text);
    const saveByRename = (text: string) => {
      save(text, 'word.ts.new');
      renameSync(join(checkout, 'api/word.ts.new'), join(checkout, 'api/word.ts'));
    };
    save('export const word = 0;');
    const dev = await startDev({ PORT: String(await freePort()) }, checkout);
    await dev.says(/Hot sites/);
    for (let word = 1; word <= 10; word += 1) {
      (word % 2 === 0 ? save : saveByRename)(`export const word = ${word};`);
      await dev.says(new RegExp(`Word ${word}$`, 'm'));
    }
    saveByRename('export const word = ;');
    await dev.says(/The server did not start/);
    saveByRename('export const word = 11;');
    await dev.says(/Word 11$/m);
    save('export const word = 12;', 'new.ts');
    save("export { word } from './new.ts';");
    await dev.says(/Word 12$/m);
    for (let word = 13; word <= 22; word += 1) saveByRename(`export const word = ${word};`);
    await dev.says(/Word 22$/m);
    dev.process.kill('SIGTERM');
    expect(await dev.ended).toBe(0);
  });

  it('ends with a server that crashes after a restart', async () => {
    const checkout = smallCheckout();
    const save = (text: string) => writeFileSync(join(checkout, 'api/word.ts'), text);
    save('export const word = 0;');
    const dev = await startDev({ PORT: String(await freePort()) }, checkout);
    await dev.says(/Hot sites/);
    save('setTimeout(() => process.exit(3), 2_000);\nexport const word = 1;');
    await dev.says(/The server has stopped, and the sites with it/);
    expect(await dev.ended).toBe(3);
  });

  it('ends as a whole, with the exit code of the part that crashed', async () => {
    const dev = await startDev({ PORT: 'harbour' });
    expect(await dev.ended).toBe(1);
    expect(dev.output()).toContain('PORT');
    expect(dev.output()).toContain('The server has stopped, and the sites with it.');
  });
});
