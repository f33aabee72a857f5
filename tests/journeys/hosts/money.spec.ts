import type { Page } from '@playwright/test';
import { mailTo } from '../../harness/outbox.ts';
import { clientOf, hostSession } from '../api.ts';
import { expect, expectDialogAccessible, expectSound, test } from '../journey.ts';
import { signIn } from '../prepared.ts';

test('a host reads their earnings, gives the documents to an accountant, and undoes a diverted payout account', async ({
  page,
  site,
}) => {
  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, hostSession());

  await page.goto(`${hosts}/commissions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  await expect(page.getByText('Your share').first()).toBeVisible();
  await page.getByLabel('Grouped by', { exact: true }).selectOption('place');
  await expect(page.getByRole('group', { name: 'Grouped by Place' }).getByRole('rowheader').first()).toBeVisible();
  await expectSound(page);

  await page.goto(`${hosts}/invoices`);
  await expect(page.getByText(/^For [0-9A-Z]{5}-[0-9]{4}$/).first()).toBeVisible();
  await expectSound(page);
  const pdf = page.getByRole('link', { name: /^PDF of [0-9A-Z]{5}-0001$/ });
  const reply = await page.request.get(new URL((await pdf.getAttribute('href')) ?? '', site).href);
  expect(reply.headers()['content-type']).toBe('application/pdf');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV of [0-9A-Z]{5}-0001$/ }).click();
  await page.getByRole('menuitem', { name: 'As you read it' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^cubby-[0-9A-Z]{5}-0001\.csv$/);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tax details' });
  await dialog.getByLabel('VAT number').fill('GB980780685');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('VAT number')).toHaveValue('GB980780685');
  await dialog.getByLabel('VAT number').fill('gb 980 780 684');
  await dialog.getByLabel('City').fill('Greater London');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Greater London/)).toBeVisible();

  await page.goto(`${hosts}/payouts`);
  await expect(page.getByText('… 5555').first()).toBeVisible();
  await expectSound(page);

  // Each chart has a table behind it.
  await page.goto(`${hosts}/performance?span=year`);
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  await expect(page.getByRole('table').nth(2)).toBeAttached();
  await page.goto(`${hosts}/performance?span=own_days&since=2026-02-01&until=2025-01-01`);
  // Dates in the wrong order show a problem beside their field, and send no request.
  const until = page.getByRole('group', { name: 'Until', exact: true });
  await expect(until.getByRole('spinbutton').first()).toHaveAttribute('aria-invalid', 'true');

  await page.context().clearCookies();
  await undoChangedAccount(page, site);
});

/** Changes the payout account of a new host with a proof, and undoes the change by the link of its email. */
async function undoChangedAccount(page: Page, site: string): Promise<void> {
  const email = `payout-${crypto.randomUUID()}@example.org`;
  await applyAsHost(site, email);
  // The link of an email signs in, and proves nothing.
  const { body } = await mailTo(site, email);
  await page.goto(body.match(/http\S+\/login\?link=\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Undo Books' })).toBeVisible();
  await page.goto(`${site.replace('//', '//hosts.')}/payouts`);
  const form = page.getByRole('dialog', { name: 'Add an account' });
  const add = async (number: string) => {
    await page.getByRole('button', { name: 'Add an account' }).click();
    await form.getByLabel('Currency').selectOption('GBP');
    await form.getByLabel('Account holder').fill('Grace Hopper');
    await form.getByLabel('IBAN or account number').fill(number);
    await form.getByLabel('Country').fill('GB');
    await form.getByRole('button', { name: 'Add an account' }).click();
  };
  await add('GB33BUKB20201555555555');
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof.getByRole('button', { name: 'Email me a code' })).toBeFocused();
  await expectDialogAccessible(page);
  await page.keyboard.press('Enter');
  await expect(proof.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type((await mailTo(site, email, /confirm it’s you/)).subject.match(/\d{6}/)?.[0] ?? '');
  await expect(page.getByText('… 5555')).toBeVisible();
  await add('GB94BARC10201530093459');
  await expect(page.getByText('… 3459')).toBeVisible();

  const undo = (await mailTo(site, email, /payout account has changed/)).body.match(/http\S+undo-payout\S+/)?.[0] ?? '';
  await page.goto(undo);
  await expectSound(page);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your previous account is back' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Go to your account page' }).click();
  await expect(page).toHaveURL(/\/\/hosts\..*\/login\?/);
  // The console changes the address first, then the sign-in loads as a document of its own.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This change has already been undone' })).toBeVisible();
}

/** Applies as a new host, with a place that never closes. */
async function applyAsHost(site: string, email: string): Promise<void> {
  await clientOf(site).createHost({
    body: {
      ...{ email, first_name: 'Grace', last_name: 'Hopper', phone_number: '+44 20 7946 0018' },
      ...{ business_name: 'Undo Books', address: '7 Pancras Square', postal_code: 'N1C 4AG' },
      ...{ latitude: 51.5312, longitude: -0.1231, type: 'cafe', capacity: 10, language: 'en' },
      opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '08:00:00', close: '20:00:00' })),
      accepted_tos_at: new Date().toISOString(),
    },
  });
}
