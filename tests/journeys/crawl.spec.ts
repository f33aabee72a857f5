import { LANGUAGES, type Language } from '@cubby/api';
import type { Page } from '@playwright/test';
import { publicPages } from '../harness/public-pages.ts';
import { signUpAndBook } from '../harness/traveller.ts';
import { expect, expectFits, expectSound, test } from './journey.ts';

/** Axe reads structure and colours, which are the same in every language; length is what differs, and German is long. */
const look = (language: Language) => (language === 'en' || language === 'de' ? expectSound : expectFits);

/** Pages beside those: sign-in, a tag and a post of the blog, and those that need something in their address. */
const FURTHER = ['/search', '/login/email', '/signup', '/blog/tags/packing', '/blog/what-to-keep-on-you'];

test.use({ decided: false });

/* Every address in every language on the narrowest phone: as the server drew it, and once the browser took it over. */
for (const language of LANGUAGES) {
  test(`every public page stands in ${language}`, async ({ page, site }) => {
    test.setTimeout(300_000);
    const prefix = language === 'en' ? '' : `/${language}`;
    const paths = [...(await publicPages(site, language)), ...FURTHER.map((path) => prefix + path)];
    const titles = new Map<string, string>();
    const warnings = collectWarnings(page);
    for (const path of paths) {
      await test.step(path, async () => {
        warnings.length = 0;
        await standsIn(page, site, path, language);
        expect(warnings).toEqual([]);
        titles.set(await page.title(), path);
      });
    }
    expect(titles.size, 'every page has a title of its own').toBe(paths.length);
  });
}

/*
 * Pages that belong to a person, drawn by the browser alone: in English and in German, which is the longest; in the other
 * languages by `npm run endure`.
 */
for (const language of process.env.EVERY_WALK ? LANGUAGES : (['en', 'de'] as const)) {
  test(`every personal page stands in ${language}`, async ({ page, site, context }) => {
    test.setTimeout(180_000);
    const { token, bookingId, pass, stashpointId } = await signUpAndBook(site, `crawl-${language}@example.test`);
    await context.addCookies([{ name: 'cs_token', value: token, url: site }]);
    const prefix = language === 'en' ? '' : `/${language}`;
    const warnings = collectWarnings(page);
    const query = pass.split('?')[1];
    const paths = [
      '/account/bookings',
      `/account/bookings/${bookingId}`,
      '/account/profile',
      '/account/delete',
      '/login/recovery',
      '/login/review',
      `/surveys/bookings/${bookingId}?${query}`,
      `/checkout/${stashpointId}`,
      `/lockers/${stashpointId}`,
      `/unavailable?stashpoint=${stashpointId}`,
      '/unavailable',
      '/search?place=united-kingdom/london',
    ];
    for (const path of paths) {
      await test.step(path, async () => {
        warnings.length = 0;
        const reply = await page.goto(site + prefix + path);
        expect(reply?.status(), path).toBe(200);
        await page.waitForFunction(isTakenOver);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await look(language)(page);
        expect(warnings).toEqual([]);
      });
    }
  });
}

/** Hydration that had to begin anew, and words that are missing, are said as warnings. */
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
  const drawn = await reply?.text();
  expect(drawn, 'the server drew a heading').toMatch(/<h1[\s>]/);
  expect(drawn).toContain(`<html lang="${language}">`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForFunction(isTakenOver);
  await look(language)(page);
}

/** Runs in the page: React leaves its mark on what it has taken over. */
function isTakenOver(): boolean {
  return Object.keys(document.getElementById('site') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

test('what is asked for in the wrong language, or under a shorter address, moves and keeps its query', async ({
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
});

test('what search engines read says what there is', async ({ request, site }) => {
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const index = await (await request.get(`${site}/sitemap.xml`)).text();
  expect(index.match(/<loc>/g)?.length).toBe(15 * LANGUAGES.length);
  expect(await (await request.get(`${site}/sitemaps/blog-fr.xml`)).text()).toContain(`${site}/fr/blog/`);

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
