import { afterAll, expect, it } from 'vitest';
import { checksOf, isTestedIn, VARIANTS } from '../../design-system/testing/variants.ts';
import { openStorybook } from '../harness/story-pages.ts';

/*
 * Every story, as it is published: it has to finish its `play`, pass axe and the checks of the design system, and write
 * nothing to the console. `CHOSEN_STORIES` has the paths of the files whose stories are tested, or all are.
 */

const chosen = process.env.CHOSEN_STORIES?.split(',') ?? null;

const book = await openStorybook();
const stories = book.stories.filter(({ importPath }) => !chosen || chosen.some((path) => importPath.endsWith(path)));

afterAll(() => book.close());

const tests = Object.entries(VARIANTS).flatMap(([variant, surroundings]) => {
  const pages = book.pagesIn(surroundings);
  return stories
    .filter(({ name, importPath }) => isTestedIn(variant, name, importPath))
    .map((story) => ({ variant, story, pages }));
});

it.concurrent.for(tests)('$variant, $story.title: $story.name', async ({ variant, story, pages }) => {
  const faults = await pages.faultsOf(story, checksOf(variant, story.name, story.importPath));
  expect(faults, faults.join('\n')).toEqual([]);
});
