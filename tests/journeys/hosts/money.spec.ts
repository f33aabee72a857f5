import { hostSession } from '../api.ts';
import { expect, expectSound, test } from '../journey.ts';
import { signIn } from '../prepared.ts';

test('a host reads their earnings and performance, and gives the documents to an accountant', async ({
  page,
  site,
}) => {
  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, hostSession());

  await page.goto(`${hosts}/commissions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  await expect(page.getByText('Your share').first()).toBeVisible();
  await page.getByLabel('Grouped by', { exact: true }).selectOption('place');
  await expect(page.getByRole('region', { name: 'Grouped by Place' }).getByRole('rowheader').first()).toBeVisible();
  await expectSound(page);

  await page.goto(`${hosts}/invoices`);
  await expect(page.getByText(/^For [0-9A-Z]{5}-[0-9]{4}$/).first()).toBeVisible();
  await expectSound(page);
  const pdf = page.getByRole('link', { name: /^PDF of [0-9A-Z]{5}-0001$/ });
  const reply = await page.request.get(new URL((await pdf.getAttribute('href')) ?? '', site).href);
  expect(reply.headers()['content-type']).toBe('application/pdf');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV of [0-9A-Z]{5}-0001$/ }).click();
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
  await expect(page.getByLabel('Until', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
