import { readFile } from 'node:fs/promises';
import { mailTo } from '../harness/outbox.ts';
import { expect, expectSound, test } from './journey.ts';
import { bookedStay, newGuest, newTraveller, passOf, signIn } from './prepared.ts';

test('a confirmation email links to the pass, and from there to a receipt as a PDF', async ({ page, site }) => {
  const booking = await bookedStay(site, await newGuest(site), 2);
  const mail = await mailTo(site, booking.customer.email, new RegExp(booking.id));
  await page.goto(`${site}/_outbox/${mail.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.stashpoint.business_name);
  await expect(page.getByRole('paragraph').filter({ hasText: booking.stashpoint.address })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const pass = page.locator('a.mail-button');
  const link = (await pass.getAttribute('href')) ?? '';
  expect(link).toContain(`/account/bookings/${booking.id}?pass=${passOf(booking)}`);

  await page.goto(link);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('heading', { name: 'Receipt' }).click();
  await page.locator('a[href*="/receipt.pdf"]').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`cubby-${booking.id}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('optional emails are switched off, and stay off', async ({ page, site, words }) => {
  const traveller = await newTraveller(site);
  await signIn(page, site, traveller);
  await page.goto(`${site}${words.prefix}/account/mails`);
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(6);
  await expectSound(page);
  // The session is renewed by another call with that method.
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/v2/mail-choices'),
  );
  await switches.nth(2).uncheck();
  await saved;
  await page.goto(`${site}${words.prefix}/account/profile`);
  await expect(switches.nth(2)).not.toBeChecked();
  await expect(switches.nth(1)).toBeChecked();
  await expectSound(page);
});
