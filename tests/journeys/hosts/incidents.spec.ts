import { readOutbox } from '../../harness/outbox.ts';
import { clientOf, hostSession, staffSession } from '../api.ts';
import { declineCookies, expect, expectDialogAccessible, expectSound, test } from '../journey.ts';
import { newGuest, passOf, signIn } from '../prepared.ts';
import { book, openShop } from './shop.ts';

/** Returns a photo: one of the demo's. */
async function photo(site: string) {
  const reply = await fetch(`${site}/media/pictures/city-london/1024x500.jpg`);
  return { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await reply.arrayBuffer()) };
}

/** Returns emails to the host's own address: another journey may have added further ones. */
const mailsAbout = async (site: string, id: string) =>
  (await readOutbox(site)).filter(
    ({ subject, recipient }) => subject.includes(id) && recipient === hostSession().user.email,
  );

test('a report arrives with distance and photo, is disputed with proof, and dismissed', async ({
  page,
  site,
  browser,
}) => {
  const hosts = site.replace('://', '://hosts.');
  const shop = await openShop(site);
  const other = await openShop(site, shop);
  const booking = await book(site, await newGuest(site), shop.id);

  // The traveller is forty metres from the pin, and not signed in.
  const traveller = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    geolocation: { latitude: shop.lat + 40 / 111_195, longitude: shop.lng, accuracy: 10 },
    permissions: ['geolocation'],
  });
  await declineCookies(traveller);
  const phone = await traveller.newPage();
  await phone.goto(`${site}/account/bookings/${booking.id}?pass=${passOf(booking)}`);
  await phone.getByRole('button', { name: 'It’s closed' }).click();
  await phone.getByRole('button', { name: 'Share my location' }).click();
  await expect(phone.getByText(/^You’re 40 m from the door\./)).toBeVisible();
  await phone.locator('input[type=file]').setInputFiles(await photo(site));
  await expect(phone.getByText('1 photo added to your report.')).toBeVisible();
  await expectSound(phone);
  await phone.getByRole('button', { name: 'Report and find another place' }).click();
  await phone.getByRole('button', { name: 'Move my bags here' }).first().click();
  await expect(phone.getByText(`We’ve moved your booking to ${other.name}`, { exact: false })).toBeVisible();

  // The host's email links to the report; they are already signed in here.
  const [told] = (await mailsAbout(site, booking.id)).filter(({ subject }) => subject.includes('at the door'));
  expect(told?.body).toContain('40 m away');
  const [, path = ''] = told?.body.match(/next=(%2Fincidents%2F[0-9a-f]+)/) ?? [];
  await signIn(page, hosts, hostSession());
  await page.goto(hosts + decodeURIComponent(path));
  await expect(page.getByText(/^40 m from the pin/)).toBeVisible();
  await page.getByRole('button', { name: 'Photo 1, opens full size' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Traveller’s photos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('The report isn’t correct').click();
  await page.getByLabel(/What happened/).fill('We were open, see the till.');
  await page.locator('input[type=file]').setInputFiles(await photo(site));
  await expect(page.getByText('Photo 1 uploaded')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^We’ll review both sides/)).toBeVisible();
  await page.goto(`${hosts}/incidents?filter=${encodeURIComponent('{"standing":"disputed"}')}`);
  await expect(page.getByText('Disputed').first()).toBeVisible();

  // Staff read both statements and decide.
  const admin = site.replace('://', '://admin.');
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await signIn(desk, admin, staffSession());
  await desk.goto(`${admin}/account/incidents/${decodeURIComponent(path).split('/').at(-1)}`);
  await expect(desk.getByText('We were open, see the till.')).toBeVisible();
  await expectSound(desk);
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(desk.getByText(/^Assigned to ./).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Decide…' }).click();
  await desk.getByRole('radio', { name: 'Dismiss report' }).click();
  await desk.getByLabel('Reason, shown to the host').fill('The till shows it.');
  await desk.getByRole('radio', { name: 'An exact amount' }).click();
  await desk.getByRole('textbox', { name: 'Amount' }).fill('1');
  await desk.getByRole('textbox', { name: /^Reason( \*)?$/ }).fill('For the walk');
  await expectDialogAccessible(desk);
  await desk.getByRole('button', { name: /^Decide and refund [£€]1\.00$/ }).click();
  await expect(desk.getByText('The till shows it.')).toBeVisible();
  await expect(desk.getByRole('link', { name: /^[£€]1\.00 refunded, paid by Cubby$/ })).toBeVisible();

  await page.goto(hosts + decodeURIComponent(path));
  await expect(page.getByText('The till shows it.')).toBeVisible();
  const decided = (await mailsAbout(site, booking.id)).filter(({ subject }) => subject.includes('was dismissed'));
  expect(decided).toHaveLength(1);
  await traveller.close();
  await desk.close();
});

test('a review gets a reply, which appears on the place’s page', async ({ page, site, browser }) => {
  const hosts = site.replace('://', '://hosts.');
  const shop = await openShop(site);
  const guest = await newGuest(site);
  const { id } = await book(site, guest, shop.id);
  const staff = clientOf(site, staffSession());
  await staff.updateBooking({ params: { id }, body: { state: 'checked_in', reason: 'host_asked' } });
  const words = `Kind people, ${id}.`;
  await clientOf(site, guest).createReview({
    body: { booking_id: id, language: 'en', stasher_rating: 5, stashpoint_rating: 4, stashpoint_review: words },
  });

  await signIn(page, hosts, hostSession());
  await page.goto(`${hosts}/reviews?filter=${encodeURIComponent(JSON.stringify({ answered: 'false', q: id }))}`);
  await expect(page.getByText(words)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Reply…' }).click();
  await page.getByLabel('Your reply').fill('Thank you, come again whenever you like.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your reply is on your page.')).toBeVisible();

  const { canonical_url } = await staff.getAdminStashpoint({ params: { id: shop.id } });
  const reader = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await declineCookies(reader.context());
  await reader.goto(site + canonical_url);
  await expect(reader.getByText('Reply from the host')).toBeVisible();
  await expect(reader.getByText('Thank you, come again whenever you like.')).toHaveAttribute('lang', 'en');
  await expectSound(reader);
  await reader.close();
});
