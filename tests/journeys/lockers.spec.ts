import { type Language, localPath } from '@cubby/api';
import { bookNow, expect, expectSound, fillContact, takenOver, test } from './journey.ts';
import { lockerBank } from './prepared.ts';

/** The screens' texts about lockers and sizes, in each language tested. */
const SAYS = {
  '': {
    sizes: 'How big are your bags?',
    moreMedium: 'One more: Medium suitcase',
    fewerMedium: 'One fewer: Medium suitcase',
    tooSmall: /^Too small for: 1 × Medium suitcase/,
    measure: /^Measure your bags first/,
    elsewhere: 'Nearby places with space',
    second: 'Step 2 of 2',
  },
  '/de': {
    sizes: 'Wie groß ist dein Gepäck?',
    moreMedium: 'Eins mehr: Mittlerer Koffer',
    fewerMedium: 'Eins weniger: Mittlerer Koffer',
    tooSmall: /^Zu klein für: 1 × Mittlerer Koffer/,
    measure: /^Miss dein Gepäck zuerst nach/,
    elsewhere: 'Annahmestellen mit Platz in der Nähe',
    second: 'Schritt 2 von 2',
  },
} as const;

test('a locker whose door is too small says so, and asks before the payment', async ({ page, site, words, locale }) => {
  const says = SAYS[words.prefix];
  const { path, stay } = await lockerBank(site);
  await page.goto(`${site}${localPath(path, locale?.slice(0, 2) as Language)}?${stay}`);
  await takenOver(page);
  await page.getByRole('button', { name: says.sizes }).click();
  await page.getByRole('button', { name: says.moreMedium }).click();
  await expect(page.getByText(says.tooSmall)).toBeVisible();
  await expectSound(page);
  // The bags' sizes are kept on the way to the places that take them.
  await expect(page.getByRole('link', { name: says.elsewhere }).first()).toHaveAttribute('href', /sizes=/);

  await page.getByRole('button', { name: says.fewerMedium }).click();
  await bookNow(page, words);
  await fillContact(page, words, `locker-${locale}-${Date.now()}@example.org`);
  const fits = page.getByRole('checkbox', { name: words.bagsFit });
  await fits.uncheck();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByText(says.measure)).toBeVisible();
  await expectSound(page);
  await fits.check();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByText(says.second)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('booking')).not.toBeNull();
});
