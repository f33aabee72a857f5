import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const BACKOFFICE = fileURLToPath(new URL('../../backoffice/dist', import.meta.url));

/** What the counter may load before it shows something: a phone in a shop is no desk. */
const COUNTER_SCRIPT_KB = 180;

/** Files of code a page loads until it is quiet, by their addresses. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const loaded = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  };
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', note);
  return [...loaded];
}

test('staff, hosts and the counter load nothing of each other', async ({ page, site }) => {
  const hosts = site.replace('://', '://hosts.');
  const counter = await scriptsOf(page, `${hosts}/login`);
  const console = await scriptsOf(page, `${hosts}/closures`);
  const staff = await scriptsOf(page, `${site.replace('://', '://admin.')}/login`);
  for (const files of [counter, console, staff]) expect(files.length).toBeGreaterThan(0);
  expect(counter.filter((file) => console.includes(file) || staff.includes(file))).toEqual([]);
  expect(console.filter((file) => staff.includes(file))).toEqual([]);
});

test('the counter weighs little', async ({ page, site }) => {
  const files = await scriptsOf(page, `${site.replace('://', '://hosts.')}/login`);
  const bytes = files.reduce((sum, file) => sum + readFileSync(`${BACKOFFICE}${file}.br`).length, 0);
  expect(bytes / 1000).toBeLessThan(COUNTER_SCRIPT_KB);
});
