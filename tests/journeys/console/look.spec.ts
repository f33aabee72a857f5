import { palette } from '@cubby/design-system/tokens';
import type { Page } from '@playwright/test';
import { atRest, expectLargeTextFits, expectSound, expectSoundAtDarkDesk } from '../journey.ts';
import { expect, test } from './staff.ts';

/** Lists whose records are also checked. */
const LISTS = [
  '/account/bookings',
  '/account/cities',
  '/account/seo-contents',
  '/account/stashpoints',
  '/account/hosts',
] as const;

/** Pages with a different layout at a desk than on a phone, or with colours of their own. */
const WIDE = [
  '/',
  ...LISTS,
  '/account/coupons',
  '/account/reviews',
  '/account/coupons/create',
  '/account/stashpoints/approval',
] as const;

/** Pages that only become narrower. */
const NARROW = [
  '/account',
  '/account/incidents',
  '/account/account-changes',
  '/account/refunds',
  '/account/payout-runs',
  '/account/reconciliation',
  '/account/reconciliation/days',
  '/account/mails',
  '/account/stashpoints/create',
  '/account/hosts/create',
  '/account/cities/create',
  '/account/seo-contents/create',
  '/account/otas',
  '/account/otas/areas',
  '/account/users',
  '/account/currencies',
  '/account/coupons/create-many',
  '/account/otas/create',
  '/account/otas/areas/create',
  '/account/otas/vouchers',
  '/account/otas/vouchers/create',
] as const;

// Several pages a test: the console is loaded once, as it is for users.
const looksAt = (pages: readonly string[], pagesALook: number) =>
  Array.from({ length: Math.ceil(pages.length / pagesALook) }, (_, look) =>
    pages.slice(look * pagesALook, (look + 1) * pagesALook),
  );

for (const pages of looksAt(WIDE, 5))
  test(`the console’s pages from ${pages[0]} on are accessible on a phone, and at a desk in dark mode`, async ({
    page,
    admin,
  }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await open(page, admin + path);
        await expectSound(page);
        await expectSoundAtDarkDesk(page);
        await expectLargeTextFits(page);
      });
  });

for (const pages of looksAt(NARROW, 11))
  test(`the console’s pages from ${pages[0]} on are accessible on a phone`, async ({ page, admin }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await open(page, admin + path);
        await expectSound(page);
      });
  });

test('records of the console are accessible on a phone, and at a desk in dark mode', async ({ page, admin }) => {
  for (const list of LISTS)
    await test.step(list, async () => {
      await open(page, admin + list);
      await page.getByRole('main').locator(`a[href*="${list}/"]:not([href$="create"])`).first().click();
      await expect(page).not.toHaveURL(new RegExp(`${list}(\\?.*)?$`));
      await atRest(page);
      await expectSound(page);
      await expectSoundAtDarkDesk(page);
      await expectLargeTextFits(page);
    });
});

/** A few rows look the same as many, and give axe less to check. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?perPage=5`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
}

test.describe('on a device that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the console keeps the user’s colour mode', { tag: '@one-size' }, async ({ page, admin }) => {
    const worn = () => page.evaluate(() => document.documentElement.dataset.mode);
    await page.goto(`${admin}/`);
    await expect.poll(worn).toBe('dark');
    const bar = page.locator('meta[name="theme-color"]').first();
    await expect(bar).toHaveAttribute('content', palette.dark.brand);
    await page.getByRole('button', { name: 'Helle Farben' }).click();
    await expect.poll(worn).toBe('light');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dunkle Farben' })).toBeVisible();
    expect(await worn()).toBe('light');
  });
});
