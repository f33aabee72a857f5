import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../harness/chromium.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { table } from './table.ts';

/** Kilobytes on the wire and requests of a first visit to the pages a traveller lands on. */
export async function measurePages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const server = await startCubby({ DATA_DIR: folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const reply = await fetch(
    `${server.url}/v3/stashpoints?northeast_lat=51.6&northeast_lng=0&southwest_lat=51.4&southwest_lng=-0.3`,
  );
  const { items } = (await reply.json()) as { items: { canonical_url: string }[] };
  const london = '/luggage-storage/united-kingdom/london';
  const pages = ['/', '/luggage-storage', london, items[0]?.canonical_url ?? london, '/login/email'];
  const rows: string[][] = [];
  for (const path of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    rows.push(await visit(await context.newPage(), server.url, path));
    await context.close();
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  table('First visit on a phone', ['page', 'script kB', 'all kB', 'requests'], rows);
}

async function visit(page: Page, url: string, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { script: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const kilobytes = (count: number) => (count / 1000).toFixed(0);
  return [path, kilobytes(bytes.script), kilobytes(bytes.all), String(kinds.size)];
}
