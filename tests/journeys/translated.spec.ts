import { localPath } from '@cubby/api';
import { expect, expectSound, takenOver, test } from './journey.ts';
import { stashpointWrittenIn } from './prepared.ts';

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
  await expect(section.getByText(translated)).toHaveAttribute('lang', language);
  await expect(section.getByText(mark)).toBeVisible();
  await expectSound(page);

  await takenOver(page);
  await page.getByRole('button', { name: buttons[0] }).first().click();
  await expect(page.getByText(written)).toHaveAttribute('lang', writtenIn);
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
});
