import type { Browser, Page } from '@playwright/test';
import { mailTo } from '../../harness/outbox.ts';
import { clientOf, hostSession } from '../api.ts';
import { expect, expectAccessible, expectSound, test } from '../journey.ts';
import { newGuest, signIn } from '../prepared.ts';
import { book, openShop } from './shop.ts';

const hostsOf = (site: string) => site.replace('://', '://hosts.');

/** Opens the owner's team page. */
async function openPeople(page: Page, site: string): Promise<void> {
  await signIn(page, hostsOf(site), hostSession());
  await page.goto(`${hostsOf(site)}/people`);
  await expect(page.getByRole('heading', { name: 'Your team' })).toBeVisible();
  await expectSound(page);
}

/** Adds a clerk at one place, by name and PIN. */
async function addClerk(page: Page, { name, pin, shop }: { name: string; pin: string; shop: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add a team member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a team member' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: shop }).check();
  await dialog.getByLabel('Counter PIN').fill(pin);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
}

/** Creates a pairing code for a place and returns it. */
async function pairingCode(page: Page, shop: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up a device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a device' });
  await dialog.getByRole('combobox', { name: 'Place' }).selectOption({ label: shop });
  await dialog.getByRole('button', { name: 'Create code' }).click();
  const code = (await dialog.locator('[data-code]').getAttribute('data-code')) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  return code;
}

/** Pairs a device in another browser with a code. */
async function pairDevice(browser: Browser, site: string, code: string): Promise<Page> {
  const device = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await device.goto(`${hostsOf(site)}/login`);
  await device.getByRole('button', { name: 'Set up this device for the counter' }).click();
  await device.getByLabel('Code').fill(code);
  await device.getByLabel('Device name').fill('Till by the door');
  await device.getByRole('button', { name: 'Pair device' }).click();
  await expect(device.getByRole('heading', { name: 'Who is at the counter?' })).toBeVisible();
  return device;
}

async function enterPin(device: Page, name: string, pin: string): Promise<void> {
  await device.getByRole('button', { name, exact: true }).click();
  for (const digit of pin) await device.getByRole('button', { name: digit, exact: true }).click();
  await device.getByRole('button', { name: 'Continue' }).click();
  await expect(device.getByRole('button', { name: `At the counter: ${name}. Switch user` })).toBeVisible();
}

test('a clerk’s day: one PIN to sign in, another to take over, and removed halfway through', async ({
  page,
  site,
  browser,
}) => {
  const shop = await openShop(site);
  const guest = await newGuest(site);
  const booking = await book(site, guest, shop.id);
  const suffix = crypto.randomUUID().slice(0, 4);
  const [kit, noor] = [`Kit ${suffix}`, `Noor ${suffix}`];
  await openPeople(page, site);
  await addClerk(page, { name: kit, pin: '4711', shop: shop.name });
  await addClerk(page, { name: noor, pin: '1147', shop: shop.name });
  const device = await pairDevice(browser, site, await pairingCode(page, shop.name));

  // After a wrong PIN the clerk tries again.
  await expectSound(device);
  await device.getByRole('button', { name: kit, exact: true }).click();
  await device.getByLabel(`${kit}’s PIN`).fill('9999');
  await device.keyboard.press('Enter');
  await expect(device.getByText('This PIN is incorrect.')).toBeVisible();
  await expectSound(device);
  await enterPin(device, kit, '4711');
  await device.goto(`${hostsOf(site)}/counter?booking=${booking.id}`);
  await device.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(device.getByText(/Sent$/)).toBeVisible();

  // The next person takes over without leaving the page.
  await device.getByRole('button', { name: `At the counter: ${kit}. Switch user` }).click();
  await expectAccessible(device);
  await enterPin(device, noor, '1147');
  await device.goto(`${hostsOf(site)}/counter?booking=${booking.id}`);
  await expect(device.getByText('Paid', { exact: true })).toBeVisible();
  await device.getByRole('button', { name: 'Check out 2 bags' }).click();
  await expect(device.getByText('2 bags checked out')).toBeVisible();
  await expect(device.getByText(/Sent$/)).toBeVisible();

  const params = { id: booking.id };
  const chain = await clientOf(site, hostSession()).getCustody({ params });
  expect(chain.map(({ kind, actor_name }) => [kind, actor_name])).toEqual([
    ['checked_in', kit],
    ['checked_out', noor],
  ]);
  const told = await clientOf(site, guest).getCustody({ params });
  expect(told.map(({ actor_name }) => actor_name)).toEqual([null, null]);

  // The owner sees who is signed in, and removes them.
  await device.goto(hostsOf(site));
  await expect(device.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByText(`${noor} is signed in`)).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: `Remove ${noor}` }).click();
  const question = page.getByRole('dialog', { name: `Remove ${noor}?` });
  await expect(question.getByText('will ask for another PIN')).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${noor} has been removed.`)).toBeVisible();
  await expect(device.getByText(`${noor} has been signed out of this counter`)).toBeVisible({ timeout: 5000 });
  await expectSound(device);
  await expect(device.getByText('Ada Walk')).toBeHidden();
  await expect(device.getByRole('button', { name: noor, exact: true })).toBeHidden();
  // The counter stays paired for the remaining clerks.
  await enterPin(device, kit, '4711');

  // An unpaired device keeps no data.
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Till by the door' }).filter({ hasText: shop.name });
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(device.getByRole('heading', { name: 'Sign in to your counter' })).toBeVisible({ timeout: 5000 });
  await expect(device.getByText('This device was removed from its counter')).toBeVisible();
  const left = await device.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(left).not.toContain('cubby-counter');
  await device.context().close();
});

test('unsent actions of a device are shown before they are deleted', async ({ page, site, browser }) => {
  const shop = await openShop(site);
  const booking = await book(site, await newGuest(site), shop.id);
  const kit = `Kit ${crypto.randomUUID().slice(0, 4)}`;
  await openPeople(page, site);
  await addClerk(page, { name: kit, pin: '4711', shop: shop.name });
  const device = await pairDevice(browser, site, await pairingCode(page, shop.name));
  await enterPin(device, kit, '4711');
  await device.goto(`${hostsOf(site)}/counter?booking=${booking.id}`);
  await expect(device.getByRole('button', { name: 'Check in 2 bags' })).toBeVisible();
  await device.context().setOffline(true);
  await device.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(device.getByText('1 action to sync').first()).toBeVisible();
  const owner = clientOf(site, hostSession());
  const paired = (await owner.listCounterDevices()).find(({ stashpoint }) => stashpoint.id === shop.id);
  await owner.deleteCounterDevice({ params: { id: String(paired?.id) } });
  await device.context().setOffline(false);
  await expect(device.getByRole('heading', { name: 'This device is no longer paired' })).toBeVisible();
  await expect(device.getByText(`(${booking.id})`)).toBeVisible();
  await expectSound(device);
  await device.getByRole('button', { name: 'I’ve made a note. Delete them' }).click();
  await expect(device.getByRole('heading', { name: 'Sign in to your counter' })).toBeVisible();
  const left = await device.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(left).not.toContain('cubby-counter');
  await device.context().close();
});

test('an invitation is accepted from its email, and a manager finds no dead ends', async ({ page, site, browser }) => {
  const shop = await openShop(site);
  const email = `sol.${crypto.randomUUID().slice(0, 8)}@example.org`;
  await openPeople(page, site);
  await page.getByRole('button', { name: 'Add a team member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a team member' });
  await dialog.getByLabel('Name').fill('Sol Ferrante');
  await dialog.getByRole('radio', { name: /Manager/ }).check();
  await dialog.getByRole('checkbox', { name: shop.name }).check();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Enter a PIN, or an email address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`Invited as ${email}`)).toBeVisible();

  const link = (await mailTo(site, email)).body.match(/http\S+\/join\?link=[\w-]+/)?.[0] ?? '';
  const sol = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await sol.goto(link);
  await expect(sol.getByRole('heading', { name: /Work with/ })).toBeVisible();
  await expect(sol.getByText(shop.name)).toBeVisible();
  await expectSound(sol);
  await sol.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(sol.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await sol.goto(`${hostsOf(site)}/stashpoints`);
  await expect(sol.getByText(shop.name).first()).toBeVisible();
  await sol.getByRole('button', { name: 'More' }).click();
  const menu = sol.getByRole('dialog').getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'People' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeHidden();
  await menu.getByRole('link', { name: 'People' }).click();
  await expect(sol.getByText('No team members yet')).toBeVisible();

  // The link has been used, and the page says where to go.
  const again = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await again.goto(link);
  await expect(again.getByText('This invitation has already been accepted')).toBeVisible();
  await sol.context().close();
  await again.context().close();
});
