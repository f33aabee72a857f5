import { mailTo } from '../../harness/outbox.ts';
import { clientOf, hostSession } from '../api.ts';
import { expect, test } from '../journey.ts';
import { newGuest } from '../prepared.ts';
import { book, openShop, sessionByCode, shoot, standAt } from './shop.ts';

test('bags are checked in and out by barcode scanner and Enter only, and Tab reaches every control', async ({
  page,
  site,
}) => {
  const shop = await openShop(site);
  const guest = await newGuest(site);
  const booking = await book(site, guest, shop.id);
  await standAt(page, site, shop.name);
  await expect(page.getByText(booking.customer.last_name)).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || ''));
  }
  const reached = [...seen].join('\n');
  for (const control of ['Skip to content', 'Menu', 'Today', 'Scan a pass', 'Walk-in', 'Ada Walk'])
    expect(reached).toContain(control);
  const press = (key: string) => page.keyboard.press(key);

  await shoot(page, booking.pass?.url ?? '');
  await expect(page.getByRole('button', { name: 'Check in 2 bags' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(page.getByText(/Sent$/)).toBeVisible();
  await press('Enter');
  await shoot(page, 'A1');
  await expect(page.getByRole('button', { name: 'Check out 2 bags' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('2 bags checked out')).toBeVisible();
  await expect(page.getByText(/Sent$/)).toBeVisible();
  const chain = await clientOf(site, guest).getCustody({ params: { id: booking.id } });
  expect(chain.map(({ kind }) => kind)).toEqual(['checked_in', 'checked_out']);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Barcode scanner' }).click();
  const test = page.getByRole('dialog', { name: 'Barcode scanner' });
  await expect(test.getByRole('img', { name: 'Test code' })).toBeVisible();
  await shoot(page, 'Cubby/Zyqwam?AZ=QWM&scan_0123456789', 'German');
  await expect(test.getByText('It types for another keyboard than this one.')).toBeVisible();
});

test('signing out leaves no personal data on the device', async ({ page, site }) => {
  const shop = await openShop(site);
  await book(site, await newGuest(site), shop.id);
  // All other sessions continue.
  await standAt(page, site, shop.name, await sessionByCode(site, 'host@cubby.test'));
  await expect(page.getByText('Ada Walk')).toBeVisible();
  const kept = () =>
    page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie.match(/cs_\w+/g) ?? [],
    }));
  expect((await kept()).databases).toContain('cubby-counter');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out of this device?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your counter' })).toBeVisible();
  expect(await kept()).toEqual({ databases: [], cookies: [] });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your counter' })).toBeVisible();
  await expect(page.getByText('Ada Walk')).toBeHidden();
});

test('closing for today moves the expected travellers, and they are notified', async ({ page, site }) => {
  const shop = await openShop(site);
  // Moved travellers go to the nearest place.
  const nextDoor = await openShop(site, shop);
  const guest = await newGuest(site);
  // Still in the future: for a stay that has begun only the pick-up is requested, which may be tomorrow's.
  const booking = await book(site, guest, shop.id, 'en', 10);
  const hosts = await standAt(page, site, shop.name);
  await page.goto(`${hosts}/closures`);
  // The console opens the place whose counter this was.
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(shop.id);
  await page.getByRole('button', { name: 'Close for today' }).click();
  const question = page.getByRole('dialog', { name: 'This affects 1 booking, 2 bags.' });
  await question.getByRole('button', { name: 'Move 1 and save' }).click();
  await expect(page.getByRole('button', { name: 'Reopen today' })).toBeVisible();
  const moved = await clientOf(site, guest).getBooking({ params: { id: booking.id } });
  expect(moved.stashpoint.id).toBe(nextDoor.id);
  await mailTo(site, booking.customer.email, new RegExp(booking.id));
  const day = await clientOf(site, hostSession()).getCounterDay({ params: { id: shop.id } });
  expect(day.bookings.map(({ id }) => id)).not.toContain(booking.id);
});
