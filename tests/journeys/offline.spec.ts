import { expect, expectSound, fillContact, payWith, test, toCheckout } from './journey.ts';

// Without a network every call fails, and the browser says so each time.
test.use({ excused: /status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

test('a pass that was opened shows without a network', { tag: '@one-size' }, async ({ page, site, words, context }) => {
  await page.goto(`${site}${words.prefix}/`);
  await toCheckout(page, words, 9);
  await fillContact(page, words, `offline-${Date.now()}@example.test`);
  await page.getByRole('button', { name: words.toPayment }).click();
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/account\/bookings\/[A-Z0-9]{10}/);
  const pass = page.getByRole('img', { name: /QR/ });
  await expect(pass).toBeVisible();

  // Opened once more, now that the worker stands in between.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(pass).toBeVisible();
  await page.waitForFunction(async () => (await caches.keys()).includes('cubby-personal'));

  await context.setOffline(true);
  await page.reload();
  await expect(pass).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
});
