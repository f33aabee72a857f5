import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { load } from '../bench/load.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';

const MINUTES = Number(process.env.ENDURE_MINUTES ?? 10);
const ROUNDS = 12;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Returns the memory of the process in megabytes. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const SHOTS = [
  { path: '/' },
  { path: '/luggage-storage/united-kingdom/london' },
  { path: '/v2/app-context' },
  { path: '/v3/stashpoints?northeast_lat=51.6&northeast_lng=0&southwest_lat=51.4&southwest_lng=-0.3&per_page=50' },
  { path: '/v2/temp', method: 'POST' as const, body: {} },
];

it.runIf(process.platform === 'linux')('memory does not grow under load that goes on', async () => {
  const { env, remove } = await ownDatabase();
  cleanUps.push(remove);
  const server = await startCubby(env);
  cleanUps.push(() => server.stop());
  const measured = [memoryOf(server.process.pid)];
  for (let round = 0; round < ROUNDS; round += 1) {
    await load(server.url, SHOTS, { seconds: Math.max(2, (MINUTES * 60) / ROUNDS), clients: 16 });
    measured.push(memoryOf(server.process.pid));
  }
  process.stdout.write(`Memory after each of ${ROUNDS} parts of ${MINUTES} minutes, MB: ${measured.join(' ')}\n`);
  // Caches fill first: the second half is compared with the middle, and must not exceed it by more than a sixth.
  const middle = Math.max(...measured.slice(ROUNDS / 2 - 1, ROUNDS / 2 + 2));
  expect(Math.max(...measured.slice(-3))).toBeLessThan(middle * 1.17);
});
