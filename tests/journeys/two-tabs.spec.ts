import { expect, expectSound, fillContact, payWith, test, toCheckout } from './journey.ts';

test('what is paid in one tab leads to its pass in the other, and is paid once', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/`);
  await toCheckout(page, words, 1);
  await fillContact(page, words, `tabs-${Date.now()}@example.org`);
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  await payWith(second, words, '4242 4242 4242 4242');
  await expect(second.getByRole('heading', { name: words.shelfReady })).toBeVisible();

  // The first still shows the form; whoever pays there is led on and not charged again.
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await expect(page.getByRole('button', { name: words.pay })).toHaveCount(0);
  await expectSound(page);
});

test('a search in one tab leaves the stay of the other as it was', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/`);
  await toCheckout(page, words, 1);
  await fillContact(page, words, `tabs-${Date.now()}@example.org`);
  const second = await page.context().newPage();
  await second.goto(`${site}${words.prefix}/`);
  await toCheckout(second, words, 2);
  const place = (tab: typeof page) => new URL(tab.url()).pathname;
  expect(place(second)).not.toBe(place(page));

  await page.getByRole('button', { name: words.toPayment }).click();
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('button', { name: words.toPayment })).toBeVisible();
  expect(place(second)).toContain('/checkout/');
});
