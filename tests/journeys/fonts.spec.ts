import { expect, test } from './journey.ts';

const LATE_MS = 1200;
/** A twentieth of what is called good (0.1): nobody sees it. */
const UNSEEN = 0.005;

for (const path of ['/', '/faq'])
  test(`nothing on ${path} moves when our typefaces come late`, { tag: '@one-size' }, async ({ page, site, words }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((wait) => setTimeout(wait, LATE_MS));
      await route.continue();
    });
    await page.goto(`${site}${words.prefix}${path}`);
    // Where neither Arial nor one of its doubles is installed, nothing can be stretched into its place.
    const stands = await page.evaluate(() =>
      document.fonts.load('16px "Figtree Fallback"').then(({ length }) => length > 0),
    );
    test.skip(!stands, 'This machine has no typeface that could stand in.');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    const moved = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(UNSEEN);
  });
