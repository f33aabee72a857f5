import { loadedFamily, standInFamily, typefaces } from '@cubby/design-system/tokens';
import { expect, takenOver, test } from './journey.ts';

/** A twentieth of the limit for a good score (0.1), which is not visible. */
const UNSEEN = 0.005;

test('nothing moves when our fonts load late', { tag: '@one-size' }, async ({ page, site, words }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/faq'])
    await test.step(path, async () => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await arrived;
        await route.continue();
      });
      // A page has only loaded with its fonts.
      await page.goto(`${site}${words.prefix}${path}`, { waitUntil: 'commit' });
      await takenOver(page);
      // Without Arial or a metric-compatible font, there is no fallback to adjust.
      const stands = await page.evaluate(
        (name) =>
          document.fonts.load(`16px "${name}"`).then(
            ({ length }) => length > 0,
            () => false,
          ),
        standInFamily(typefaces.text.family),
      );
      test.skip(!stands, 'This machine has no typeface that could stand in.');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      arrive();
      await page.evaluate(() => document.fonts.ready);
      const ours = loadedFamily(typefaces.text.family);
      await expect.poll(() => page.evaluate((name) => document.fonts.check(`16px "${name}"`), ours)).toBe(true);
      const moved = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
      expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(UNSEEN);
      await page.unrouteAll({ behavior: 'wait' });
    });
});
