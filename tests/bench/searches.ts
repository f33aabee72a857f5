import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { startBare } from './bare.ts';
import { differentViews, mapViews } from './calls.ts';
import { type Load, load, type Shot } from './load.ts';
import { processorMs } from './processor.ts';
import type { World } from './world.ts';

/** The places on a sparse view, as a street has them, and on a dense one: a whole city. */
const SPARSE = 50;
const DENSE = 800;
/** More than a server answers in a round: none is asked twice while it is measured. */
const DIFFERENT = 20_000;
const ROUNDS = 2;

/** One kind of searches beside the bare query, measured in turn on the same views. */
export interface Compared {
  name: string;
  mine: Load[];
  limit: Load[];
  /** Milliseconds of the server's processor time for each search; of PostgreSQL it is in neither figure. */
  processorMs: number;
}

/** Compares searches of views that all differ, sparse and dense, and of thirty views asked again and again. */
export async function compareSearches(world: World, ours: CubbyServer): Promise<Compared[]> {
  const views = { card: true };
  const kinds: [string, Shot[]][] = [
    ['views that differ, sparse', differentViews(world.stashpoints, DIFFERENT, { ...views, places: SPARSE })],
    ['views that differ, dense', differentViews(world.stashpoints, DIFFERENT, { ...views, places: DENSE, seed: 0.3 })],
    ['thirty views', mapViews(world.stashpoints, views)],
  ];
  const first = kinds[0]?.[1][0]?.path ?? '';
  const bare = await startBare(world.env, (await (await fetch(ours.url + first)).text()).length);
  const compared: Compared[] = [];
  try {
    for (const [name, shots] of kinds) compared.push(await compareInTurn(name, shots, ours, bare.url));
  } finally {
    await bare.stop();
  }
  return compared;
}

async function compareInTurn(name: string, shots: Shot[], ours: CubbyServer, bareUrl: string): Promise<Compared> {
  const asked = (url: string, part: number) => {
    const size = Math.floor(shots.length / (ROUNDS + 1));
    const own = name === 'thirty views' ? shots : shots.slice(part * size, (part + 1) * size);
    return load(url, own, { sharedOut: own !== shots });
  };
  // Connections are opened, and statements planned, before anything is measured.
  await asked(ours.url, 0);
  await asked(bareUrl, 0);
  const compared: Compared = { name, mine: [], limit: [], processorMs: 0 };
  const begun = processorMs(ours.process.pid);
  for (let round = 1; round <= ROUNDS; round += 1) {
    compared.mine.push(await asked(ours.url, round));
    compared.limit.push(await asked(bareUrl, round));
  }
  const answered = compared.mine.reduce((sum, { total }) => sum + total, 0);
  return { ...compared, processorMs: (processorMs(ours.process.pid) - begun) / answered };
}

export function ratioOf({ mine, limit }: Compared): string {
  const sum = (loads: Load[]) => loads.reduce((total, { perSecond }) => total + perSecond, 0);
  return (sum(mine) / sum(limit)).toFixed(2);
}

/** Starts a server for `compareSearches` alone. */
export async function measureSearches(world: World): Promise<Compared[]> {
  const ours = await startCubby(world.env);
  try {
    return await compareSearches(world, ours);
  } finally {
    await ours.stop();
  }
}
