import type { AuthToken, Booking } from '@cubby/api';
import { createClient } from '@cubby/api/client';
import type { Page } from '@playwright/test';
import { expect, expectSound, payWith, test } from '../journey.ts';
import { newGuest, signIn } from '../prepared.ts';

const hostSession = () => JSON.parse(process.env.CUBBY_HOST ?? 'null') as AuthToken;
const staffSession = () => JSON.parse(process.env.CUBBY_STAFF ?? 'null') as AuthToken;
const clientOf = (baseUrl: string, { token }: AuthToken) =>
  createClient({ baseUrl, headers: () => ({ Authorization: `Token ${token}` }) });

/** A place of the demo's host that never closes, with paper tags A1 to A20, on the market. */
async function openShop(site: string): Promise<{ id: string; name: string }> {
  const name = `Counter ${crypto.randomUUID().slice(0, 6)}`;
  const staff = clientOf(site, staffSession());
  const { id } = await staff.createAdminStashpoint({
    body: {
      host_id: hostSession().user.id,
      name,
      type: 'cafe',
      // Far from every place of the demo, so that none of them looks like its twin.
      address: '7 Kidbrooke Way',
      postal_code: 'SE3 9FL',
      coordinates: { lat: 51.4622, lng: 0.0301 },
      opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '00:00:00', close: '00:00:00' })),
      capacity: { small: 0, medium: 0, large: 0, standard: 12 },
    },
  });
  await staff.updateAdminStashpoint({ params: { id }, body: { status: 'approved', active: true } });
  const tag_ranges = [{ prefix: 'A', first: 1, last: 20 }];
  await clientOf(site, hostSession()).changeTagRanges({ params: { id }, body: { tag_ranges } });
  return { id, name };
}

/** Two bags, from this hour for five. */
async function book(site: string, guest: AuthToken, stashpoint_id: string): Promise<Booking> {
  const client = clientOf(site, guest);
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const customer = {
    first_name: 'Ada',
    last_name: `Walk ${crypto.randomUUID().slice(0, 4)}`,
    email: `${crypto.randomUUID()}@example.org`,
    phone_number: '+44 20 7946 0018',
  };
  const { id } = await client.createBooking({
    body: {
      stashpoint_id,
      dropoff: new Date(hour).toISOString(),
      pickup: new Date(hour + 5 * 3_600_000).toISOString(),
      bag_count: 2,
      customer,
    },
  });
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: id } })).booking;
}

async function standAt(page: Page, site: string, place: string): Promise<string> {
  const hosts = site.replace('://', '://hosts.');
  await signIn(page, hosts, hostSession());
  await page.goto(`${hosts}/counter`);
  await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: place });
  return hosts;
}

/** What a bar-code gun does: types faster than a busy machine lets anybody type from outside, and ends with Enter. */
async function shoot(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      const target = document.activeElement ?? document.body;
      for (const key of keys)
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...code, 'Enter'],
  );
}

test('a booking is seen at once, scanned, corrected, paid, tagged, and given back bag by bag', async ({
  page,
  site,
  words,
  browser,
}) => {
  const shop = await openShop(site);
  await standAt(page, site, shop.name);
  await expect(page.getByText('Nobody is due right now')).toBeVisible();

  const guest = await newGuest(site);
  const booking = await book(site, guest, shop.id);
  const name = `${booking.customer.first_name} ${booking.customer.last_name}`;
  await expect(page.getByText(name)).toBeVisible();
  await expectSound(page);

  await shoot(page, booking.pass?.url ?? '');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Other number of bags' }).click();
  await page.getByRole('button', { name: 'One more bag' }).click();
  await page.getByRole('button', { name: 'It is 3 bags' }).click();
  await expect(page.getByText(/^To pay: /)).toBeVisible();

  // On the traveller's own phone, where nobody is signed in: the code leads to this address.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await phone.goto(booking.pass?.url ?? '');
  await payWith(phone, words, '4242 4242 4242 4242');
  await expect(page.getByText('3 bags can be taken in now.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Take 3 bags in' }).click();
  await expect(page.getByText('3 bags taken in')).toBeVisible();
  await expect(page.getByText('Cubby knows')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();

  await shoot(page, 'A1');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('checkbox', { name: /A3/ }).click();
  await page.getByRole('button', { name: 'Give 2 bags back' }).click();
  await expect(page.getByText('2 bags given back')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await shoot(page, 'A3');
  await page.getByRole('button', { name: 'Give 1 bag back' }).click();
  await expect(page.getByText('Cubby knows')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('3 bags handed in')).toBeVisible();
  await expect(phone.getByText('2 bags given back')).toBeVisible();
  await expect(phone.getByText('1 bag given back')).toBeVisible();
  const chain = await clientOf(site, guest).getCustody({ params: { id: booking.id } });
  expect(chain.map(({ kind, bags }) => [kind, bags.length])).toEqual([
    ['bags_corrected', 0],
    ['checked_in', 3],
    ['checked_out', 2],
    ['checked_out', 1],
  ]);
});

test.describe('a network that is gone', () => {
  test.use({ serviceWorkers: 'allow', excused: /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('leaves the counter working, and everything arrives once and in order', async ({ page, site, context }) => {
    const shop = await openShop(site);
    const guest = await newGuest(site);
    const booking = await book(site, guest, shop.id);
    const name = `${booking.customer.first_name} ${booking.customer.last_name}`;
    await standAt(page, site, shop.name);
    await expect(page.getByText(name)).toBeVisible();

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`${site.replace('://', '://hosts.')}/counter`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Take 2 bags in' }).click();
    await expect(page.getByText(/Kept on this device/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await shoot(page, 'A1');
    await page.getByRole('button', { name: 'Give 2 bags back' }).click();
    await expect(page.getByText(/Kept on this device/)).toBeVisible();

    await context.setOffline(false);
    const chain = () => clientOf(site, guest).getCustody({ params: { id: booking.id } });
    await expect.poll(async () => (await chain()).map(({ kind }) => kind)).toEqual(['checked_in', 'checked_out']);
  });
});
