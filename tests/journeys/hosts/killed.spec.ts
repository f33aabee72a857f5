import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Booking } from '@cubby/api';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium, TEST_ARGUMENTS } from '../../harness/chromium.ts';
import { clientOf, hostSession } from '../api.ts';
import { expect, test } from '../journey.ts';
import { newGuest } from '../prepared.ts';
import { book, openShop, standAt } from './shop.ts';

/** Opens a browser with its profile in a folder, as on a till: it can be killed and opened again. */
function openTill(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: TEST_ARGUMENTS,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
  });
}

const nameOf = ({ customer }: Booking) => `${customer.first_name} ${customer.last_name}`;

/** Taps a booking in the list, then its action, then the button to continue. */
async function doAtCounter(page: Page, booking: Booking, button: string, answer: RegExp | string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(nameOf(booking)) }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
}

test('five offline actions survive a killed browser, and arrive once and in order; one is refused and shown', async ({
  page,
  site,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-till-'));
  const shop = await openShop(site);
  const guests = await Promise.all([newGuest(site), newGuest(site), newGuest(site)]);
  const [first, second, third] = (await Promise.all(guests.map((guest) => book(site, guest, shop.id)))) as [
    Booking,
    Booking,
    Booking,
  ];
  let context = await openTill(folder);
  const till = context.pages()[0] ?? (await context.newPage());
  await standAt(till, site, shop.name);
  for (const booking of [first, second, third]) await expect(till.getByText(nameOf(booking))).toBeVisible();
  await till.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);

  const kept = /Saved on this device/;
  await doAtCounter(till, first, 'Check in 2 bags', kept);
  await doAtCounter(till, second, 'Check in 2 bags', kept);
  await till
    .getByRole('textbox', { name: 'Pass, PIN, booking number, name or tag' })
    .or(till.getByRole('searchbox'))
    .fill('Ada');
  await doAtCounter(till, first, 'Check out 2 bags', kept);
  await till
    .getByRole('textbox', { name: 'Pass, PIN, booking number, name or tag' })
    .or(till.getByRole('searchbox'))
    .fill('Ada');
  await doAtCounter(till, second, 'Check out 2 bags', kept);

  await doAtCounter(till, third, 'Check in 2 bags', kept);
  await expect(till.getByText('5 actions to sync')).toBeVisible();

  // A colleague at the same counter is online and checks in the third traveller's bags.
  await standAt(page, site, shop.name);
  await page.getByRole('link', { name: new RegExp(nameOf(third)) }).click();
  // The bags have two tags each for a while: the till's tags stay in use until its actions have been sent.
  const tags = page.getByRole('textbox', { name: /, any size$/i });
  for (const [index, tag] of ['A9', 'A10'].entries()) await tags.nth(index).fill(tag);
  await page.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(page.getByText(/Sent$/)).toBeVisible();

  execFileSync('pkill', ['-9', '-f', folder]);
  await context.close().catch(() => {});
  context = await openTill(folder);
  const again = context.pages()[0] ?? (await context.newPage());
  await standAt(again, site, shop.name);
  const hosts = site.replace('://', '://hosts.');
  await again.goto(`${hosts}/`);
  const alarm = again.getByText('Needs attention');
  await expect(alarm).toBeVisible();
  await expect(again.getByText(new RegExp(`${nameOf(third)}: check-in`))).toBeVisible();

  const kindsOf = async (index: number, { id }: Booking) => {
    const guest = guests[index];
    if (!guest) throw new Error('Nobody booked.');
    return (await clientOf(site, guest).getCustody({ params: { id } })).map(({ kind }) => kind);
  };
  await expect.poll(() => kindsOf(1, second)).toEqual(['checked_in', 'checked_out']);
  expect(await kindsOf(0, first)).toEqual(['checked_in', 'checked_out']);
  expect(await kindsOf(2, third)).toEqual(['checked_in']);
  const day = await clientOf(site, hostSession()).getCounterDay({ params: { id: shop.id } });
  expect(day.tasks.map(({ booking_id }) => booking_id)).toEqual([third.id]);
  // On both tabs.
  await page.goto(`${hosts}/counter`);
  await expect(page.getByText('Needs attention')).toBeVisible();

  await again.getByRole('button', { name: 'Mark as done' }).click();
  await expect(alarm).toBeHidden();
  await expect(page.getByText('Needs attention')).toBeHidden();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
