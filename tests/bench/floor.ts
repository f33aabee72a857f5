import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../harness/chromium.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { figuresOf, type PageFigures, PORT } from './audit.ts';
import { table } from './table.ts';

const ENTRY = fileURLToPath(new URL('../../customer/testing/floor-page.tsx', import.meta.url));
const ROUNDS = 5;
const PAGES = ['/', '/luggage-storage/united-kingdom/london', '/faq', '/termsandconditions'];
/** Targets beside the floor: shares of its score and of its largest paint; then kB, requests and ms. */
const TARGETS = {
  score: 0.97,
  lcp: 1.25,
  script: 150,
  requests: { text: 12, pictures: 20 },
  blocked: 200,
  shift: 0.01,
};

/**
 * Audits pages in turn with a lower bound: the same text on bare React, SWR and Wouter, on the same machine in the same
 * minute. Takes medians of five; only the ratio is comparable between machines.
 */
export async function auditBesideFloor(only: readonly string[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-floor-'));
  const site = await startCubby({ DATA_DIR: join(folder, 'data') });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${PORT}`],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const floor = await startFloor(folder);
  const rows: string[][] = [];
  for (const path of only.length > 0 ? only : PAGES) {
    floor.show(await textOf(page, site.url + path));
    const ours: PageFigures[] = [];
    const least: PageFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await figuresOf(site.url + path));
      least.push(await figuresOf(floor.url));
    }
    const [our, its] = [medians(ours), medians(least)];
    const hasPictures = (await page.locator('main img').count()) > 0;
    rows.push([
      path,
      missed(our, its, hasPictures).join(', ') || 'none',
      `${our.scores[0]} / ${its.scores[0]}`,
      `${our.lcp.toFixed(2)} / ${its.lcp.toFixed(2)}`,
      (our.lcp / its.lcp).toFixed(2),
      our.blocked.toFixed(0),
      our.shift.toFixed(3),
      `${our.script.toFixed(0)} / ${its.script.toFixed(0)}`,
      `${our.requests} / ${its.requests}`,
    ]);
  }
  await browser.close();
  floor.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  const head = [
    'page',
    'missed',
    'speed, ours / floor',
    'LCP s',
    'ratio',
    'blocked ms',
    'shift',
    'script kB',
    'requests',
  ];
  table(`A throttled phone beside the floor page (medians of ${ROUNDS})`, head, rows);
}

/** Returns the names of the targets that a page misses. */
function missed(our: PageFigures, its: PageFigures, hasPictures: boolean): string[] {
  const met: Record<string, boolean> = {
    speed: (our.scores[0] ?? 0) >= TARGETS.score * (its.scores[0] ?? 0),
    LCP: our.lcp <= TARGETS.lcp * its.lcp,
    script: our.script <= TARGETS.script,
    requests: our.requests <= TARGETS.requests[hasPictures ? 'pictures' : 'text'],
    blocked: our.blocked <= TARGETS.blocked,
    shift: our.shift <= TARGETS.shift,
  };
  return Object.keys(met).filter((name) => !met[name]);
}

/** Returns the page's text as paragraphs and headings, without any styling. */
async function textOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd')]
      .map(({ tagName, textContent }) => {
        const tag = /^H\d$/.test(tagName) ? tagName.toLowerCase() : 'p';
        const text = (textContent ?? '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        return `<${tag}>${text}</${tag}>`;
      })
      .join(''),
  );
}

async function startFloor(folder: string) {
  const outDir = join(folder, 'floor');
  await build({
    configFile: false,
    root: join(ENTRY, '..'),
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: ENTRY } },
  });
  const [script = ''] = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  const code = brotliCompressSync(readFileSync(join(outDir, 'assets', script)));
  let html = Buffer.alloc(0);
  const server = createServer((request, response) => {
    const [type, body] = request.url === '/floor.js' ? ['text/javascript', code] : ['text/html; charset=utf-8', html];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (text: string) => {
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
      html = brotliCompressSync(
        `<!doctype html><html lang="en"><head>${head}<script type="module" src="/floor.js"></script></head>` +
          `<body><div id="root"><main>${text}</main></div></body></html>`,
      );
    },
    stop: () => void server.close(),
  };
}

/** Returns the median of each figure. */
function medians(all: readonly PageFigures[]): PageFigures {
  const middle = (figure: (page: PageFigures) => number) =>
    all.map(figure).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
  return {
    scores: [0, 1, 2, 3].map((index) => middle(({ scores }) => scores[index] ?? Number.NaN)),
    lcp: middle(({ lcp }) => lcp),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
    script: middle(({ script }) => script),
    requests: middle(({ requests }) => requests),
  };
}
