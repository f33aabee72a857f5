import { mailTo } from '../harness/outbox.ts';
import { expect, expectSound, fillContact, takenOver, test } from './journey.ts';

/** Behind King's Cross, a few streets from the demo's places. */
const DOOR = { latitude: 51.5312, longitude: -0.1231 };

test('a shop becomes a host: sees its earnings, fills in what is needed, and leaves with a draft', async ({
  page,
  site,
  words,
  locale,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DOOR);
  await page.goto(`${site}${words.prefix}/becomeahost`);
  await takenOver(page);
  const bags = page.getByRole('slider', { name: words.bagsADay });
  const before = await page.getByRole('main').getByRole('status').first().textContent();
  await bags.focus();
  await bags.press('ArrowRight');
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(before ?? '');

  await page.getByRole('button', { name: words.sendStashpoint }).click();
  await expect(page.getByText(words.choosePlace)).toBeVisible();
  await expectSound(page);
  const email = `host-${locale}-${Date.now()}@example.org`.toLowerCase();
  await fillContact(page, words, email);
  await page.getByLabel(words.businessName).fill('Corner Books');
  await page.getByLabel(words.address).fill('7 Pancras Road');
  await page.getByLabel(words.postalCode).fill('N1C 4AG');
  await page.getByRole('button', { name: words.useMyPosition }).click();
  await expect(page.getByText(words.markerStands)).toBeVisible();
  await page.getByRole('checkbox', { name: words.hostTerms }).check();
  await expectSound(page);
  await page.getByRole('button', { name: words.sendStashpoint }).click();

  await expect(page.getByRole('heading', { name: words.welcomeHost })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: words.hostConsole })).toHaveAttribute('href', /\/\/hosts\./);
  await expectSound(page);
  await mailTo(site, email);

  // A second place with the same email address belongs to the existing account.
  await page.reload();
  await fillContact(page, words, email);
  await page.getByLabel(words.businessName).fill('Corner Books, upstairs');
  await page.getByLabel(words.address).fill('7 Pancras Road');
  await page.getByLabel(words.postalCode).fill('N1C 4AG');
  await page.getByRole('button', { name: words.useMyPosition }).click();
  await page.getByRole('checkbox', { name: words.hostTerms }).check();
  await page.getByRole('button', { name: words.sendStashpoint }).click();
  await expect(page.getByText(words.hostHasAccount)).toBeVisible();
});
