import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../harness/checkouts.ts';
import { bookings, mapViews, quotes, stashpointIds } from './calls.ts';
import type { Shot } from './load.ts';
import { say, table } from './table.ts';
import { openWorld } from './world.ts';

const STASHPOINTS = 5_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
/** Rounds before the first that counts, in which the code gets warm. */
const WARM = 5;
const CLIENTS = 4;

type Urls = Record<'off' | 'beside' | 'on', string>;

/** The variants measured in turn: without traces twice, which shows the noise; with a tenth recorded; with all. */
const VARIANTS: Record<string, { at: keyof Urls; share: number | null }> = {
  off: { at: 'off', share: null },
  noise: { at: 'beside', share: null },
  tenth: { at: 'on', share: 0.1 },
  all: { at: 'on', share: 1 },
};

/**
 * Measures the processor time of a request with traces beside the same without, in one process and in short turns that
 * alternate. A figure is the median over all rounds of a turn beside the one without traces in the same round.
 */
export async function measureTraces(): Promise<void> {
  const world = await openWorld(STASHPOINTS);
  const receiver = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const server = fork(join(ROOT, 'api/testing/traces-server.ts'), {
    cwd: ROOT,
    execArgv: ['--max-semi-space-size=32', '--heap-growing-percent=30', ...(process.env.BENCH_FLAGS?.split(' ') ?? [])],
    env: { ...process.env, ...world.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  });
  const urls = (await answer(server)) as Urls;
  const ids = stashpointIds(2_000);
  const booked = bookings(ids, 150 * (WARM + ROUNDS) * Object.keys(VARIANTS).length);
  const views = mapViews(STASHPOINTS, { card: true });
  const priced = quotes(ids.slice(0, 500));
  const kinds: Record<string, (turn: number) => Shot[]> = {
    'shortest request': () => Array.from({ length: 2_000 }, () => ({ path: '/v2/currencies' })),
    search: (turn) => Array.from({ length: 100 }, (_, index) => views[(turn + index) % views.length] ?? { path: '/' }),
    quote: (turn) => priced.slice((turn % 2) * 250, (turn % 2) * 250 + 250),
    booking: (turn) => booked.slice(turn * 150, turn * 150 + 150),
  };
  const rows: string[][] = [];
  for (const [kind, shotsOf] of Object.entries(kinds)) {
    const costs: Record<string, number>[] = [];
    let turn = 0;
    for (let round = 0; round < WARM + ROUNDS; round += 1) {
      const cost: Record<string, number> = {};
      const names = Object.keys(VARIANTS);
      for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
        const { at, share } = VARIANTS[name] ?? { at: 'off', share: null };
        cost[name] = await measure(server, urls[at], share, shotsOf(turn++));
      }
      if (round >= WARM) costs.push(cost);
    }
    const ratios = (name: string) => costs.map((cost) => (cost[name] ?? 0) / (cost.off ?? 1));
    rows.push([
      kind,
      Math.round(quantile(costs.map(({ off = 0 }) => off))(0.5)).toString(),
      ...['noise', 'tenth', 'all'].map((name) => {
        const at = quantile(ratios(name));
        return `${at(0.5).toFixed(3)} (${at(0.25).toFixed(2)}–${at(0.75).toFixed(2)})`;
      }),
    ]);
  }
  server.disconnect();
  await once(server, 'exit');
  receiver.close();
  receiver.closeAllConnections();
  await world.close();
  const head = ['', 'µs without', 'noise: without', 'a tenth', 'all'];
  table(`Processor time of a request beside that without traces (${ROUNDS} rounds: median, quartiles)`, head, rows);
  say('Aim: a tenth within 1.03.');
}

/** Returns the processor time of a request, in microseconds, with all that is sent to the receiver. */
async function measure(server: ChildProcess, url: string, share: number | null, shots: Shot[]): Promise<number> {
  server.send({ begin: share });
  const before = Number(await answer(server));
  const left = [...shots];
  const client = async () => {
    for (let shot = left.pop(); shot; shot = left.pop()) {
      const { method = 'GET', path, body, headers } = shot;
      // As our sites send it.
      const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
      const sent = { traceparent, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  server.send('end');
  return (Number(await answer(server)) - before) / shots.length;
}

async function answer(server: ChildProcess): Promise<unknown> {
  const [message] = await once(server, 'message');
  return message;
}

function quantile(figures: number[]): (share: number) => number {
  const sorted = figures.toSorted((one, other) => one - other);
  return (share) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}
