import { LANGUAGES, type Language } from '@cubby/api';
import type { Page } from '@playwright/test';
import { publicPages } from '../harness/public-pages.ts';
import {
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNothingCut,
  expectSound,
  expectSoundAtDarkDesk,
  takenOver,
  test,
} from './journey.ts';

/* Personal pages are stories (`customer/src`), and journeys walk to them. */

/** Further pages: sign-in, a tag and a post of the blog, and those that need something in their address. */
const FURTHER = ['/search', '/login/email', '/signup', '/blog/tags/packing', '/blog/what-to-keep-on-you'];

test.use({ decided: false });

/**
 * Every page is rendered in all languages and opened in German, which is long; `npm run endure` opens all pages in all of
 * them.
 */
const OPENED: readonly Language[] = process.env.EVERY_WALK ? LANGUAGES : ['de'];
const RENDERED = LANGUAGES.filter((language) => !OPENED.includes(language));

const pagesIn = async (site: string, language: Language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  return [...(await publicPages(site, language)), ...FURTHER.map((path) => prefix + path)];
};

/* Every address on the narrowest phone: as rendered by the server, and after hydration. */
for (const language of OPENED) {
  test(`every public page renders and hydrates in ${language}`, async ({ page, site }) => {
    // Each page is looked at four times there.
    if (process.env.EVERY_WALK) test.setTimeout(360_000);
    const paths = await pagesIn(site, language);
    const titles = new Set<string>();
    const warnings = collectWarnings(page);
    for (const path of paths) {
      await test.step(path, async () => {
        warnings.length = 0;
        await standsIn(page, site, path, language);
        await expectSound(page);
        await expectAccessible(page);
        await expectLargeTextFits(page, expectNothingCut);
        if (process.env.EVERY_WALK) await expectSoundAtDarkDesk(page);
        expect(warnings).toEqual([]);
        titles.add(await page.title());
      });
    }
    expect(titles.size, 'every page has a title of its own').toBe(paths.length);
  });
}

for (const language of RENDERED) {
  test(`every public page renders in ${language}`, async ({ request, site }) => {
    const paths = await pagesIn(site, language);
    const titles = new Set<string>();
    for (const path of paths)
      await test.step(path, async () => {
        const reply = await request.get(site + path, { maxRedirects: 0 });
        expect(reply.status(), path).toBe(200);
        titles.add(expectDrawn(await reply.text(), language));
      });
    expect(titles.size, 'every page has a title of its own').toBe(paths.length);
  });
}

/** Collects warnings: hydration errors and missing texts. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !/WebGL/.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

async function standsIn(page: Page, site: string, path: string, language: Language): Promise<void> {
  const reply = await page.goto(site + path);
  expect(reply?.status(), path).toBe(200);
  expect(reply?.request().redirectedFrom(), 'an address of the sitemap is nobody’s old one').toBeNull();
  expectDrawn((await reply?.text()) ?? '', language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await takenOver(page);
}

/** Checks the server's HTML, before any script: it has a heading and is in the right language. Returns its title. */
function expectDrawn(html: string, language: Language): string {
  expect(html, 'the server drew a heading').toMatch(/<h1[\s>]/);
  expect(html).toContain(`<html lang="${language}" dir="ltr"`);
  return html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '';
}

test('a shorter or foreign address redirects and keeps its query, and search engines get their metadata', async ({
  request,
  site,
}) => {
  const moves = [
    ['/de/luggage-storage?bags=2', '/de/gepackaufbewahrung?bags=2'],
    ['/fr/gepackaufbewahrung/deutschland/berlin?gclid=x', '/fr/consigne-bagages/allemagne/berlin?gclid=x'],
    ['/luggage-storage/london?bags=3', '/luggage-storage/united-kingdom/london?bags=3'],
    ['/luggage-storage/monaco', '/luggage-storage/monaco/monaco'],
    ['/it/login?next=%2Fit', '/it/login/email?next=%2Fit'],
    ['/account', '/account/bookings'],
  ] as const;
  for (const [from, to] of moves) {
    const reply = await request.get(site + from);
    expect(new URL(reply.url()).pathname + new URL(reply.url()).search, from).toBe(to);
    expect(reply.status(), from).toBe(200);
  }

  // The metadata for search engines describes the page.
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const index = await (await request.get(`${site}/sitemap.xml`)).text();
  expect(index.match(/<loc>/g)?.length).toBe(15 * LANGUAGES.length);
  expect(await (await request.get(`${site}/sitemaps/blog-fr.xml`)).text()).toContain(`${site}/fr/blog/`);

  // Results are drawn with partners' lockers, unless a busy machine takes longer than a page waits.
  let bags = 1;
  await expect(async () => {
    bags += 1;
    const results = await (await request.get(`${site}/search?place=united-kingdom/london&bags=${bags}`)).text();
    for (const call of ['listStashpoints', 'listBendysquare', 'listQuadralink'])
      expect(results).toContain(`["${call}"`);
  }).toPass({ timeout: 20_000 });

  const [, , , , , , , ...rest] = await publicPages(site);
  const stashpoint = rest.at(-1) ?? '';
  const html = await (await request.get(site + stashpoint)).text();
  expect(html).toContain(`<link rel="canonical" href="${site}${stashpoint}"`);
  expect(html.match(/rel="alternate"/g)?.length).toBe(LANGUAGES.length + 1);
  expect(html).toContain('"@type":"LocalBusiness"');
  expect(html).toMatch(/property="og:image" content="http[^"]+\.jpg"/);

  const first = await request.get(site + stashpoint);
  const again = await request.get(site + stashpoint, { headers: { 'If-None-Match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});
