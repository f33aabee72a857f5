import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, results, tabTo, takenOver, test, workdayFromNow } from './journey.ts';
import type { Words } from './words.ts';

/** A misspelt input, and the city it must lead to. */
const TYPED = { '': ['Londn', 'London'], '/de': ['Londno', 'London'] } as const;

test('a traveller gets from a mistyped city to the pass by keyboard only', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/`);
  await takenOver(page);
  await searchByKeyboard(page, words);

  await expect(page).toHaveURL(/\/search\?/);
  await arrivedAt(page);
  await expect(results(page).first()).toBeVisible();
  await tabTo(page, results(page).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await arrivedAt(page);
  const book = { name: words.bookNow };
  await tabTo(page, page.getByRole('link', book).or(page.getByRole('button', book)).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\//);
  await arrivedAt(page);
  await typeInto(page, page.getByLabel(words.firstName), 'Ada');
  await typeInto(page, page.getByLabel(words.lastName), 'Lovelace');
  await typeInto(page, page.getByLabel(words.email), `keys-${Date.now()}@example.org`);
  await typeInto(page, page.getByLabel(words.phone), '+44 20 7946 0018');
  const fits = page.getByRole('checkbox', { name: words.bagsFit });
  if ((await fits.count()) > 0) {
    await tabTo(page, fits);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: words.toPayment }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/booking=/);
  await arrivedAt(page);
  await typeInto(page, page.getByLabel(words.cardNumber), '4242424242424242');
  await typeInto(page, page.getByLabel(words.expiry), '0839');
  await typeInto(page, page.getByLabel(words.securityCode), '123');
  await tabTo(page, page.getByRole('button', { name: words.pay }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await arrivedAt(page);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectSound(page);
});

async function searchByKeyboard(page: Page, words: Words): Promise<void> {
  const form = page.getByRole('search').first();
  const [typo, city] = TYPED[words.prefix];
  const place = form.getByRole('combobox', { name: words.where, exact: true });
  await typeInto(page, place, typo);
  await expect(page.getByRole('option', { name: new RegExp(`^${city}`) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(city);
  const [year, month, day] = workdayFromNow(1).split('-');
  // Both languages write the day first.
  const dayOf = (date: string) => form.getByRole('group', { name: date }).getByRole('spinbutton').first();
  await typeInto(page, dayOf(words.dropoffDate), `${day}${month}${year}`);
  await typeInto(page, form.getByLabel(words.dropoffTime), '10');
  await typeInto(page, dayOf(words.pickupDate), `${day}${month}${year}`);
  await typeInto(page, form.getByLabel(words.pickupTime), '18');
  await tabTo(page, form.getByRole('button', { name: words.findStorage }));
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects the focus on the heading of the page, which a screen reader then reads. */
async function arrivedAt(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}
