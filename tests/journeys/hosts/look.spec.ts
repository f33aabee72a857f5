import type { AuthToken } from '@cubby/api';
import { expect, expectSound, test } from '../journey.ts';
import { signIn } from '../prepared.ts';

const PAGES = [
  '/stashpoints',
  '/stashpoints/new',
  '/opening-hours',
  '/closures',
  '/bag-limits',
  '/commissions',
  '/payouts',
  '/invoices',
  '/people',
  '/tags',
  '/bookings',
  '/bookings/print',
  '/incidents',
  '/reviews',
  '/account',
  '/nothing-like-it',
];

test('every page of the hosts’ console is sound on a phone', async ({ page, site }) => {
  test.setTimeout(120_000);
  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, JSON.parse(process.env.CUBBY_HOST ?? 'null') as AuthToken);
  await page.goto(`${hosts}/stashpoints`);
  const place = await page
    .getByRole('main')
    .locator('a[href^="/stashpoints/"]:not([href$="/new"])')
    .first()
    .getAttribute('href');
  await page.goto(`${hosts}/bookings`);
  const booking = page.getByRole('main').locator('a[href^="/bookings/"]:not([href$="/print"])').first();
  for (const path of [...PAGES, place ?? '', (await booking.getAttribute('href')) ?? ''])
    await test.step(path, async () => {
      await page.goto(hosts + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Bag limits' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bag limits' })).toBeVisible();
});
