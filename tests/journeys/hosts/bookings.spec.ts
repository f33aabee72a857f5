import { mailTo } from '../../harness/outbox.ts';
import { hostSession } from '../api.ts';
import { declineCookies, expect, expectDialogAccessible, expectSound, payWith, test } from '../journey.ts';
import { newGuest, signIn } from '../prepared.ts';
import { typeDate } from '../type-date.ts';
import { patternOf, sayIn, wordsOf } from '../words.ts';
import { book, localTime, openShop } from './shop.ts';

// As a browser translates it, in the same words.
test.use({ translator: { mark: '', pause: 50 } });

test('a booking is found, its traveller gets a message in German, and its pick-up moves to the next day', async ({
  page,
  site,
  browser,
}) => {
  const shop = await openShop(site);
  const booking = await book(site, await newGuest(site), shop.id, 'de');
  const { last_name } = booking.customer;
  const email = booking.customer.email ?? '';
  const hosts = site.replace('://', '://hosts.');
  await signIn(page, hosts, hostSession());

  await page.goto(`${hosts}/bookings`);
  await page.getByLabel('Name, booking number or tag').fill(last_name);
  await expect(page.getByRole('status', { name: 'Number of results' })).toHaveText('1 booking');
  await page.getByRole('link', { name: `Ada ${last_name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ada ${last_name}` })).toBeVisible();
  await expect(page.getByText('Your share')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'How to find us' }).click();
  const letter = page.getByRole('region', { name: /^How to find/ });
  await letter.getByRole('button', { name: 'Show original' }).click();
  await expect(letter.getByText('So findest du')).toBeVisible();
  await letter.getByRole('button', { name: 'Send email' }).click();
  await expect(letter).toBeHidden();
  const sent = await mailTo(site, email, /So findest du/);
  await expect(page.getByText(sent.subject)).toBeVisible();
  await page.getByLabel('Your message').fill('Ring twice, or call +44 20 7946 0018.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Ring twice, or call •••.')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Later pick-up…' }).click();
  const { day, time } = localTime(Date.parse(booking.pickup) + 86_400_000);
  await typeDate(page.getByRole('group', { name: 'Day' }), day);
  await page.getByRole('textbox', { name: 'Time' }).fill(time);
  await expect(page.getByText(/extra, paid by the traveller\./)).toBeVisible();
  await expectDialogAccessible(page);
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText(/^Proposed: pick-up/)).toBeVisible();

  const inGerman = sayIn('de');
  const proposal = await mailTo(
    site,
    email,
    new RegExp(patternOf(inGerman('mails/stay-messages laterPickup.subject'))),
  );
  const link = proposal.body.match(/https?:\/\/\S+\?pass=\S+/)?.[0] ?? '';
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  await declineCookies(phone.context());
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: inGerman('site/booking booking.proposed.title') })).toBeVisible();
  await expect(phone.getByText('Ring twice, or call •••.')).toBeVisible();
  await phone.getByLabel(inGerman('site/booking booking.messages.field')).fill('Alles klar!');
  await phone.getByRole('button', { name: inGerman('site/booking booking.messages.send'), exact: true }).click();
  await expect(phone.getByText('Alles klar!')).toBeVisible();
  await expectSound(phone);
  await payWith(phone, wordsOf('de-DE'), '4242 4242 4242 4242');
  await expect(phone.getByRole('heading', { name: inGerman('site/booking booking.proposed.title') })).toBeHidden();
  await phone.close();

  await page.reload();
  await expect(page.getByText(/^Pick-up now/)).toBeVisible();
  await expect(page.getByText(/^Proposed: pick-up/)).toBeHidden();
  await expect(page.getByText('Alles klar!')).toBeVisible();
});
