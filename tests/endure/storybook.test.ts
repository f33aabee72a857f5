import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cubby/api';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium, TEST_ARGUMENTS } from '../harness/chromium.ts';
import {
  openStory,
  type ServedStorybook,
  serveStorybook,
  showStory,
  storyAddress,
} from '../harness/storybook-crawl.ts';

/*
 * The published Storybook: built, served as files, and every story tested in both modes and all languages. A story has
 * to finish its play, pass axe, log nothing to the console and load all of its requests.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD_SECONDS = 120;
/** A story that has not finished by then never will. */
const PATIENCE_MS = 20_000;
/** All of it takes minutes; a longer run is stuck. */
const LIMIT_MINUTES = 30;

/** Console messages that are not caused by a story. */
const NOT_OURS = [
  // WebGL without a graphics card is slow to read back.
  /GL Driver Message/,
  // From Storybook itself.
  /Story Store is deprecated/,
  // The typing of a play enters a date digit by digit, which no keyboard does in a date field.
  /does not conform to the required format, "yyyy-MM-dd"/,
];

const surroundings = (['light', 'dark'] as const).flatMap((mode) => LANGUAGES.map((language) => ({ mode, language })));
const folder = mkdtempSync(join(tmpdir(), 'cubby-storybook-'));
let book: ServedStorybook;
let stories: string[] = [];
let browser: Browser;

beforeAll(async () => {
  const build = spawnSync(process.execPath, ['cubby.mjs', 'storybook', 'build', '--output-dir', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: BUILD_SECONDS * 1000,
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  book = await serveStorybook(folder);
  stories = book.stories.map(({ id }) => id);
  browser = await chromium.launch({ executablePath: findChromium(), args: TEST_ARGUMENTS });
});

afterAll(async () => {
  await browser?.close();
  await book?.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'shows every story in both modes and all languages',
  async () => {
    const waiting = [...surroundings];
    const faults: string[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) faults.push(...(await crawl(next)));
    };
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
    process.stdout.write(`${stories.length} stories in ${surroundings.length} surroundings: ${faults.length} faults\n`);
    expect(stories.length).toBeGreaterThan(100);
    expect([...new Set(faults)]).toEqual([]);
  },
  LIMIT_MINUTES * 60_000,
);

/** Tests all stories in one mode and language, one after the other in one page. */
async function crawl(globals: { mode: string; language: string }): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  let current = stories[0] ?? '';
  const note = (what: string) => faults.push(`${current}, ${globals.language}, ${globals.mode}: ${what}`);
  listen(page, note);
  await openStory(page, storyAddress(book.url, current, globals));
  // The first story is already shown, and showing it again would not be a change: it comes last.
  for (const id of [...stories.slice(1), current]) {
    current = id;
    const { status, faults: found } = await showStory(page, id, PATIENCE_MS);
    if (status !== 'success') note(status);
    for (const fault of found) note(fault);
  }
  await page.close();
  process.stdout.write(`${globals.language}, ${globals.mode}: ${faults.length} faults\n`);
  return faults;
}

function listen(page: Page, note: (what: string) => void): void {
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !NOT_OURS.some((pattern) => pattern.test(message.text()))) note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
}
