import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { processorMs } from './processor.ts';
import { table } from './table.ts';

const ASKED = 60;
/** Targets: processor time of a page that is drawn and of one that is kept, ms; and kB of two pages before packing. */
const TARGETS = { drawn: 25, kept: 1 };
const LONDON = '/luggage-storage/united-kingdom/london';

interface Kind {
  name: string;
  /** The address of the n-th request: each is drawn when all differ, and only the first when they are one page. */
  path: (index: number) => string;
  target: number;
  /** kB of HTML at most, where there is a target. */
  size?: number;
}

/** A stay that no other request has. */
function stay(index: number): string {
  const day = new Date(Date.now() + (3 + (index % 30)) * 86_400_000).toISOString().slice(0, 10);
  const hour = String(8 + Math.floor(index / 30)).padStart(2, '0');
  return `dropoff=${day}T${hour}:00&pickup=${day}T20:00&bags=${1 + (index % 5)}`;
}

const KINDS: readonly Kind[] = [
  { name: 'home', path: () => '/', target: TARGETS.kept, size: 80 },
  { name: 'home, a parameter of nobody', path: (index) => `/?x=${index}`, target: TARGETS.kept, size: 80 },
  { name: 'London', path: () => LONDON, target: TARGETS.kept, size: 110 },
  {
    name: 'London, from an advertisement',
    path: (index) => `${LONDON}?gclid=${index}`,
    target: TARGETS.kept,
    size: 110,
  },
  { name: 'London for a stay', path: (index) => `${LONDON}?${stay(index)}`, target: TARGETS.drawn },
  {
    name: 'results around London',
    path: (index) => `/search?place=united-kingdom/london&${stay(index)}`,
    target: TARGETS.drawn,
  },
];

/** Measures what pages cost the server and the network, with and without parameters: kept ones, and drawn ones. */
export async function measurePages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const server = await startCubby({ DATA_DIR: folder });
  const rows: string[][] = [];
  for (const kind of KINDS) {
    // Code is compiled, and what is kept is kept, before anything is measured.
    await ask(server, kind, 0);
    const begun = processorMs(server.process.pid);
    const html = await ask(server, kind, ASKED);
    const ms = (processorMs(server.process.pid) - begun) / ASKED;
    const kb = html.length / 1000;
    rows.push([
      kind.name,
      ms.toFixed(1),
      String(kind.target),
      kb.toFixed(0),
      kind.size === undefined ? '' : String(kind.size),
      (brotliCompressSync(html).length / 1000).toFixed(1),
    ]);
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  table(
    `Pages, processor time of the server for each of ${ASKED}`,
    ['', 'ms', 'aim', 'HTML kB', 'aim', 'Brotli kB'],
    rows,
  );
}

/** Asks for this many pages, one after the other, each as another visitor: few are drawn for one. Returns the last. */
async function ask({ url }: CubbyServer, { path }: Kind, first: number): Promise<Buffer> {
  let html = Buffer.alloc(0);
  for (let index = first; index < first + ASKED; index += 1) {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}` };
    const answer = await fetch(url + path(index), { headers });
    html = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path(index)} answered ${answer.status}.`);
  }
  return html;
}
