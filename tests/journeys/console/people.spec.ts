import { readOutbox } from '../../harness/outbox.ts';
import { clientOf } from '../api.ts';
import { expectSound, tabTo } from '../journey.ts';
import { expectSaid, forgetSaid, recordSaid } from '../said.ts';
import { expect, test } from './staff.ts';

test('staff invite a colleague, change what they may do, and remove them when they leave', async ({
  page,
  admin,
  staff,
  site,
}) => {
  const email = `kit-${crypto.randomUUID()}@example.org`;
  await page.goto(`${admin}/account/users`);
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Kit');
  await page.getByLabel('Bookings').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Reviews').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change permissions' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { items } = await staff.listUsers({ query: { q: email } });
  expect(items).toMatchObject([{ last_name: 'King', role: 'admin', scopes: ['bookings:all', 'reviews:all'] }]);

  // By keyboard only, from elsewhere in the console.
  await recordSaid(page);
  await page.goto(admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Booking, name/ })).toBeFocused();
  await forgetSaid(page);
  await page.keyboard.type(email);
  await expect(page.getByRole('option', { name: /Kit King/ })).toBeVisible();
  // The account, and everything about the address.
  await expectSaid(page, /^2 results$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kit King' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove from staff' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove from staff' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kit King is no longer on the staff.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from staff' })).toHaveCount(0);
  const mails = await readOutbox(site);
  expect(mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)).toEqual([
    'Your Cubby permissions have changed',
    'Your Cubby permissions have changed',
    'You’re invited to the Cubby team',
  ]);
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
  await expect(page).toHaveURL(/\/currencies$/);
});
