import { fontWeight, loadedFamily, standInFamily, typefaces } from '@cubby/design-system/tokens';
import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './journey.ts';

/** A twentieth of the limit for a good score (0.1), which is not visible. */
const UNSEEN = 0.005;

/** Percent by which a stand-in may be wider or narrower than its typeface. */
const TOLERANCE = 1.5;

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
      // A page has only loaded with its fonts; the key that wakes a page that is only read needs the page's script.
      await page.goto(`${site}${words.prefix}${path}`, { waitUntil: 'domcontentloaded' });
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
  await test.step('widths in brand.ts', async () => {
    for (const { family, standIns } of [typefaces.heading, typefaces.text])
      for (const { bold, width } of standIns) {
        const fitting = width * (await relativeWidth(page, family, bold ? fontWeight.strong : fontWeight.regular));
        const advice = `${family}, ${bold ? 'bold' : 'regular'}: a width of ${fitting.toFixed(1)} fits`;
        expect(Math.abs(fitting - width), advice).toBeLessThan(TOLERANCE);
      }
  });
});

/** The width of the page's text in a typeface, as a share of its width in the stand-in. */
async function relativeWidth(page: Page, family: string, weight: number): Promise<number> {
  const text = (await page.getByRole('main').allInnerTexts()).join(' ');
  // Widths of small letters are rounded to pixels.
  const fonts = [loadedFamily(family), standInFamily(family)].map((name) => `${weight} 200px "${name}"`);
  const [loaded = 0, standIn = 1] = await page.evaluate(
    async (given) => {
      const context = document.createElement('canvas').getContext('2d');
      const widths: (number | undefined)[] = [];
      for (const font of given.fonts) {
        await document.fonts.load(font);
        if (context) context.font = font;
        widths.push(context?.measureText(given.text).width);
      }
      return widths;
    },
    { text, fonts },
  );
  return loaded / standIn;
}
