import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hostSession } from './api.ts';
import { atRest, expect, test } from './journey.ts';
import { signIn } from './prepared.ts';

const BACKOFFICE = fileURLToPath(new URL('../../backoffice/dist', import.meta.url));
const CUSTOMER = fileURLToPath(new URL('../../customer/dist', import.meta.url));

/** The limit for the counter's script before its first render: many shops use a phone. */
const COUNTER_SCRIPT_KB = 187;

/** The limits for the script of travellers' pages, with what all of them share: where they are, and 150 is the aim. */
const PAGE_SCRIPT_KB = {
  'content/FaqPage': 143,
  'home/HomePage': 150,
  'places/PlacePage': 154,
  'stashpoint/StashpointPage': 159,
  'search/SearchPage': 163,
  'checkout/CheckoutPage': 180,
  'booking/BookingPage': 205,
};

/** The limits for the HTML of travellers' pages, unpacked: where they are. The aims are 80 and 110. */
const PAGE_HTML_KB = { '/': 110, '/luggage-storage/united-kingdom/london': 165 };

/** Returns the kilobytes of the script of a travellers' page, without the texts of its language. */
function scriptKbOf(page: string): number {
  const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(`${CUSTOMER}/manifest.json`, 'utf8'),
  );
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = chunks[name] ?? { file: '' };
    if (file === '') throw new Error(`The build has no ${name}.`);
    if (files.has(file)) return;
    files.add(file);
    for (const each of imports) add(each);
  };
  for (const name of ['index.html', `src/${page}.tsx`]) add(name);
  return [...files].reduce((sum, file) => sum + readFileSync(`${CUSTOMER}/${file}.br`).length, 0) / 1000;
}

/** Returns the addresses of all scripts a page loads until it is idle. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const loaded = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await atRest(page);
  page.off('request', note);
  return [...loaded];
}

test('staff, hosts and the counter load nothing of each other, and the counter and travellers’ pages stay small', {
  tag: '@one-size',
}, async ({ page, site }) => {
  const hosts = site.replace('://', '://hosts.');
  const counter = await scriptsOf(page, `${hosts}/login`);
  const staff = await scriptsOf(page, `${site.replace('://', '://admin.')}/login`);
  // Signed in: other visitors are redirected to the counter's sign-in.
  await signIn(page, hosts, hostSession());
  const console = await scriptsOf(page, `${hosts}/closures`);
  for (const files of [counter, console, staff]) expect(files.length).toBeGreaterThan(0);
  expect(counter.filter((file) => console.includes(file) || staff.includes(file))).toEqual([]);
  expect(console.filter((file) => staff.includes(file))).toEqual([]);
  const bytes = counter.reduce((sum, file) => sum + readFileSync(`${BACKOFFICE}${file}.br`).length, 0);
  expect(bytes / 1000).toBeLessThan(COUNTER_SCRIPT_KB);
  const heavy = Object.entries(PAGE_SCRIPT_KB).filter(([page, most]) => scriptKbOf(page) > most);
  expect(heavy.map(([page]) => [page, scriptKbOf(page)])).toEqual([]);
  for (const [path, most] of Object.entries(PAGE_HTML_KB)) {
    const html = await (await fetch(site + path)).text();
    expect(Buffer.byteLength(html) / 1000, path).toBeLessThan(most);
  }
});
