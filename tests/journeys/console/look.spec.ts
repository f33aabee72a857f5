import { palette } from '@cubby/design-system/tokens';
import type { Page } from '@playwright/test';
import {
  atRest,
  expectLargeTextFits,
  expectNothingCut,
  expectSound,
  expectSoundAtDarkDesk,
  follow,
} from '../journey.ts';
import { expect, test } from './staff.ts';

/** Lists whose records are also checked. */
const LISTS = [
  '/account/bookings',
  '/account/cities',
  '/account/seo-contents',
  '/account/stashpoints',
  '/account/hosts',
] as const;

/** Lists whose records are only opened. */
const FURTHER_LISTS = [
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
        await expectNothingCut(page);
        await expectSoundAtDarkDesk(page);
        await expectLargeTextFits(page, expectNothingCut);
      });
  });

for (const pages of looksAt(NARROW, 11))
  test(`the console’s pages from ${pages[0]} on are accessible on a phone`, async ({ page, admin }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await open(page, admin + path);
        await expectSound(page);
        await expectNothingCut(page);
      });
  });

test('every list leads to its first record and one step back; records are accessible on a phone, and at a desk in dark mode', async ({
  page,
  admin,
  staff,
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
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await entries(page)).toBe(before + 1);
      if (LISTS.some((each) => each === list)) {
        if (phone) await page.setViewportSize(phone);
        await expectSound(page);
        await expectNothingCut(page);
        await expectSoundAtDarkDesk(page);
        await expectLargeTextFits(page, expectNothingCut);
        await page.setViewportSize(DESK);
      }
      await page.goBack();
      await expect(row).toBeVisible();
    });
  await test.step('a claim', async () => {
    const { items } = await staff.listIncidents({ query: { kind: 'claim', open: true } });
    if (phone) await page.setViewportSize(phone);
    await follow(page, `${admin}/account/incidents/${items.at(-1)?.id}`);
    await atRest(page);
    await expectSound(page);
    await expectNothingCut(page);
    await expectSoundAtDarkDesk(page);
    await expectLargeTextFits(page, expectNothingCut);
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
    await page.getByRole('button', { name: 'Helle Farben' }).click();
    await expect.poll(worn).toBe('light');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dunkle Farben' })).toBeVisible();
    expect(await worn()).toBe('light');
  });
});
