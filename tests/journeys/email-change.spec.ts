import type { Page } from '@playwright/test';
import { mailTo } from '../harness/outbox.ts';
import { expect, expectAccessible, expectSound, test } from './journey.ts';
import { newTraveller, signIn } from './prepared.ts';
import type { Words } from './words.ts';

test('a traveller changes their address with its code, and the owner of the old one restores it', async ({
  page,
  site,
  words,
}) => {
  const session = await newTraveller(site);
  const old = session.user.email ?? '';
  const next = `new-${crypto.randomUUID()}@example.org`;
  await signIn(page, site, session);
  await page.goto(`${site}${words.prefix}/account/profile`);
  await page.getByRole('button', { name: words.changeEmail }).click();
  await page.getByLabel(words.newEmail).fill(next);
  await page.getByLabel(words.currentPassword).fill('not my password at all');
  await expectSound(page);
  await page.getByRole('button', { name: words.sendCode }).click();
  // The session was opened by password, which is no proof of presence.
  const dialog = page.getByRole('dialog', { name: words.confirmPresence });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.mailCode }).click();
  await expect(dialog.getByLabel(words.code, { exact: true })).toBeFocused();
  await page.keyboard.type((await mailTo(site, old)).subject.match(/\d{6}/)?.[0] ?? '');
  await expect(page.getByText(words.notCurrentPassword)).toBeVisible();
  await page.getByLabel(words.currentPassword).fill('a shelf for every bag');
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeVisible();
  await expectSound(page);
  await enterCode(page, words, '000000');
  await expect(page.getByText(words.wrongCode)).toBeVisible();
  await enterCode(page, words, (await mailTo(site, next)).subject.match(/\d{6}/)?.[0] ?? '');
  await expect(page.getByText(words.emailChanged)).toBeVisible();
  await expect(page.getByLabel(words.email)).toHaveValue(next);
  await expectSound(page);

  const { body } = await mailTo(site, old);
  const link = new URL(body.match(/http\S+undo-email\S+/)?.[0] ?? '');
  await page.goto(`${site}${words.prefix}/login/undo-email${link.search}`);
  await expectSound(page);
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(page.getByRole('heading', { name: words.addressIsBack })).toBeVisible();
  await expectSound(page);
  await page.goto(`${site}${words.prefix}/account/profile`);
  await expect(page).toHaveURL(/\/login\/email/);
  await page.goto(`${site}${words.prefix}/login/undo-email${link.search}`);
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(page.getByRole('heading', { name: words.linkIsOver })).toBeVisible();
  await expectSound(page);
});

async function enterCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByLabel(words.code, { exact: true }).focus();
  await page.keyboard.type(code);
}
