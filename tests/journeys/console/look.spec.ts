import { expectSound } from '../journey.ts';
import { expect, test } from './staff.ts';

const PAGES = [
  '/',
  '/account',
  '/account/bookings',
  '/account/incidents',
  '/account/refunds',
  '/account/stashpoints',
  '/account/stashpoints/create',
  '/account/hosts',
  '/account/hosts/create',
  '/account/stashpoints/approval',
  '/account/cities',
  '/account/cities/create',
  '/account/seo-contents',
  '/account/seo-contents/create',
  '/account/coupons',
  '/account/otas',
  '/account/otas/areas',
  '/account/users',
  '/account/reviews',
  '/account/currencies',
] as const;

const LISTS = [
  '/account/bookings',
  '/account/cities',
  '/account/seo-contents',
  '/account/stashpoints',
  '/account/hosts',
] as const;

// A few pages a walk: the console is fetched once, as it is for people.
const WALKS = [0, 5, 10, 15, 20].map((first) => PAGES.slice(first, first + 5)).filter((pages) => pages.length > 0);

for (const pages of WALKS)
  test(`the console’s pages from ${pages[0]} on are sound`, async ({ page, admin }) => {
    for (const path of pages) {
      // A few rows look as many do, and axe has less to read.
      await page.goto(`${admin}${path}?perPage=5`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectSound(page);
    }
  });

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
