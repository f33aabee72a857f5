import type { Page } from '@playwright/test';
import { codeTo } from '../harness/outbox.ts';
import { signUp } from '../harness/sign-up.ts';
import { clientOf } from './api.ts';
import { expect, expectSound, test } from './journey.ts';
import type { Words } from './words.ts';

const PASSWORD = 'three bags on a shelf';
const NEW_PASSWORD = 'four bags on a shelf';

/** Returns a new address for each test, because an address can request one code in half a minute. */
function newAddress(who: string): string {
  return `${who}-${test.info().workerIndex}-${Date.now()}@example.org`;
}

test('a traveller signs up, sets a password, signs in with it and deletes the account', async ({
  page,
  site,
  words,
}) => {
  const email = newAddress('signup');
  // The return address is forged: browsers drop a tab between two slashes.
  await page.goto(`${site}${words.prefix}/signup?next=/%09/evil.test`);
  await page.getByLabel(words.firstName).fill('Ines');
  await page.getByLabel(words.lastName).fill('Costa');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.phone).fill('+44 20 7946 0018');
  // The terms open in a separate tab, and the form keeps its values.
  const opened = page.context().waitForEvent('page');
  await main(page).getByRole('link', { name: words.terms }).click();
  const terms = await opened;
  await expect(terms).toHaveURL(/\/termsandconditions$/);
  await terms.close();
  await expect(page.getByLabel(words.firstName)).toHaveValue('Ines');
  await main(page).getByRole('button', { name: words.createAccount }).click();
  await expect(page.getByText(words.tickToGoOn)).toBeVisible();
  await page.getByRole('checkbox', { name: words.signUpTerms }).check();
  await expect(page.getByText(words.tickToGoOn)).toHaveCount(0);
  await expectSound(page);
  await main(page).getByRole('button', { name: words.createAccount }).click();
  await expect(page).toHaveURL(/\/login\/pin/);
  await enterCode(page, words, await codeTo(site, email));
  await expect(page).toHaveURL(`${site}${words.prefix}/account/bookings`);

  await page.goto(`${site}${words.prefix}/account/profile`);
  await expect(page.getByText(words.profileComplete)).toBeVisible();
  await page.getByRole('button', { name: words.setPassword }).click();
  await page.getByLabel(words.newPassword).fill('short');
  await page.getByRole('button', { name: words.savePassword }).click();
  await expect(page.getByText(words.passwordTooShort)).toBeVisible();
  await page.getByLabel(words.newPassword).fill(PASSWORD);
  await page.getByRole('button', { name: words.savePassword }).click();
  await expect(page.getByText(words.passwordSaved)).toBeVisible();
  await page.getByRole('button', { name: words.signOut }).click();
  await expect(page).toHaveURL(new RegExp(`^${site}${words.prefix}/?$`));

  await page.goto(`${site}${words.prefix}/login/email?next=${encodeURIComponent(`${words.prefix}/account/delete`)}`);
  await signInWith(page, words, email, 'not my password at all');
  await expect(page.getByText(words.wrongPassword)).toBeVisible();
  await expectSound(page);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/account\/delete/);

  await page.getByRole('button', { name: words.deleteForGood }).click();
  await expect(page.getByText(words.tickToGoOn)).toBeVisible();
  await page.getByRole('checkbox', { name: words.understood }).check();
  await page.getByRole('button', { name: words.deleteForGood }).click();
  await expect(page.getByRole('heading', { name: words.accountDeleted })).toBeVisible();
  await expectSound(page);
  const { exists } = await clientOf(site).checkUserExists({ body: { email } });
  expect(exists).toBe(false);
});

test('a forgotten password is replaced with a code, and the old one stops working', async ({ page, site, words }) => {
  const email = await createAccount(site, newAddress('recovery'));
  await page.goto(`${site}${words.prefix}/login/email`);
  await page.getByRole('button', { name: words.usePassword }).click();
  await page.getByRole('link', { name: words.forgot }).click();
  await expect(page).toHaveURL(/\/login\/recovery/);
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeVisible();
  await enterCode(page, words, await codeTo(site, email));
  await page.getByLabel(words.newPassword).fill(NEW_PASSWORD);
  await expectSound(page);
  await page.getByRole('button', { name: words.savePassword }).click();

  await expect(page.getByText(words.recovered)).toBeVisible();
  await expect(page.getByLabel(words.email)).toHaveValue(email);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page.getByText(words.wrongPassword)).toBeVisible();
  await page.getByLabel(words.password, { exact: true }).fill(NEW_PASSWORD);
  await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/account\/bookings/);
});

test('Google and Apple sign a traveller in, in their language and to the page requested', async ({
  page,
  site,
  words,
}) => {
  const next = `${words.prefix}/account/profile`;
  for (const provider of ['Google', 'Apple'])
    await test.step(provider, async () => {
      await page.context().clearCookies();
      await page.goto(`${site}${words.prefix}/login/email?next=${encodeURIComponent(next)}`);
      await page.getByRole('button', { name: provider }).click();
      await page.getByText('Cancel').click();
      await expect(page.getByText(words.providerCancelled(provider))).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: provider }).click();
      await page.getByText('Continue as Grace').click();
      await expect(page).toHaveURL(site + next);
      await expect(page.getByLabel(words.firstName)).toHaveValue('Grace');
      // Only the journey's own experiment variants remain, nothing of the sign-in.
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['cubby.experiments']);
    });
});

test('an unsolicited answer of a provider opens no session', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/login/email#id_token=forged&state=forged`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${site}${words.prefix}/login/email`);
  expect((await page.context().cookies()).some(({ name }) => name === 'cs_token')).toBe(false);
});

test('a review request by email leads through the sign-in to the pending reviews', async ({ page, site, words }) => {
  const email = await createAccount(site, newAddress('review'));
  await page.goto(`${site}${words.prefix}/login/review`);
  await signInWith(page, words, email, PASSWORD);
  await expect(page).toHaveURL(/\/login\/review/);
  await expect(page.getByRole('heading', { name: words.nothingToReview })).toBeVisible();
  await expectSound(page);
});

const main = (page: Page) => page.getByRole('main');

/** Creates an account with a password, as if it had existed for long. */
async function createAccount(site: string, email: string): Promise<string> {
  await signUp(site, { email, password: PASSWORD });
  return email;
}

async function signInWith(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: words.usePassword }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
}

/** Enters a code: typing the first digit moves on to the next, and the sixth submits it. */
async function enterCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByLabel(words.code, { exact: true }).focus();
  await page.keyboard.type(code);
}
