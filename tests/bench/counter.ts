import { readFileSync } from 'node:fs';
import { counterEndpoints } from '@cubby/api';
import { follow } from '@cubby/api/client';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { stashpointIds } from './calls.ts';
import { BUSY_BOOKINGS, bookDaySql, STAFF_TOKEN } from './fill.ts';
import { load } from './load.ts';
import { say, table } from './table.ts';
import { openWorld, type World } from './world.ts';

/** The European cities among the two hundred in the world. */
const STASHPOINTS = 100;
const QUIET_BOOKINGS = 20;
const DEVICES = 500;
const HAPPENINGS = 40;
const headers = { authorization: `Token ${STAFF_TOKEN}` };

/** Measures a counter under heavy use, and a server with hundreds of connected devices. */
export async function measureCounter(): Promise<void> {
  const ids = stashpointIds(STASHPOINTS);
  const busy = ids[0] ?? '';
  const quiet = ids[1] ?? '';
  const day =
    bookDaySql(busy, BUSY_BOOKINGS) +
    ids
      .slice(1)
      .map((id) => bookDaySql(id, QUIET_BOOKINGS))
      .join('');
  await measure(await openWorld(2 * STASHPOINTS, day), busy, quiet, ids);
}

async function measure(world: World, busy: string, quiet: string, ids: readonly string[]): Promise<void> {
  const server = await startCubby(world.env);
  const rows: string[][] = [];
  const dayOf = async (name: string, id: string) => {
    const path = `/v2/counter/${id}`;
    const reply = await fetch(server.url + path, { headers: { ...headers, 'accept-encoding': 'br' } });
    const { bookings } = (await reply.json()) as { bookings: unknown[] };
    const { p50, p99, errors } = await load(server.url, [{ path, headers }], { seconds: 4, clients: 1 });
    rows.push([name, String(bookings.length), String(p50), String(p99), String(errors)]);
    return p50;
  };
  const few = await dayOf('a quiet place', quiet);
  const many = await dayOf('a crowded one', busy);
  table('A counter’s day, one reader', ['', 'bookings', 'p50 ms', 'p99 ms', 'errors'], rows);
  say(
    `${BUSY_BOOKINGS} : ${QUIET_BOOKINGS} bookings = ${(many / few).toFixed(1)} times as long (aim: under ${BUSY_BOOKINGS / QUIET_BOOKINGS})`,
  );
  await listen(server, ids);
  await server.stop();
  await world.close();
}

/**
 * Connects five hundred devices at a hundred places: measures how soon each receives its place's events, and their
 * cost.
 */
async function listen(server: CubbyServer, ids: readonly string[]): Promise<void> {
  const before = megabytes(server);
  const stop = new AbortController();
  const heard: number[] = [];
  let begun = 0;
  let expected = 0;
  const devices = Array.from({ length: DEVICES }, (_, index) => ids[index % ids.length] ?? '');
  const cursors = new Map<string, string>();
  for (const id of new Set(devices)) {
    const day = (await (await fetch(`${server.url}/v2/counter/${id}`, { headers })).json()) as { cursor: string };
    cursors.set(id, day.cursor);
  }
  let listening = 0;
  const settings = { baseUrl: server.url, headers: () => headers };
  const streams = devices.map(async (id) => {
    const input = { params: { id }, query: { since: cursors.get(id) ?? '' } };
    const messages = follow(settings, counterEndpoints.streamCounterChanges, input, { signal: stop.signal });
    listening += 1;
    try {
      for await (const { bookings } of messages)
        if (begun > 0 && bookings.length > 0) heard.push(performance.now() - begun);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  });
  await until(() => listening === DEVICES);
  await new Promise((wait) => setTimeout(wait, 3_000));
  const during = megabytes(server);
  const times: number[] = [];
  for (let round = 0; round < HAPPENINGS; round += 1) {
    const id = devices[round] ?? '';
    const audience = devices.filter((each) => each === id).length;
    const due = await nextDue(server.url, id);
    heard.length = 0;
    begun = performance.now();
    const reply = await fetch(`${server.url}/v2/bookings/${due}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'checked_in' }),
    });
    if (!reply.ok) throw new Error(`Nothing was taken in: ${await reply.text()}`);
    expected += audience;
    await until(() => heard.length >= audience);
    times.push(...heard.slice(0, audience));
  }
  stop.abort();
  await Promise.allSettled(streams);
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  table(
    `${DEVICES} devices at ${ids.length} places: bags taken in, and heard of by every device of the place`,
    ['', 'heard', 'of', 'p50 ms', 'p99 ms', 'last ms', 'MB more'],
    [
      [
        'devices',
        String(sorted.length),
        String(expected),
        String(at(0.5)),
        String(at(0.99)),
        String(at(1)),
        String(during - before),
      ],
    ],
  );
  say(`the last of them after ${(at(1) / 1000).toFixed(1)} s (aim: 2)`);
}

async function nextDue(url: string, id: string): Promise<string> {
  const { bookings } = (await (await fetch(`${url}/v2/counter/${id}`, { headers })).json()) as {
    bookings: { id: string; state: string }[];
  };
  const due = bookings.find(({ id: each, state }) => state === 'confirmed' && each.startsWith('D'));
  if (!due) throw new Error('No booking is due.');
  return due.id;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo() && performance.now() < deadline) await new Promise((wait) => setTimeout(wait, 5));
}

function megabytes({ process: { pid } }: CubbyServer): number {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
