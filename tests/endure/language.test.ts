import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSites, checkOut, ROOT, removeCheckout, runIn } from '../harness/checkouts.ts';
import { findChromium, TEST_ARGUMENTS } from '../harness/chromium.ts';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { mailTo } from '../harness/outbox.ts';
import { type OwnDatabase, ownDatabase } from '../harness/own-database.ts';

/*
 * Two more languages, as CONTRIBUTING says: a row and a folder each, and no code. Dutch is a draft, Brazilian Portuguese
 * is offered. Neither has more than a few texts; the others are English.
 */

const folder = mkdtempSync(join(tmpdir(), 'cubby-language-'));
const checkout = join(folder, 'checkout');

const ROWS = {
  nl: {
    state: 'draft',
    englishName: 'dutch',
    ownName: 'Nederlands',
    locale: 'nl-NL',
    direction: 'ltr',
    luggageStorage: 'bagageopslag',
  },
  'pt-BR': {
    state: 'complete',
    englishName: 'brazilian',
    ownName: 'Português (Brasil)',
    locale: 'pt-BR',
    direction: 'ltr',
    luggageStorage: 'guarda-volumes',
  },
};

const TEXTS: Record<string, object> = {
  'nl/site/common.json': { search: { submit: 'Bagageopslag zoeken' } },
  'nl/site/legal.json': { legal: { inEnglish: 'Deze tekst is er nog niet in het Nederlands.' } },
  'nl/site/terms.json': { terms: { title: 'Voorwaarden' } },
  'pt-BR/site/common.json': { search: { submit: 'Buscar guarda-volumes' } },
  'pt-BR/offer.json': { offer: { text: 'Esta página existe em português do Brasil', keep: 'Continuar neste idioma' } },
  'pt-BR/counter.json': { login: { title: 'Entrar no balcão' } },
  'pt-BR/mails/account.json': { code: { subject: '%{code} é o seu código %{brand}' } },
};

let database: OwnDatabase;
let server: CubbyServer;
let browser: Browser;

beforeAll(async () => {
  // The working tree as a commit; nothing if it has no changes.
  const changed = execFileSync('git', ['stash', 'create'], { cwd: ROOT, encoding: 'utf8' }).trim();
  await checkOut(changed || 'HEAD', checkout);
  const table = join(checkout, 'api/contract/vocabulary/languages.ts');
  const rows = JSON.stringify(ROWS).slice(1, -1);
  writeFileSync(table, readFileSync(table, 'utf8').replace('} as const satisfies', `${rows},\n} as const satisfies`));
  for (const [file, texts] of Object.entries(TEXTS)) {
    const path = join(checkout, 'api/words', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(texts));
  }
  await runIn(checkout, 'cubby.mjs', 'test', 'words/declared', '-u');
  await runIn(checkout, 'node_modules/typescript/bin/tsc', '--noEmit');
  await buildSites(checkout);
  database = await ownDatabase();
  server = await startCubby(database.env, checkout);
  browser = await chromium.launch({ executablePath: findChromium(), args: TEST_ARGUMENTS });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.remove();
  await removeCheckout(checkout);
  rmSync(folder, { recursive: true, force: true });
});

async function read(path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

it('a draft is read at its address, in English where it has no text, and offered nowhere', async () => {
  const page = await read('/nl');
  expect(page).toContain('<html lang="nl"');
  expect(page).toContain('Bagageopslag zoeken');
  expect(page).toContain('Sign in');
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(await read('/nl/bagageopslag/united-kingdom/london')).toContain('<html lang="nl"');
  expect(await read('/')).not.toContain('Nederlands');
  expect(await read('/')).not.toContain('hrefLang="nl"');
  expect(await read('/sitemap.xml')).not.toContain('-nl.xml');
});

it('a draft’s contracts are the English ones, and say so', async () => {
  const page = await read('/nl/termsandconditions');
  expect(page).toContain('Deze tekst is er nog niet in het Nederlands.');
  expect(page).toContain('Terms and conditions');
  expect(page).not.toContain('Voorwaarden');
});

it('a region has addresses, a sitemap and its place among the others', async () => {
  const page = await read('/pt-BR/guarda-volumes/united-kingdom/london');
  expect(page).toContain('<html lang="pt-BR"');
  expect(page).toMatch(/rel="alternate" hrefLang="pt-BR"/i);
  expect(await read('/pt-BR')).toContain('Buscar guarda-volumes');
  expect(await read('/sitemap.xml')).toContain('/sitemaps/pages-pt-BR.xml');
  expect(await read('/sitemaps/pages-pt-BR.xml')).toContain('hreflang="pt-BR"');
});

it('a browser in Brazil is offered its language, and the counter opens in it', async () => {
  const page = await browser.newPage({ locale: 'pt-BR' });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Esta página existe em português do Brasil' }).click();
  await page.waitForURL(`${server.url}/pt-BR`);
  await page.goto(`${server.url.replace('//', '//hosts.')}/counter`);
  await page.getByRole('heading', { name: 'Entrar no balcão' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
});

it('mails are in the language of their reader', async () => {
  const page = await browser.newPage({ locale: 'pt-BR' });
  await page.goto(`${server.url}/pt-BR/login/email`);
  await page.getByLabel('Email address').fill('traveller@cubby.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  const { subject, body } = await mailTo(server.url, 'traveller@cubby.test');
  expect(subject).toMatch(/^\d{6} é o seu código Cubby$/);
  expect(body).toContain('It expires in 10 minutes.');
});
