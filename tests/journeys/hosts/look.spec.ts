import { hostSession } from '../api.ts';
import { expect, expectFits, expectSound, expectSoundAtDarkDesk, test } from '../journey.ts';
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
  '/notices',
  '/how-it-goes?span=year',
  '/tags',
  '/bookings',
  '/bookings/print',
  '/incidents',
  '/reviews',
  '/account',
  '/nothing-like-it',
];

test('every page of the host console is accessible on a phone', async ({ page, site }) => {
  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, hostSession());
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

/** German comes first, because it has the longest words. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt'] as const;

test('every page of the host console fits a narrow phone and is accessible in dark mode at a desk, each in another language', async ({
  page,
  site,
}) => {
  const hosts = site.replace('//', '//hosts.');
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, hosts, hostSession());
  await page.goto(`${hosts}/`);
  for (const [index, path] of ['/', '/counter', ...PAGES].entries())
    await test.step(path, async () => {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'de';
      await page.evaluate((chosen) => localStorage.setItem('cubby.language', chosen), language);
      await page.goto(hosts + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectFits(page);
      await expectSoundAtDarkDesk(page);
    });
});
