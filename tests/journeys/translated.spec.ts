import { localPath } from '@cubby/api';
import { bookNow, expect, expectSound, fillContact, results, takenOver, test } from './journey.ts';
import { stashpointWrittenIn } from './prepared.ts';

// As in a browser whose language is none of ours.
test.use({ translator: { mark: '~', pause: 0 } });

/** Places whose hosts write a language other than the visitor's, and the note the visitor sees about it. */
const ELSEWHERE = {
  '': {
    language: 'en',
    writtenIn: 'de',
    mark: /automatically from German/,
    buttons: [/original/i, /translation/i],
  },
  '/de': {
    language: 'de',
    writtenIn: 'en',
    mark: /^Automatisch übersetzt.*Englisch/,
    buttons: [/original/i, /übersetzung/i],
  },
} as const;

test('a notice is shown in the visitor’s language, and in its host’s on request', async ({ page, site, words }) => {
  const { language, writtenIn, mark, buttons } = ELSEWHERE[words.prefix];
  const { path, written, translated } = await stashpointWrittenIn(site, writtenIn, language);
  await page.goto(site + localPath(path, language));
  const section = page.getByRole('region').filter({ hasText: translated });
  await expect(section.locator(`[lang=${language}]`, { hasText: translated })).toBeVisible();
  await expect(section.getByText(mark)).toBeVisible();
  await expectSound(page);

  await takenOver(page);
  await page.getByRole('button', { name: buttons[0] }).first().click();
  await expect(page.locator(`[lang=${writtenIn}]`, { hasText: written })).toBeVisible();
  await expect(page.getByText(translated)).toHaveCount(0);
  await expectSound(page);
  const asWritten = page.getByRole('region').filter({ hasText: written });
  await asWritten.getByRole('button', { name: buttons[1] }).click();
  await expect(page.getByText(translated)).toBeVisible();

  // The translation is part of the server's HTML, and needs no request to a translator.
  const drawn = await (await page.request.get(page.url())).text();
  expect(drawn).toContain(`lang="${language}" aria-live="polite"`);
  await page.reload();
  await expect(section.getByText(translated)).toBeVisible();

  // From a city to a hold: whatever stands there while the answers are awaited is translated, too.
  await page.route(/\/v[23]\//, async (route) => {
    await new Promise((next) => setTimeout(next, 700));
    await route.continue();
  });
  await page.goto(`${site}${words.prefix}/luggage-storage/united-kingdom/london`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^~/);
  const name = (await results(page).first().textContent()) ?? '';
  expect(name).not.toContain('~');
  await results(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toHaveAttribute('translate', 'no');
  await bookNow(page, words);
  await fillContact(page, words, `ada-${Date.now()}@example.org`);
  await page.getByRole('button', { name: words.toPayment }).click();
  const clock = page.getByRole('timer');
  await expect(clock).toContainText('~');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
  const second = await clock.textContent();
  await expect(clock).not.toHaveText(second ?? '');
});
