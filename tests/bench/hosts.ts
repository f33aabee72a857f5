import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../harness/chromium.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { signInWithCode } from './sign-in.ts';
import { say, table } from './table.ts';

const HOST = 'host@cubby.test';
const ROUNDS = 3;
/** A cheap phone on a slow mobile network, with Lighthouse's throttling. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER_PROCESSOR = 4;

/** Measures the waiting time of a clerk with a cheap phone: on the first visit, and with a warm cache. */
export async function measureHosts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const server = await startCubby({ DATA_DIR: folder });
  const hosts = server.url.replace('//', '//hosts.');
  const { cookies } = await signInWithCode(server.url, HOST, hosts);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const rows: string[][] = [];
  for (const [path, seen] of [
    ['/', 'h2'],
    ['/counter', '[role="searchbox"], input[type="search"]'],
    ['/bookings', 'tbody tr, main li'],
  ] as const) {
    const first: number[] = [];
    const again: number[] = [];
    let script = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
      await context.addCookies(cookies);
      const cold = await visit(context, hosts + path, seen);
      first.push(cold.shown);
      script = cold.script;
      again.push((await visit(context, hosts + path, seen)).shown);
      await context.close();
    }
    rows.push([path, String(script), String(median(first)), String(median(again))]);
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  table('Hosts’ pages on a throttled phone', ['page', 'script kB', 'first ms', 'again ms'], rows);
  say('aims: script 180 kB (420 in the console), the first useful screen within 2000 ms, from what the device kept');
}

/** Returns the milliseconds from the address to the expected element, and the script transferred, kB. */
async function visit(context: BrowserContext, url: string, seen: string): Promise<{ shown: number; script: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(seen).first().waitFor();
  const shown = Math.round(await page.evaluate(() => performance.now()));
  const script = Math.round(bytes / 1000);
  await settled(page);
  await page.close();
  return { shown, script };
}

/** Waits until the device has stored its data and its service worker has cached its files. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    navigator.serviceWorker?.getRegistration().then((known) => known && navigator.serviceWorker.ready),
  );
  await page.waitForTimeout(1_500);
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
