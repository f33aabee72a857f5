import type { Page } from '@playwright/test';
import { codeField, expectSound, fillContact } from '../journey.ts';
import { checkoutOf, openStashpoint } from '../prepared.ts';
import { expect, test } from './staff.ts';

const newCode = () => `WALK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const field = (page: Page, name: RegExp | string) => page.getByRole('main').getByLabel(name).first();

test('a coupon is created, simulated, used at the checkout and counted, and many make a campaign', async ({
  page,
  admin,
  site,
  words,
}) => {
  const code = newCode();
  const stashpoint = await openStashpoint(site);
  await page.goto(`${admin}/account/coupons`);
  await page.getByRole('link', { name: 'New coupon' }).click();
  await expectSound(page);
  await field(page, 'Code').fill('no spaces please');
  await field(page, 'Percentage off').fill('25');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Check the highlighted fields.').first()).toBeVisible();
  await field(page, 'Code').fill('welcome10');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This code is already in use.').first()).toBeVisible();
  await field(page, 'Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expectSound(page);

  await page.getByLabel('Place', { exact: true }).fill(stashpoint.name);
  await page.getByRole('option', { name: stashpoint.name }).first().click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText(/The code is accepted/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Host earns/ })).toBeVisible();

  await page.goto(`${site}${checkoutOf(stashpoint, 2)}`);
  await fillContact(page, words, `coupon-${Date.now()}@example.org`);
  await (await codeField(page, words)).fill(code);
  await page.getByRole('button', { name: words.applyCoupon }).click();
  await expect(page.getByText('Coupon applied')).toBeVisible();
  await expect(page.getByText('Discount', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('button', { name: words.pay })).toBeVisible();

  await page.goto(`${admin}/account/coupons/${code}`);
  await expect(page.getByText('used 1 time')).toBeVisible();

  // Many codes make a campaign.
  const campaign = `Fair ${Date.now()}`;
  await page.goto(`${admin}/account/coupons/create-many`);
  await field(page, 'Campaign').fill(campaign);
  await field(page, 'Number of codes').fill('12');
  await field(page, 'Percentage off').fill('15');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('status', { name: 'Number of results' })).toHaveText('12 coupons');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('menuitem', { name: 'As you read it' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a conflicting change by a colleague is shown, and a wrong change is undone', async ({ page, admin, staff }) => {
  const code = newCode();
  await staff.createCoupon({ body: { code, percent: 10 } });
  await page.goto(`${admin}/account/coupons/${code}`);
  await field(page, 'Campaign').fill('Mine');
  await staff.updateCoupon({ params: { code }, body: { campaign: 'Theirs' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has just changed this' });
  await expect(dialog.getByText('Theirs', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: /mine where they differ/ }).click();
  await expect(field(page, 'Campaign')).toHaveValue('Mine');

  const history = page.getByRole('region', { name: 'History' });
  // The field held it before it was saved, too.
  await expect(history).toContainText('Mine');
  await history.getByRole('button', { name: 'Undo' }).first().click();
  await expect(field(page, 'Campaign')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Off', { exact: true }).first()).toBeVisible();
});
