import type { AuthToken, Booking } from '@cubby/api';
import type { Page } from '@playwright/test';
import { clientOf } from '../api.ts';
import { declineCookies, expect, expectSound, payWith, test } from '../journey.ts';
import { newGuest } from '../prepared.ts';
import { book, openShop, shoot, standAt } from './shop.ts';

// As a browser translates it, in the same words.
test.use({ translator: { mark: '', pause: 50 } });

test('a booking appears at once, is scanned, corrected, paid, tagged, extended, and checked out bag by bag', async ({
  page,
  site,
  words,
  browser,
}) => {
  const shop = await openShop(site);
  await page.addInitScript(setClockFast, 5);
  await standAt(page, site, shop.name);
  await expect(page.getByText('This device’s clock is 5 hours fast.')).toBeVisible();
  await expect(page.getByText('No one due right now')).toBeVisible();

  const guest = await newGuest(site);
  const booking = await book(site, guest, shop.id);
  const name = `${booking.customer.first_name} ${booking.customer.last_name}`;
  await expect(page.getByText(name)).toBeVisible();
  await expectSound(page);

  await shoot(page, booking.pass?.url ?? '');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Change number of bags' }).click();
  await page.getByRole('button', { name: 'One more bag' }).click();
  await page.getByRole('button', { name: 'Confirm 3 bags' }).click();
  await expect(page.getByText(/^To pay: /)).toBeVisible();

  // On the traveller's own phone, without a sign-in: the QR code contains this address.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await declineCookies(phone.context());
  await phone.goto(booking.pass?.url ?? '');
  await payWith(phone, words, '4242 4242 4242 4242');
  await expect(page.getByText('You can check in 3 bags now.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Check in 3 bags' }).click();
  await expect(page.getByText('3 bags checked in')).toBeVisible();
  await expect(page.getByText(/Sent$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();

  // Another day in storage is paid for on the phone, before the bags stay.
  await shoot(page, 'A1');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Later pick-up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /:00$/ }).last().click();
  await page.getByRole('button', { name: 'Change pick-up' }).click();
  await expect(page.getByText(/^To pay: /)).toBeVisible();
  await phone.reload();
  await payWith(phone, words, '4242 4242 4242 4242');
  await expect(page.getByText(/The bags can stay until /)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: /A3/ }).click();
  await page.getByRole('button', { name: 'Check out 2 bags' }).click();
  await expect(page.getByText('2 bags checked out')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await shoot(page, 'A3');
  await page.getByRole('button', { name: 'Check out 1 bag' }).click();
  await expect(page.getByText(/Sent$/)).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('3 bags dropped off')).toBeVisible();
  await expect(phone.getByText('2 bags collected')).toBeVisible();
  await expect(phone.getByText('1 bag collected')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Write a review' })).toBeVisible();
  const chain = await clientOf(site, guest).getCustody({ params: { id: booking.id } });
  expect(chain.map(({ kind, bags }) => [kind, bags.length])).toEqual([
    ['bags_corrected', 0],
    ['checked_in', 3],
    ['checked_out', 2],
    ['checked_out', 1],
  ]);
});

test.describe('a network outage', () => {
  test.use({
    serviceWorkers: 'allow',
    excused: /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/,
  });

  test('leaves the counter working, and everything arrives once and in order', async ({ page, site, context }) => {
    const shop = await openShop(site);
    const guest = await newGuest(site);
    const booking = await book(site, guest, shop.id);
    const nameOf = ({ customer }: Booking) => `${customer.first_name} ${customer.last_name}`;
    const name = nameOf(booking);
    await standAt(page, site, shop.name);
    await expect(page.getByText(name)).toBeVisible();

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const hosts = site.replace('://', '://hosts.');
    // Searched for: other journeys book at places of this host too, and may fill the first page.
    const found = `${hosts}/bookings?filter=${encodeURIComponent(JSON.stringify({ q: booking.customer.last_name }))}`;
    // Answers are written once none has come for a moment, which may be before the list's.
    await expect(async () => {
      await context.setOffline(false);
      const before = await writtenAs(page);
      await page.goto(found);
      await expect(page.getByText(name)).toBeVisible();
      await expect.poll(() => writtenAs(page)).not.toBe(before);
      await context.setOffline(true);
      await page.goto(found);
      await expect(page.getByText(/^You’re offline. This is how it was on /)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByText(name)).toBeVisible();
    for (const unknown of ['/payouts', '/performance']) {
      await page.goto(hosts + unknown);
      await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
    }
    await page.goto(`${hosts}/counter`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Check in 2 bags' }).click();
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await shoot(page, 'A1');
    await page.getByRole('button', { name: 'Check out 2 bags' }).click();
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();

    // Booked while the counter is offline: all it knows is what the pass says.
    const late = await newGuest(site);
    const fresh = await book(site, late, shop.id);
    await shoot(page, fresh.pass?.code ?? '');
    await expect(page.getByRole('heading', { level: 1, name: fresh.id })).toBeVisible();
    await expect(page.getByText('From the pass, not confirmed yet')).toBeVisible();
    await page.getByRole('button', { name: 'Check in 2 bags' }).click();
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: fresh.id })).toBeVisible();

    await context.setOffline(false);
    const kindsOf = async (owner: AuthToken, id: Booking['id']) =>
      (await clientOf(site, owner).getCustody({ params: { id } })).map(({ kind }) => kind);
    await expect.poll(() => kindsOf(guest, booking.id)).toEqual(['checked_in', 'checked_out']);
    await expect.poll(() => kindsOf(late, fresh.id)).toEqual(['checked_in']);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(fresh) })).toBeVisible();
    // A phone's camera opens the booking.
    const opened = await fetch(fresh.pass?.code ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain(`/account/bookings/${fresh.id}?pass=`);
  });
});

/** Returns what tells one writing of the console's answers on this device from the next; empty before the first. */
function writtenAs(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('cubby-counter');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept').objectStore('kept').get('console');
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result?.iv.join() ?? '');
          };
        };
      }),
  );
}

/** Sets a device's clock some hours ahead of the server's. */
function setClockFast(hours: number): void {
  const Right = Date;
  const ahead = hours * 3_600_000;
  class Fast extends Right {
    constructor(...parts: []) {
      super(...(parts.length > 0 ? parts : ([Right.now() + ahead] as unknown as [])));
    }
    static override now(): number {
      return Right.now() + ahead;
    }
  }
  globalThis.Date = Fast as DateConstructor;
}
