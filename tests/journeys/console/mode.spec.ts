import { palette } from '@cubby/design-system/tokens';
import { expectSound } from '../journey.ts';
import { expect, test } from './staff.ts';

const PAGES = [
  '/',
  '/account/stashpoints',
  '/account/bookings',
  '/account/coupons/create',
  '/account/stashpoints/approval',
  '/account/reviews',
];

test.use({ colorScheme: 'dark' });

for (const path of PAGES)
  test(`the console’s ${path} is sound in the dark`, async ({ page, admin }) => {
    await page.goto(`${admin}${path}?perPage=5`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bar = page.locator('meta[name="theme-color"]').first();
    await expect(bar).toHaveAttribute('content', palette.dark.brand);
    await expectSound(page);
  });

test('the console keeps the wish of who works in it', async ({ page, admin }) => {
  const worn = () => page.evaluate(() => document.documentElement.dataset.mode);
  await page.goto(`${admin}/`);
  await expect.poll(worn).toBe('dark');
  await page.getByRole('button', { name: 'Light colours' }).click();
  await expect.poll(worn).toBe('light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark colours' })).toBeVisible();
  expect(await worn()).toBe('light');
});
