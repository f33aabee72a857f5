import { expectSound } from '../journey.ts';
import { expect, test } from './staff.ts';

test('staff release a payout run, download the bank’s file, and settle an unexplained difference', async ({
  page,
  admin,
  site,
}) => {
  await page.goto(`${admin}/account/payout-runs`);
  await page.getByText('To release').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run, / })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: /^Release .+\?$/ });
  await dialog.getByRole('button', { name: 'Release' }).click();
  const file = page.getByRole('link', { name: /^Bank file/ });
  await expect(file).toBeVisible();
  const reply = await page.request.get(new URL((await file.getAttribute('href')) ?? '', site).href);
  expect(await reply.text()).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  await page
    .getByRole('button', { name: /^Mark as returned: / })
    .first()
    .click();
  await page.getByLabel('Short reason').fill('AC04 closed account');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as returned' }).click();
  await expect(page.getByText('AC04 closed account').first()).toBeVisible();

  // An unexplained difference is settled by hand.
  await page.goto(`${admin}/account/reconciliation`);
  await expect(page.getByText('charge:pi_demo_nobody')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Resolve charge:pi_demo_nobody' }).click();
  await page.getByLabel('Explanation').fill('Taken by hand for a lost key, and paid back.');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Taken by hand for a lost key, and paid back.')).toBeVisible();
  await page.getByRole('link', { name: 'By day' }).click();
  await expect(page.getByText('Matches').first()).toBeVisible();
});
