import type { Browser } from '@playwright/test';
import { codeTo } from '../../harness/outbox.ts';
import { clientOf, hostSession } from '../api.ts';
import { book, openShop, sessionByCode } from '../hosts/shop.ts';
import { declineCookies, expectSound } from '../journey.ts';
import { newTraveller, signIn } from '../prepared.ts';
import { expect, test } from './staff.ts';

/** Opens the claim of a stay on a phone and sends it: typed and sent without a network, it leaves once there is one. */
async function claimOnPhone(browser: Browser, site: string) {
  const traveller = await newTraveller(site);
  const { id } = await book(site, traveller, (await openShop(site)).id);
  await clientOf(site, hostSession()).updateBooking({ params: { id }, body: { state: 'checked_in' } });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await declineCookies(phone.context());
  await signIn(phone, site, traveller);
  await phone.goto(`${site}/account/bookings/${id}`);
  await phone.getByRole('link', { name: 'Lost or damaged bag?' }).click();
  await phone.getByLabel('Bag 1').check();
  await phone.getByLabel('What happened, in your own words').fill('The zip is torn.');
  await phone.getByLabel('What is it?').fill('Suitcase');
  await phone.getByLabel(/^Price when new/).fill('800');
  await expectSound(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Send the claim' }).click();
  await expect(phone.getByText(/^Saved on this device/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('We’re reviewing it')).toBeVisible();
  // So does a photo, once.
  const buffer = Buffer.from(await (await fetch(`${site}/media/pictures/city-london/1024x500.jpg`)).arrayBuffer());
  await phone.context().setOffline(true);
  await phone.getByLabel('Add photos').setInputFiles({ name: 'zip.jpg', mimeType: 'image/jpeg', buffer });
  await expect(phone.getByText(/^One file is saved on this device/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByRole('img', { name: 'Photo' })).toHaveCount(1);
  const { claims } = await clientOf(site, traveller).getClaimStart({ params: { id } });
  expect(claims[0]?.files).toHaveLength(1);
  return { phone, traveller, claim: claims[0]?.id ?? '' };
}

test('a claim goes from its form to money: decided by two, paid in a run, and returned; a difference is settled', async ({
  page,
  admin,
  site,
  staff,
  browser,
}) => {
  const { phone, traveller, claim } = await claimOnPhone(browser, site);
  const answer = { answer: 'statement', text: 'It came like this.' } as const;
  await clientOf(site, hostSession()).answerIncident({ params: { id: claim }, body: answer });
  await page.goto(`${admin}/account/incidents/${claim}`);
  await expect(page.getByText('It came like this.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Accept…' }).click();
  await page.getByRole('radio', { name: 'The guarantee' }).click();
  await page.getByRole('button', { name: /^Accept [£€]720\.00$/ }).click();
  await expect(page.getByText(/A second person has to confirm it\.$/).first()).toBeVisible();
  const email = `kit-${crypto.randomUUID()}@example.org`;
  await staff.inviteColleague({
    body: { email, first_name: 'Kit', last_name: 'K', scopes: ['bookings:all', 'money:all'] },
  });
  const colleague = clientOf(site, await sessionByCode(site, email));
  await colleague.confirmClaim({ params: { id: claim }, body: {} });

  await phone.reload();
  await phone.getByLabel('Account holder').fill('Ada Lovelace');
  await phone.getByLabel('IBAN or account number').fill('GB33 BUKB 2020 1555 5555 55');
  await phone.getByRole('button', { name: 'Save account' }).click();
  await phone.getByRole('button', { name: 'Email me a code' }).click();
  await expect(phone.getByRole('textbox').first()).toBeFocused();
  await phone.keyboard.type(await codeTo(site, traveller.user.email));
  await expect(phone.getByText('We’ll pay to the account ending in 5555.')).toBeVisible();
  await expectSound(phone);

  await page.goto(`${admin}/account/incidents/${claim}`);
  await page.getByRole('link', { name: 'In the open run' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run, / })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: /^Release .+\?$/ });
  await dialog.getByRole('button', { name: 'Release' }).click();
  const file = page.getByRole('link', { name: /^Bank file/ });
  await expect(file).toBeVisible();
  const reply = await page.request.get(new URL((await file.getAttribute('href')) ?? '', site).href);
  expect(await reply.text()).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  await page.getByRole('button', { name: 'Mark as returned: Ada Lovelace' }).first().click();
  await page.getByLabel('Short reason').fill('AC04 closed account');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as returned' }).click();
  await expect(page.getByText('AC04 closed account').first()).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Your bank returned our payment')).toBeVisible();
  await phone.close();

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
