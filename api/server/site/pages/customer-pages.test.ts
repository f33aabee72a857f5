import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { PHRASES } from '../../../words/phrases.ts';
import { type App, buildApp } from '../../app.ts';
import type { Database } from '../../platform/database/connect.ts';
import { readConfig } from '../../platform/settings/config.ts';

/** A site whose pages contain their address and the number of their rendering; `/old` has moved. */
const RENDERER = `
let drawings = 0;
const rendered = (url, body) => ({ status: 200, movedTo: null, language: 'en', head: '', styles: '', body, data: '{}', modules: [], isRead: false });
export const renderPage = async ({ url }) =>
  url.startsWith('/checkout')
    ? null
    : url.startsWith('/old')
    ? { ...rendered(url, ''), status: 301, movedTo: url.replace('/old', '/new') }
    : rendered(url, '<div id="site">' + url + ' ' + ++drawings + '</div>');
export const modulesOf = () => [];
export const languageOf = () => 'en';
export const publicPaths = ['/'];
export const drawnAddress = (url) => url.replace(/[?&]x=[^&]*/g, '').replace(/^([^?&]*)&/, '$1?');
`;

const root = mkdtempSync(join(tmpdir(), 'cubby-pages-'));
let database: Database;
let app: App;
beforeAll(async () => {
  for (const folder of ['server', 'backoffice']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'server/entry-server.js'), RENDERER);
  writeFileSync(join(root, 'manifest.json'), '{}');
  writeFileSync(join(root, 'index.html'), '<html lang="en"><!--head--><div id="root"><!--body--></div></html>');
  database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: root });
  const sites = { customer: root, backoffice: join(root, 'backoffice') };
  app = await buildApp({ config, database, sites, logLevel: 'silent' });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  rmSync(root, { recursive: true });
});

let visitors = 0;
const visitor = () => `192.0.2.${++visitors}`;

async function open(url: string, { from = visitor(), accept = '' } = {}) {
  const headers = { host: 'localhost', ...(accept && { 'accept-encoding': accept }) };
  const reply = await app.server.inject({ url, headers, remoteAddress: from });
  const encoding = reply.headers['content-encoding'];
  const html =
    encoding === 'br'
      ? brotliDecompressSync(reply.rawPayload)
      : encoding === 'gzip'
        ? gunzipSync(reply.rawPayload)
        : reply.rawPayload;
  const { 'cache-control': cacheControl, location } = reply.headers;
  return { page: html.toString().match(/id="site">([^<]*)/)?.[1] ?? '', encoding, cacheControl, location };
}

it('is rendered once for all addresses that show the same, and packed as the browser asks', async () => {
  const { page } = await open('/search?bags=2');
  expect(page).toMatch(/^\/search\?bags=2 \d+$/);
  for (const accept of ['br', 'gzip, br', 'gzip', 'identity'])
    expect((await open('/search?bags=2&x=1', { accept })).page, accept).toBe(page);
  expect((await open('/search?bags=3')).page).not.toBe(page);
});

it.each([
  ['/faq', /^public/],
  ['/faq?utm_source=mail', /^public/],
  ['/faq?x=secret', /^no-cache/],
  ['/search?bags=4', /^no-cache/],
])('%s may be kept by a proxy: %s', async (url, cacheControl) => {
  expect((await open(url)).cacheControl).toMatch(cacheControl);
});

it('shows a sentence where the code of a personal page does not arrive', async () => {
  const { payload } = await app.server.inject({ url: '/checkout/p1', headers: { host: 'localhost' } });
  expect(payload).toContain(PHRASES.en.waiting);
  expect(payload).not.toContain('cubby-code');
});

it('keeps the query when a page has moved', async () => {
  expect((await open('/old?bags=2&x=1')).location).toBe('/new?bags=2&x=1');
});

it('renders only so many searches for one visitor; then their browser does', async () => {
  const from = visitor();
  const pages = [];
  for (let search = 0; search < 61; search += 1)
    pages.push((await open(`/search?bags=2&lat=${search}`, { from })).page);
  expect([pages.slice(0, 60).every(Boolean), pages[60]]).toEqual([true, '']);
  // What is cached costs nothing, and another visitor has a limit of their own.
  expect((await open('/search?bags=2&lat=0', { from })).page).toBe(pages[0]);
  expect((await open('/search?bags=2&lat=60')).page).not.toBe('');
});
