import { readFileSync } from 'node:fs';
import { startCubby } from '../harness/cubby-server.ts';
import { startBare } from './bare.ts';
import { stashpointsSql } from './fill-stashpoints.ts';
import { load, type Shot } from './load.ts';
import { say, table } from './table.ts';
import { openWorld } from './world.ts';

const STASHPOINTS = Number(process.env.BENCH_NAMED_STASHPOINTS ?? 100_000);
const PER_PAGE = 7;
const AIM_MS = 30;

/** Measures the search for places while typing, among a hundred thousand, one search at a time. */
export async function measureFinding(): Promise<void> {
  const world = await openWorld(100, stashpointsSql(STASHPOINTS));
  const ours = await startCubby(world.env);
  const names = await cityNames(ours.url);
  const kinds = typings(names);
  const bytes = (await (await fetch(ours.url + path(names[0] ?? ''))).text()).length;
  const rows: string[][] = [];
  const note = (name: string, { p50, p99, errors }: Awaited<ReturnType<typeof load>>) =>
    rows.push([name, String(p50), String(p99), String(errors)]);
  for (const [name, shots] of kinds) {
    await load(ours.url, shots, { seconds: 1, clients: 1 });
    note(name, await load(ours.url, shots, { seconds: 4, clients: 1 }));
  }
  const memory = residentMegabytes(ours.process.pid);
  await ours.stop();
  const bare = await startBare(world.env, bytes);
  note('  bare query for a beginning', await load(bare.url, kinds[1]?.[1] ?? [], { seconds: 4, clients: 1 }));
  await bare.stop();
  table(`Finding places, ${STASHPOINTS} places, one typing`, ['', 'p50 ms', 'p99 ms', 'errors'], rows);
  say(`Aim: ${AIM_MS} ms. Ready after ${Math.round(ours.startedIn)} ms, ${memory} MB resident.`);
  await world.close();
}

function typings(names: readonly string[]): [name: string, shots: Shot[]][] {
  const shots = (type: (name: string) => string) => names.map((name) => ({ path: path(type(name)) }));
  return [
    ['one letter', shots((name) => name.slice(0, 1))],
    ['three letters', shots((name) => name.slice(0, 3))],
    ['a whole name', shots((name) => name)],
    ['a kind of place everywhere', shots(() => 'central station')],
    ['two words of many', shots((name) => `station ${name}`)],
    ['a letter missing', shots((name) => name.slice(0, 3) + name.slice(4))],
    ['two changed over, beside a word', shots((name) => `station ${name[1]}${name[0]}${name.slice(2)}`)],
    ['nothing there is', shots((name) => `zzxq${name.slice(0, 2)} qqzx`)],
  ];
}

function path(typed: string): string {
  return `/v2/locations?per_page=${PER_PAGE}&query=${encodeURIComponent(typed)}`;
}

async function cityNames(url: string): Promise<string[]> {
  const pages = await Promise.all(
    [1, 20, 60, 120].map(async (page) => (await fetch(`${url}/v2/cities?per_page=50&page=${page}`)).json()),
  );
  return (pages as { items: { name: string }[] }[]).flatMap(({ items }) => items.map(({ name }) => name));
}

export function residentMegabytes(pid: number | undefined): string {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
    return String(Math.round(Number(kilobytes) / 1024));
  } catch {
    return 'an unknown number of';
  }
}
