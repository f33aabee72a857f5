import type { Page } from '@playwright/test';
import { bookNow, expect, fillContact, payWith, results, searchLondon, takenOver, test } from './journey.ts';

/** A busy mobile network at a station: 400 ms round trip, 1.6 Mbit/s; in `npm run endure` 400 kbit/s. */
const BYTES_PER_SECOND = process.env.EVERY_WALK ? 50_000 : 200_000;
const STATION = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND / 2,
};

test('a traveller books on a slow network, and repeated presses book once', async ({ page, site, words }) => {
  await onSlowNetwork(page);
  await page.goto(`${site}${words.prefix}/`);
  // The page is visible long before its script; an early press is repeated.
  await expect(page.getByRole('button', { name: words.findStorage })).toBeVisible();
  await takenOver(page);
  await searchLondon(page, words);
  await expect(page).toHaveURL(/\/search\?/);
  await expect(results(page).first()).toBeVisible();
  await results(page).first().click();
  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await bookNow(page, words);

  await expect(page.getByLabel(words.firstName)).toBeVisible();
  await fillContact(page, words, `slow-${Date.now()}@example.org`);
  const held: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/v2/bookings')) held.push(response.url());
  });
  await page.getByRole('button', { name: words.toPayment }).dblclick();
  await expect(page.getByLabel(words.cardNumber)).toBeVisible();
  expect(held).toHaveLength(1);

  await payWith(page, words, '4242 4242 4242 4242');
  // After the press the button shows progress, and accepts no second press.
  await expect(page.getByRole('progressbar').or(page.getByRole('heading', { name: words.shelfReady }))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
});

async function onSlowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', STATION);
}
