import { expect, expectSound, payWith, test } from './journey.ts';
import { bookedStay, newGuest, newTraveller, passOf, signIn, takeIn } from './prepared.ts';
import { expectSaid, forgetSaid, recordSaid } from './said.ts';

test('a booking is cancelled for credit, after the amounts are shown', async ({ page, site, words }) => {
  const traveller = await newTraveller(site);
  const booking = await bookedStay(site, traveller, 2);
  await signIn(page, site, traveller);
  await page.goto(`${site}${words.prefix}/account/bookings/${booking.id}`);
  await page.getByRole('button', { name: words.cancel }).click();
  const choices = page.getByRole('radiogroup').getByRole('radio');
  await expect(choices).toHaveCount(2);
  await expectSound(page);
  await choices.nth(1).check();
  await page.getByRole('button', { name: words.confirmCancel }).click();
  await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible();
  await expect(page.getByText(words.asCredit)).toBeVisible();
  await expectSound(page);
});

test('a stay gets another bag and another day, each paid at the price shown', async ({ page, site, words }) => {
  const guest = await newGuest(site);
  const booking = await bookedStay(site, guest);
  await page.context().addCookies([{ name: 'cs_token', value: guest.token, url: site }]);
  await recordSaid(page);
  await page.goto(`${site}${words.prefix}/account/bookings/${booking.id}`);
  await page.getByRole('button', { name: words.changeStay }).click();
  await forgetSaid(page);
  await page.getByRole('button', { name: words.moreBags }).click();
  await expectSaid(page, words.bags(3), words.costsMore);
  await page.getByRole('button', { name: words.saveChange }).click();
  await expect(page.getByRole('heading', { name: words.payChange })).toBeFocused();
  await expectSaid(page, /15/);
  await payWith(page, words, '4242 4242 4242 4242');
  await expect(page.getByText(words.bags(3)).first()).toBeVisible();
  await page.getByRole('button', { name: words.anotherDay }).click();
  await payWith(page, words, '4242 4242 4242 4242');
  // First payment, added bag and added day: each has its line on the receipt.
  await page.getByRole('heading', { name: words.receipt }).click();
  await expect(page.getByText(words.paidByCard).filter({ visible: true })).toHaveCount(3);
  await expectSound(page);
});

test('bags are moved when the place is closed, with the pass only', async ({ page, site, words }) => {
  const booking = await bookedStay(site, await newGuest(site));
  await page.goto(`${site}${words.prefix}/account/bookings/${booking.id}?pass=${passOf(booking)}`);
  await expect(page.getByText(booking.stashpoint.address).first()).toBeVisible();
  await page.getByRole('button', { name: words.itIsClosed }).click();
  await expectSound(page);
  await page.getByRole('button', { name: words.findAnother }).click();
  await page.getByRole('button', { name: words.moveHere }).first().click();
  await expect(page.getByText(words.moved)).toBeVisible();
  await expect(page.getByText(booking.stashpoint.address)).toHaveCount(0);
  await expectSound(page);
});

test('a stay is reviewed once, from the link in the email', async ({ page, site, words }) => {
  const booking = await bookedStay(site, await newGuest(site));
  await takeIn(site, booking);
  await page.goto(`${site}${words.prefix}/surveys/bookings/${booking.id}?pass=${passOf(booking)}`);
  await expectSound(page);
  await page.getByRole('button', { name: words.sendReview }).click();
  await expect(page.getByText(words.starsMissing)).toHaveCount(2);
  // The radio buttons are hidden below the stars, which are their labels.
  for (const group of await page.getByRole('group').all()) await group.locator('label').nth(3).click();
  await page.getByRole('button', { name: words.sendReview }).click();
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words.alreadyReviewed })).toBeVisible();
  await page.goto(`${site}${words.prefix}/surveys/bookings/${booking.id}?pass=wrong`);
  await expect(page.getByRole('heading', { name: words.wrongLink })).toBeVisible();
});

test('a place that is closed at that time links to places that are open', async ({ page, site, words, request }) => {
  const bounds = 'northeast_lat=51.56&northeast_lng=0&southwest_lat=51.45&southwest_lng=-0.25&kind=staffed';
  const { items } = (await (await request.get(`${site}/v3/stashpoints?${bounds}`)).json()) as {
    items: { id: string; open_twentyfour_seven: boolean }[];
  };
  const stashpoint = items.find(({ open_twentyfour_seven }) => !open_twentyfour_seven)?.id;
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.goto(
    `${site}${words.prefix}/checkout/${stashpoint}?dropoff=${day(2)}T02:00&pickup=${day(2)}T04:00&bags=1`,
  );
  await expect(page).toHaveURL(/\/unavailable\?/);
  await expect(page.getByRole('heading', { level: 1, name: words.closedThen })).toBeVisible();
  await expectSound(page);
  await page.getByRole('main').locator('a[href*="/stashpoints/"]').last().click();
  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
});
