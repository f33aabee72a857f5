import { sessionByCode } from '../hosts/shop.ts';
import { signIn } from '../prepared.ts';
import { expect, test } from './staff.ts';

test('staff create a host, give them a place and an account, and see their earnings', async ({
  page,
  site,
  admin,
  staff,
}) => {
  const email = `${crypto.randomUUID()}@hosts.example`;
  // Signed in just now: accounts ask for a fresh proof.
  await signIn(page, admin, await sessionByCode(site, 'staff@cubby.test'));
  await page.goto(`${admin}/account/hosts/create`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByLabel('Business').fill('Corner Books');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email address').fill('host@cubby.test');
  await page.getByLabel('Phone number').fill('+44 20 7946 0018');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    page
      .getByText('Check the highlighted fields.')
      .or(page.getByText(/already/))
      .first(),
  ).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corner Books');

  await page.getByRole('button', { name: 'Add an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account holder').fill('Nora Lind');
  await dialog.getByLabel('IBAN or account number').fill('GB33BUKB20201555555556');
  await dialog.getByLabel('Country code').fill('GB');
  await dialog.getByRole('button', { name: 'Add an account' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('IBAN or account number').fill('GB33BUKB20201555555555');
  await dialog.getByRole('button', { name: 'Add an account' }).click();
  await expect(page.getByText(/… 5555/)).toBeVisible();

  await page.getByLabel('Another address').fill('nobody');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await page.getByLabel('Another address').fill('till@hosts.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove till@hosts.example' })).toBeVisible();

  const { items } = await staff.listHosts({ query: { q: email } });
  const { items: addresses } = await staff.listHostNotificationEmails({ query: { host_id: items[0]?.id ?? '' } });
  expect(addresses).toMatchObject([{ email: 'till@hosts.example' }]);
});

test('a host is edited at the same time as a colleague, and the change is undone', async ({ page, admin, staff }) => {
  const host = await staff.createHost({
    body: {
      email: `${crypto.randomUUID()}@hosts.example`,
      first_name: 'Emil',
      last_name: 'Berg',
      phone_number: '+44 20 7946 0019',
      business_name: 'Berg & Co',
    },
  });
  const params = { id: host.id };
  await page.goto(`${admin}/account/hosts/${host.id}/edit`);
  await page.getByLabel('Business').fill('Berg and Daughters');
  await staff.updateHost({ params, body: { last_name: 'Bergman' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has just changed this' });
  await expect(dialog).toContainText('Bergman');
  await dialog.getByRole('button', { name: /Keep both/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berg and Daughters');
  expect(await staff.getHost({ params })).toMatchObject({ last_name: 'Bergman', business_name: 'Berg and Daughters' });

  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await staff.getHost({ params })).business_name).toBe('Berg & Co');
});
