import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { type App, buildApp } from '../../app.ts';
import type { Database } from '../../platform/database/connect.ts';
import { readConfig } from '../../platform/settings/config.ts';

const FILES = {
  'index.html': 'the page',
  'hosts.html': 'the page of hosts',
  'counter.html': 'the page of counters',
  'icon.svg': 'the icon',
  'manifest.json': 'not for you',
  'assets/app.js': 'the program',
  '.git/config': 'not for you',
  '.env': 'not for you',
  '../beside.txt': 'not for you',
};

const root = mkdtempSync(join(tmpdir(), 'cubby-sites-'));
const sites = { customer: join(root, 'customer'), backoffice: join(root, 'backoffice') };
let database: Database;
let app: App;
beforeAll(async () => {
  for (const folder of Object.values(sites))
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: root });
  app = await buildApp({ config, database, sites, logLevel: 'silent' });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  rmSync(root, { recursive: true });
});

it.each([
  ['/icon.svg', 'the icon'],
  ['/assets/app.js', 'the program'],
  ['/any/page', 'the page'],
  ['/%E0%A4%A', 'the page'],
])('%s is served', async (url, text) => {
  expect((await app.server.inject({ url, headers: { host: 'localhost' } })).body).toBe(text);
});

it.each([
  '/.git/config',
  '/.env',
  '/manifest.json',
  '/assets',
  '/assets/',
  '/assets/../manifest.json',
  '/assets/..%2f.git%2fconfig',
  '/assets/%2e%2e/%2e%2e/beside.txt',
  '/..%2fbeside.txt',
])('nothing is served at %s', async (url) => {
  const { body } = await app.server.inject({ url, headers: { host: 'localhost' } });
  expect(body).not.toContain('not for you');
  expect(body).not.toContain('app.js');
});
