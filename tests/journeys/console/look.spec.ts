import type { Page } from '@playwright/test';
import { expectSound } from '../journey.ts';
import { expect, test } from './staff.ts';

const LISTS = [
  '/account/bookings',
  '/account/cities',
  '/account/seo-contents',
  '/account/stashpoints',
  '/account/hosts',
] as const;

/** What looks another way at a desk than on a phone: tables, and the overview. */
const WIDE = ['/', ...LISTS, '/account/coupons', '/account/reviews'] as const;

/** What only stands closer together. */
const NARROW = [
  '/account',
  '/account/incidents',
  '/account/refunds',
  '/account/payout-runs',
  '/account/reconciliation',
  '/account/reconciliation/days',
  '/account/mails',
  '/account/stashpoints/create',
  '/account/hosts/create',
  '/account/stashpoints/approval',
  '/account/cities/create',
  '/account/seo-contents/create',
  '/account/otas',
  '/account/otas/areas',
  '/account/users',
  '/account/currencies',
  '/account/coupons/create',
  '/account/coupons/create-many',
  '/account/otas/create',
  '/account/otas/areas/create',
  '/account/otas/vouchers',
  '/account/otas/vouchers/create',
] as const;

// A few pages a walk: the console is fetched once, as it is for people.
const PAGES_A_WALK = 4;
const walks = (pages: readonly string[]) =>
  Array.from({ length: Math.ceil(pages.length / PAGES_A_WALK) }, (_, walk) =>
    pages.slice(walk * PAGES_A_WALK, (walk + 1) * PAGES_A_WALK),
  );

for (const pages of walks(WIDE))
  test(`the console’s pages from ${pages[0]} on are sound`, async ({ page, admin }) => walk(page, admin, pages));

for (const pages of walks(NARROW))
  test(`the console’s pages from ${pages[0]} on are sound`, { tag: '@phone' }, async ({ page, admin }) =>
    walk(page, admin, pages),
  );

async function walk(page: Page, admin: string, pages: readonly string[]): Promise<void> {
  for (const path of pages) {
    // A few rows look as many do, and axe has less to read.
    await page.goto(`${admin}${path}?perPage=5`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSound(page);
  }
}

test('records of the console are sound', async ({ page, admin }) => {
  for (const list of LISTS) {
    await page.goto(admin + list);
    await page.getByRole('main').locator(`a[href*="${list}/"]:not([href$="create"])`).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSound(page);
  }
});
