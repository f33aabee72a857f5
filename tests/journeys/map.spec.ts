import type { Locator, Page } from '@playwright/test';
import { atRest, dayFromNow, expect, expectSound, test } from './journey.ts';

const ENGLISH = {
  map: 'Map of places',
  showMap: 'Show map',
  showList: 'Show list',
  thisArea: 'Search this area',
  here: /places? in this area$/,
  around: /around London$/,
  moveMap: 'Move the map',
};
const GERMAN: typeof ENGLISH = {
  map: 'Karte der Annahmestellen',
  showMap: 'Karte zeigen',
  showList: 'Liste zeigen',
  thisArea: 'In diesem Gebiet suchen',
  here: /in diesem Gebiet$/,
  around: /rund um London$/,
  moveMap: 'Karte bewegen',
};

const wordsIn = (locale: string | undefined) => (locale?.startsWith('de') ? GERMAN : ENGLISH);

const day = dayFromNow(1);
const STAY = `dropoff=${day}T10:00&pickup=${day}T18:00&bags=1`;
const LONDON = `/search?place=united-kingdom/london&${STAY}`;

/** Opens a search with its map, which a phone shows after a press. */
async function openMap(page: Page, address: string, say: typeof ENGLISH): Promise<void> {
  await page.goto(address);
  const show = page.getByRole('button', { name: say.showMap });
  await expect(show.or(page.getByRole('region', { name: say.map })).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(page.locator('[data-markers]').first()).toBeVisible();
}

test('a map is searched after moving, returns after a reload, and closes with Back', async ({
  page,
  site,
  words,
  locale,
}) => {
  const say = wordsIn(locale);
  await openMap(page, `${site}${words.prefix}${LONDON}`, say);
  // On a phone the list is behind the map.
  const heading = page.locator('main h1');
  await expect(heading).toHaveText(say.around);
  await page.getByRole('region', { name: say.map }).press('ArrowUp');
  await page.getByRole('button', { name: say.thisArea }).click();
  await expect(page).toHaveURL(/[?&]area=/);
  await expect(heading).toHaveText(say.here);
  const list = page.getByRole('button', { name: say.showList });
  const isOnPhone = await list.isVisible();
  if (isOnPhone) await list.click();
  await expectSound(page);
  const searched = page.url();

  await page.reload();
  // Not the same number: another journey may open or close a place in between.
  await expect(heading).toHaveText(say.here);
  await expect(page).toHaveURL(searched);

  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]area=/);
  await expect(heading).toHaveText(say.around);
  // On a phone this entry has the map open: Back closes it before it leaves the search.
  const show = page.getByRole('button', { name: say.showMap });
  if (isOnPhone) {
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(show).toBeVisible();
  }
});

/** Waits until the map has zoomed: a marker may split several times on the way. Returns the places it then stands for. */
async function whenStill(marker: Locator): Promise<string> {
  let last: string | null = null;
  const isStill = async () => {
    const now = await marker.getAttribute('data-markers');
    const isSame = now === last;
    last = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [400] }).toBe(true);
  return last ?? '';
}

test('markers do not overlap, and are opened and left by keyboard', async ({ page, site, words, locale }) => {
  const say = wordsIn(locale);
  await openMap(page, `${site}${words.prefix}${LONDON}&area=51.56,0.0,51.46,-0.25`, say);
  expect(await coveringMarkers(page)).toEqual([]);
  const several = page.locator('[data-markers*=" "]').first();
  const first = (await several.getAttribute('data-markers'))?.split(' ')[0] ?? '';
  // Each press zooms in, until the place is the only one.
  const marker = page.locator(`[data-markers~="${first}"]`);
  await marker.focus();
  for (let press = 0; press < 8; press++) {
    await expect(marker).toBeFocused();
    const before = await whenStill(marker);
    if (before === first) break;
    await page.keyboard.press('Enter');
    await expect(marker).not.toHaveAttribute('data-markers', before, { timeout: 5000 });
    await expect(marker).toBeFocused();
    expect(await coveringMarkers(page)).toEqual([]);
  }
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(marker).toHaveAttribute('aria-pressed', 'false');
  await expect(marker).toBeFocused();
});

test.describe('with its pictures', () => {
  test.use({ pictures: true });

  test('a city shows its location without a click, and an interactive map on request', async ({
    page,
    site,
    words,
    locale,
  }) => {
    const say = wordsIn(locale);
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (/maplibre|\/map-[\w-]+\.js/.test(request.url())) libraries.push(request.url());
    });
    await page.goto(`${site}${words.prefix}/luggage-storage/united-kingdom/london`);
    const move = page.getByRole('button', { name: say.moveMap });
    await page.keyboard.press('End');
    await move.scrollIntoViewIfNeeded();
    const picture = page.locator('img[src*="/map/still/"]:visible');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expectSound(page);
    expect(libraries).toEqual([]);
    await move.click();
    await expect(page.getByRole('region', { name: say.map })).toBeVisible();
  });
});

/** Limits for the transfer size of a search with its map, kB: the scripts of the page, and the map's own worker. */
const BUDGET = { page: 450, worker: 125 } as const;

test('a map loads its streets from our own server only, and stays within its budget', {
  tag: '@one-size',
}, async ({ page, site, locale, request }) => {
  const tiles: number[] = [];
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (pathname === '/map/tiles.pmtiles') tiles.push(response.status());
    if (/^https?:/.test(origin) && origin !== site) elsewhere.push(response.url());
  });
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (finished) => {
    if (/\/assets\/[^?]+\.js$/.test(finished.url()))
      scripts.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // The page does not see the requests of workers.
  const library = page.waitForResponse(/\/assets\/map-[^?]+\.js$/);
  await openMap(page, `${site}${LONDON}`, wordsIn(locale));
  await expect.poll(() => tiles.length).toBeGreaterThan(1);
  await atRest(page);
  expect(new Set(tiles)).toEqual(new Set([206]));
  expect(elsewhere).toEqual([]);
  const weight = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  expect(weight).toBeGreaterThan(200);
  expect(weight).toBeLessThanOrEqual(BUDGET.page);
  const [worker = ''] = (await (await library).text()).match(/\/assets\/maplibre-gl-worker-[\w-]+\.mjs/) ?? [];
  const fetched = await request.get(site + worker, { headers: { 'Accept-Encoding': 'br' } });
  expect(fetched.headers()['content-encoding']).toBe('br');
  expect(Number(fetched.headers()['content-length']) / 1000).toBeLessThanOrEqual(BUDGET.worker);
});

/** Counts pairs of overlapping markers, allowing half a pixel for rounding. */
async function coveringMarkers(page: Page): Promise<string[]> {
  return page.locator('[data-markers]').evaluateAll((markers) => {
    const boxes = markers.map((marker) => ({ name: marker.textContent ?? '', box: marker.getBoundingClientRect() }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.box.left < other.box.right - 0.5 &&
            other.box.left < one.box.right - 0.5 &&
            one.box.top < other.box.bottom - 0.5 &&
            other.box.top < one.box.bottom - 0.5,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}
