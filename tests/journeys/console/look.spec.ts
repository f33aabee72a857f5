import { palette } from '@cubby/design-system/tokens';
import type { Page } from '@playwright/test';
import {
  atRest,
  expectAccessible,
  expectLargeTextFits,
  expectNothingCut,
  expectSound,
  expectSoundAtDarkDesk,
  follow,
} from '../journey.ts';
import { expect, test } from './staff.ts';

/* The pages themselves are stories (`backoffice/src/admin`); this is about the ways between them, with real records. */

/** Lists whose records are also checked. */
const LISTS = ['/account/cities', '/account/seo-contents', '/account/hosts'] as const;

/** Lists whose records are only opened. */
const FURTHER_LISTS = [
  '/account/bookings',
  '/account/stashpoints',
  '/account/incidents',
  '/account/reviews',
  '/account/users',
  '/account/payout-runs',
  '/account/coupons',
  '/account/otas',
  '/account/otas/areas',
  '/account/otas/vouchers',
  '/account/currencies',
] as const;

const DESK = { width: 1440, height: 900 };

test('every list leads to its first record and one step back; records are accessible on a phone, and at a desk in dark mode', async ({
  page,
  admin,
}) => {
  const phone = page.viewportSize();
  for (const [index, list] of [...LISTS, ...FURTHER_LISTS].entries())
    await test.step(list, async () => {
      await page.setViewportSize(DESK);
      await open(page, admin + list);
      const row = page.locator('tbody tr').first();
      const before = await entries(page);
      // A press on the link and one beside it are different ways.
      if (index % 2)
        await row
          .getByRole('cell')
          .last()
          .click({ position: { x: 4, y: 4 } });
      else await row.getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`${list}/[^?]+$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await atRest(page);
      // A record may have something to say, but no error.
      await expect(page.getByRole('main').locator('.MuiAlert-colorError')).toHaveCount(0);
      expect(await entries(page)).toBe(before + 1);
      if (LISTS.some((each) => each === list)) {
        if (phone) await page.setViewportSize(phone);
        await expectSound(page);
        await expectAccessible(page);
        await expectNothingCut(page);
        await expectSoundAtDarkDesk(page);
        await expectLargeTextFits(page, expectNothingCut);
        await page.setViewportSize(DESK);
      }
      await page.goBack();
      await expect(row).toBeVisible();
    });
});

function entries(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** A few rows look the same as many, and give axe less to check. */
async function open(page: Page, address: string): Promise<void> {
  await follow(page, `${address}?perPage=5`);
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
    await page.getByRole('button', { name: 'Heller Modus' }).click();
    await expect.poll(worn).toBe('light');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dunkler Modus' })).toBeVisible();
    expect(await worn()).toBe('light');
  });
});
