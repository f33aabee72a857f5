import { availableParallelism } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../design-system/testing/languages/languages.ts';
import { DEFAULT_SURROUNDINGS } from '../../design-system/testing/surroundings.ts';
import { openStorybook } from '../harness/story-pages.ts';

/* Every story in both modes and all languages on a phone, with the checks of `tests/stories`. */

const book = await openStorybook();

afterAll(() => book.close());

const surroundings = (['light', 'dark'] as const).flatMap((mode) => LANGUAGES.map((language) => ({ mode, language })));

it('shows every story in both modes and all languages', async () => {
  const waiting = [...surroundings];
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) faults.push(...(await faultsIn(next)));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  expect(book.stories.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

/** Tests all stories in one mode and language, one after the other in one page. */
async function faultsIn({ mode, language }: (typeof surroundings)[number]): Promise<string[]> {
  const pages = book.pagesIn({ ...DEFAULT_SURROUNDINGS, mode, language, viewport: 'phone' });
  const faults: string[] = [];
  // Each is translated in one language.
  for (const story of book.stories)
    for (const fault of await pages.faultsOf(story, {
      inLargeText: false,
      inForcedColours: false,
      isTranslated: mode === 'light' && language === 'es',
    }))
      faults.push(`${story.id}, ${language}, ${mode}: ${fault}`);
  process.stdout.write(`${language}, ${mode}: ${faults.length} faults in ${book.stories.length} stories\n`);
  return faults;
}
