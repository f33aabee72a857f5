import type { Page } from '@playwright/test';
import { declineCookies, expect, expectSound, test } from './journey.ts';
import { bookedStay, newGuest, newTraveller, passOf, signIn } from './prepared.ts';

// Offline every call fails, and the browser logs each one.
test.use({ serviceWorkers: 'allow', excused: /status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

/** Waits until one of the browser's caches contains a response for an address. */
function isKept(page: Page, cache: string, address: RegExp) {
  return expect
    .poll(() => page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache))
    .toContainEqual(expect.stringMatching(address));
}

test('an opened pass is available offline', { tag: '@one-size' }, async ({ page, site, words, context }) => {
  const traveller = await newTraveller(site);
  const booking = await bookedStay(site, traveller, 2);
  await signIn(page, site, traveller);
  await page.goto(`${site}${words.prefix}/account/bookings/${booking.id}`);
  const pass = page.getByRole('img', { name: /QR/ });
  await expect(pass).toBeVisible();

  // Opened once more, now with the worker in between.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(pass).toBeVisible();
  await isKept(page, 'cubby-personal', /\/v2\/bookings\/[A-Z0-9]+$/);

  await context.setOffline(true);
  await page.reload();
  await expect(pass).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
});

test('the link of an email, opened once on a new phone, shows its pass offline, and every control works', async ({
  site,
  words,
  browser,
}) => {
  const booking = await bookedStay(site, await newGuest(site));
  const link = `${site}${words.prefix}/account/bookings/${booking.id}?pass=${passOf(booking)}`;
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await declineCookies(phone);
  const tab = await phone.newPage();
  await tab.goto(link);
  const pass = tab.getByRole('img', { name: /QR/ });
  await expect(pass).toBeVisible();
  // A second or two, as long as it takes to put the phone away.
  await isKept(tab, 'cubby-pages', /\/account\/bookings$/);
  await isKept(tab, 'cubby-assets', /\/BookingPage-/);
  await isKept(tab, 'cubby-personal', /\/v2\/bookings\/[A-Z0-9]+\?pass=/);
  await isKept(tab, 'cubby-personal', /\/v2\/app-context$/);
  await tab.close();

  await phone.setOffline(true);
  const again = await phone.newPage();
  await again.goto(link);
  await expect(again.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(again.getByText(words.noNetwork)).toBeVisible();
  await expectSound(again);
  for (const path of [`${words.prefix}/`, `${words.prefix}/account/bookings`]) {
    await again.goto(site + path);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(again.getByText('500')).toHaveCount(0);
    await expectSound(again);
  }
  // The list, opened last, knows the pass that the link has opened here.
  await again.getByRole('link', { name: booking.stashpoint.business_name }).click();
  await expect(again.getByRole('img', { name: /QR/ })).toBeVisible();
  await phone.close();
});
