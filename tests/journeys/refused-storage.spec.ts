import { expect, fillContact, payWith, test, toCheckout } from './journey.ts';

test('a browser that blocks storage searches, books and pays', async ({ page, site, words }) => {
  // As Chromium responds if a visitor has blocked all site data: even accessing the property throws.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException(`Failed to read '${name}'`, 'SecurityError');
        },
      });
  });
  await page.goto(`${site}${words.prefix}/?experiments=10:original`);
  // The search experiment's variant cannot be stored either: every variant shows a first place.
  await toCheckout(page, words, 0);
  await fillContact(page, words, `nothing-kept-${Date.now()}@example.org`);
  await page.getByRole('button', { name: words.toPayment }).click();
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
});
