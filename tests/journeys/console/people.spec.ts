import { clientOf } from '../api.ts';
import { expectSound } from '../journey.ts';
import { newTraveller } from '../prepared.ts';
import { expect, test } from './staff.ts';

test('staff give a colleague some of their permissions, and correct a name', async ({ page, admin, staff, site }) => {
  const { user } = await newTraveller(site);
  await page.goto(`${admin}/account/users`);
  await page.getByLabel(/Search by name/).fill(user.email);
  await expect(page.getByRole('status', { name: 'Number of results' })).toHaveText('1 person');
  await page.getByRole('link', { name: /Ada Lovelace/ }).click();
  await expectSound(page);
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Staff' }).click();
  await page.getByLabel('Full permissions').uncheck();
  await page.getByLabel('Reviews').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await staff.getUser({ params: { id: user.id } });
  expect(saved).toMatchObject({ last_name: 'King', role: 'admin', scopes: ['reviews:all'] });
});

test('a currency is switched off with its places, and on again', async ({ page, admin, site }) => {
  const inUse = async () => {
    const currencies = await clientOf(site).listCurrencies();
    return currencies.some(({ code }) => code === 'ZAR');
  };
  await page.goto(`${admin}/account/currencies`);
  await expectSound(page);
  await page.getByRole('button', { name: 'Switch off: ZAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Switch on: ZAR' })).toBeVisible();
  expect(await inUse()).toBe(false);
  await page.getByRole('button', { name: 'Switch on: ZAR' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('button', { name: 'Switch off: ZAR' })).toBeVisible();
  expect(await inUse()).toBe(true);
});
