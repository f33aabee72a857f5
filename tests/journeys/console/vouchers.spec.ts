import type { Page } from '@playwright/test';
import { codeField, expectSound, fillContact } from '../journey.ts';
import { checkoutOf, openStashpoint } from '../prepared.ts';
import { expect, test } from './staff.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true }).first();

test('an agency, an area and a voucher: refused for one bag, accepted for two, and owed for', async ({
  page,
  admin,
  site,
  words,
}) => {
  const stashpoint = await openStashpoint(site);
  const agency = `Night Trains ${Date.now()}`;
  await page.goto(`${admin}/account/otas/create`);
  await field(page, 'Name').fill(agency);
  await field(page, 'Email address').fill('not an address');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Enter a valid email address.').first()).toBeVisible();
  await field(page, 'Email address').fill(`desk-${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  const agencyUrl = page.url();
  await expectSound(page);

  const area = `Around ${Date.now()}`;
  await page.goto(`${admin}/account/otas/areas/create`);
  await field(page, 'Name').fill(area);
  await field(page, 'City').fill('London');
  await page.getByRole('option', { name: 'London' }).click();
  await field(page, 'Latitude').fill(String(stashpoint.latitude));
  await field(page, 'Longitude').fill(String(stashpoint.longitude));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
  await expect(page.getByRole('link', { name: stashpoint.name }).first()).toBeVisible();

  await page.goto(agencyUrl);
  await page.getByRole('link', { name: 'Issue vouchers' }).click();
  await expect(field(page, 'Agency')).toHaveValue(agency);
  await field(page, 'Area').fill(area);
  await page.getByRole('option', { name: area }).click();
  await field(page, 'Bags covered').fill('2');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('covers 2 bags')).toBeVisible();
  const code = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectSound(page);

  await page.goto(`${site}${checkoutOf(stashpoint, 1)}`);
  await (await codeField(page, words)).fill(code);
  await page.getByRole('button', { name: words.applyCoupon }).click();
  await expect(page.getByText(/covers more bags than you’re booking/)).toBeVisible();

  await page.goto(`${site}${checkoutOf(stashpoint, 2)}`);
  await fillContact(page, words, `voucher-${Date.now()}@example.org`);
  await (await codeField(page, words)).fill(code);
  await page.getByRole('button', { name: words.applyCoupon }).click();
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Book with voucher' }).click();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();

  await page.goto(agencyUrl);
  await expect(page.getByText('Amount due').locator('xpath=following-sibling::dd[1]')).toContainText('£');
});

test('a voucher is not valid outside its area, nor once it is switched off', async ({
  page,
  admin,
  staff,
  site,
  words,
}) => {
  const stashpoint = await openStashpoint(site);
  const [ota] = (await staff.listOtas()).items;
  const { items: areas } = await staff.listAreas();
  const far = areas.find(({ city_name }) => city_name === 'Rome');
  const issue = async (area_id: string) => {
    const { id } = await staff.issueVouchers({ body: { ota_id: ota?.id ?? '', area_id, activates: 1 } });
    return id;
  };
  const apply = async (code: string) => {
    await (await codeField(page, words)).fill(code);
    await page.getByRole('button', { name: words.applyCoupon }).click();
  };
  await page.goto(`${site}${checkoutOf(stashpoint, 1)}`);
  await apply(await issue(far?.id ?? ''));
  await expect(page.getByText('This code isn’t valid at this place.')).toBeVisible();

  const here = await staff.createArea({
    body: { city_id: far?.city_id ?? '', name: 'Here', lat: stashpoint.latitude, lng: stashpoint.longitude },
  });
  const code = await issue(here.id);
  await page.goto(`${admin}/account/otas/vouchers/${code}`);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await page.goto(`${site}${checkoutOf(stashpoint, 1)}`);
  await apply(code);
  await expect(page.getByText('This code has expired or has already been used.')).toBeVisible();
});
