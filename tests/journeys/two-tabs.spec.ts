import { expect, expectSound, fillContact, payWith, test, toCheckout } from './journey.ts';
import { checkoutOf, openStashpoint } from './prepared.ts';

test('a payment in one tab leads to its pass in the other, is made once, and leaves a third tab’s stay unchanged', async ({
  page,
  site,
  words,
}) => {
  await page.goto(site + words.prefix + checkoutOf(await openStashpoint(site), 2));
  await fillContact(page, words, `tabs-${Date.now()}@example.org`);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${site}${words.prefix}/`);
  await toCheckout(elsewhere, words, 2);
  const stashpoint = (tab: typeof page) => new URL(tab.url()).pathname;
  expect(stashpoint(elsewhere)).not.toBe(stashpoint(page));

  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await payWith(second, words, '4242 4242 4242 4242');
  await expect(second.getByRole('heading', { name: words.shelfReady })).toBeVisible();

  // The first tab still shows the form; paying there leads on and does not charge again.
  // A tab in the background may draw no frames, and a button counts as still once two of them agree.
  await page.bringToFront();
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await expect(page.getByRole('button', { name: words.pay })).toHaveCount(0);
  await expectSound(page);

  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: words.toPayment })).toBeVisible();
  expect(stashpoint(elsewhere)).toContain('/checkout/');
});
