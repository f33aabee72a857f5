import { codeTo } from '../harness/outbox.ts';
import { composed, expect, expectSound, takenOver, test } from './journey.ts';
import { bookedStay, newTraveller } from './prepared.ts';

test('a traveller signs in with the code from the email and sees their bookings', async ({ page, site, words }) => {
  const traveller = await newTraveller(site);
  const booking = await bookedStay(site, traveller, 2);
  const bookings = `${site}${words.prefix}/account/bookings`;
  await page.goto(bookings);
  await expect(page).toHaveURL(
    /\/login.*next=.*redirectReason=UNAUTHORIZED|\/login.*redirectReason=UNAUTHORIZED.*next=/,
  );
  await expectSound(page);
  const { email } = traveller.user;
  await page.getByLabel(words.email).fill(email ?? '');
  await page.getByRole('button', { name: words.sendCode }).click();
  await expect(page).toHaveURL(/\/login\/pin/);
  await expectSound(page);
  const code = await codeTo(site, email);
  // On a Japanese keyboard digits are full-width, and composed.
  await page.getByLabel(words.code, { exact: true }).focus();
  await composed(page, String.fromCharCode(...[...code].map((digit) => digit.charCodeAt(0) + 0xfee0)));
  await expect(page).toHaveURL(bookings);
  await expect(page.getByRole('heading', { name: words.myBookings })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(booking.stashpoint.business_name).first()).toBeVisible();
  await expectSound(page);
});

test('a page in another language is offered in the browser’s, without moving anything', async ({
  page,
  site,
  words,
}) => {
  const foreign = words.prefix ? '/faq' : '/de/faq';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site + foreign);
  const offer = page.getByRole('region', { name: words.pageInMine });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(site + foreign);
  await expectSound(page);
  // The offer contains its own texts: the visitor's dictionary only loads once they switch the language.
  const mine = words.prefix ? /\/assets\/de-/ : /\/assets\/en-/;
  expect(requests.filter((url) => mine.test(url))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const beside = await heading.boundingBox();
  await offer.getByRole('link').click();
  await expect(page).toHaveURL(`${site}${words.prefix}/faq`);
  await expect(offer).toHaveCount(0);
  await expect.poll(() => requests.some((url) => mine.test(url))).toBe(true);
  await page.goto(site + foreign);
  await expect(heading).toBeVisible();
  await expect(offer).toHaveCount(0);
  // The offer does not move anything else on the page.
  expect(await heading.boundingBox()).toEqual(beside);
});

test('a wrong address shows the compass, counts down and goes home', async ({ page, site, words }) => {
  await page.clock.install();
  await page.goto(`${site}${words.prefix}/nowhere-at-all`);
  await expect(page.getByText('404')).toBeVisible();
  await takenOver(page);
  await expectSound(page);
  // Second by second, as a real clock runs: each one is rendered before the next.
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL(new RegExp(`^${site}${words.prefix}/?$`));
});
