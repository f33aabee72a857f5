import type { Page } from '@playwright/test';
import { codeField, composed, expect, expectSound, fillContact, payWith, test } from './journey.ts';
import { checkoutOf, newTraveller, openStashpoint, signIn } from './prepared.ts';
import type { Words } from './words.ts';

/** Goes to the payment step of a stay tomorrow. */
async function toPayment(page: Page, site: string, words: Words, who: 'guest' | 'account' = 'guest'): Promise<void> {
  await page.goto(site + words.prefix + checkoutOf(await openStashpoint(site), 1));
  if (who === 'guest') await fillContact(page, words, `pay-${crypto.randomUUID()}@example.org`);
  else await expect(page.getByLabel(words.firstName)).toHaveValue('Ada');
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();
}

test('a guest cancels at PayPal, keeps the hold, confirms the next time and only finds the pass', async ({
  page,
  site,
  words,
}) => {
  await toPayment(page, site, words);
  await expectSound(page);
  const held = page.url();
  const paypal = page.getByRole('button', { name: 'PayPal' });
  await paypal.click();
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: words.paypalRefuse }).click();
  await expect(page.getByRole('heading', { name: words.nothingPaid })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: words.backToPayment }).click();
  await expect(page).toHaveURL(held);

  // A user who leaves by the browser's Back must not be stuck with a loading button.
  await paypal.click();
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: words.pay })).toBeEnabled();

  await paypal.click();
  await page.getByRole('button', { name: words.paypalConfirm }).click();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/bookings\/[A-Z0-9-]+\?booked=1$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
});

test('a wallet pays without a card, and Back leads to the pass instead of an empty form', async ({
  page,
  site,
  words,
}) => {
  await toPayment(page, site, words);
  await page.getByRole('button', { name: 'Apple Pay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await sheet.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/bookings\//);
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
});

test('a traveller with an account saves a card, pays with it in one press and removes it', async ({
  page,
  site,
  words,
}) => {
  await signIn(page, site, await newTraveller(site));
  await toPayment(page, site, words, 'account');
  await page.getByRole('checkbox', { name: words.keepCard }).check();
  await expectSound(page);
  await payWith(page, words, '5555 5555 5555 4444');
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();

  await toPayment(page, site, words, 'account');
  await expect(page.getByRole('radio', { name: words.keptCard })).toBeChecked();
  await expectSound(page);
  await page.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();

  await toPayment(page, site, words, 'account');
  await page.getByRole('button', { name: words.removeCard }).click();
  await expect(page.getByLabel(words.cardNumber)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a code counts whether it was applied or only typed, and can make the stay free', async ({
  page,
  site,
  words,
}) => {
  await page.goto(site + words.prefix + checkoutOf(await openStashpoint(site), 2));
  await fillContact(page, words, `free-${crypto.randomUUID()}@example.org`);
  const code = await codeField(page, words);
  const apply = page.getByRole('button', { name: words.applyCoupon });
  await code.focus();
  await composed(page, '無料券');
  await code.fill('nothing-of-ours');
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByText(words.noSuchCode)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('freeday');
  await apply.click();
  const remove = page.getByRole('button', { name: words.removeCoupon('FREEDAY') });
  await expect(remove).toBeVisible();
  // A wrong code shows a problem, and does not remove the valid one.
  await code.fill('freedaze');
  await apply.click();
  await expect(page.getByText(words.noSuchCode)).toBeVisible();
  await expectSound(page);
  await expect(page.getByRole('button', { name: words.bookFree })).toBeVisible();

  await remove.click();
  await expect(remove).toBeHidden();
  await code.fill('freeday');
  await page.getByRole('button', { name: words.toPayment }).click();
  await page.getByRole('button', { name: words.bookFree }).click();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
});
