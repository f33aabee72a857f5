import type { Page } from '@playwright/test';
import { atRest } from '../journey.ts';
import { expect, test } from './staff.ts';

/** All lists with pages for their records. */
const LISTS = [
  'bookings',
  'incidents',
  'reviews',
  'users',
  'stashpoints',
  'hosts',
  'payout-runs',
  'cities',
  'seo-contents',
  'coupons',
  'otas',
  'otas/areas',
  'otas/vouchers',
  'currencies',
] as const;

test('every list leads to its first record, whose heading gets the focus, and one step back', async ({
  page,
  admin,
}) => {
  for (const [index, list] of LISTS.entries())
    await test.step(list, async () => {
      await page.goto(`${admin}/account/${list}`);
      const row = page.locator('tbody tr').first();
      await expect(row).toBeVisible();
      const before = await entries(page);
      // A press on the link and one beside it are different ways.
      if (index % 2)
        await row
          .getByRole('cell')
          .last()
          .click({ position: { x: 4, y: 4 } });
      else await row.getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${list}/[^?]+$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await atRest(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await entries(page)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${list}$`));
      await expect(row).toBeVisible();
    });
});

function entries(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}
