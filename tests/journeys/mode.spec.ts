import { palette } from '@cubby/design-system/tokens';
import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './journey.ts';

const DARK = inRgb(palette.dark.surface);
const LIGHT = inRgb(palette.light.surface);

test('a dark device paints dark first, a chosen mode outlives the visit, and an invalid one is ignored', {
  tag: '@one-size',
}, async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${site}/`);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.emulateMedia({ colorScheme: 'light' });
  const worn = () => page.evaluate(() => document.documentElement.dataset.mode);
  const press = async (name: string, wanted: string) => {
    await takenOver(page);
    // By keyboard: while a phone scrolls to the footer, sections above it still get their height.
    await page.getByRole('button', { name }).first().press('Enter');
    await expect.poll(worn).toBe(wanted);
  };
  await page.goto(`${site}/`);
  expect(await backgroundOf(page)).toBe(LIGHT);
  await press('Dark mode', 'dark');
  expect(await backgroundOf(page)).toBe(DARK);
  const bar = page.locator('meta[name="theme-color"]').first();
  await expect(bar).toHaveAttribute('content', palette.dark.surface);

  await page.reload();
  await expect.poll(worn).toBe('dark');
  await press('Light mode', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(worn).toBe('dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('mui-mode', '\u0000DARK'));
  await page.reload();
  await takenOver(page);
  expect(await backgroundOf(page)).toBe(LIGHT);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).not.toBe('\u0000DARK');
  await expect(bar).toHaveAttribute('content', palette.light.surface);
});

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Returns a colour as browsers report it: `rgb(251, 246, 238)`. */
function inRgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
