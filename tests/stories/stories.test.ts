import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { checksOf, isTestedIn, VARIANTS } from '../../design-system/testing/variants.ts';
import { serveStorybook } from '../harness/built-storybook.ts';
import { buildStorybook } from '../harness/checkouts.ts';
import { findChromium, LONG_LIVED_ARGUMENTS } from '../harness/chromium.ts';
import { compileChecks, StoryPages } from '../harness/story-pages.ts';

/*
 * Every story, as it is published: it has to finish its `play`, pass axe and the checks of the design system, and write
 * nothing to the console. `CHOSEN_STORIES` has the paths of the files whose stories are tested, or all are.
 */

const chosen = process.env.CHOSEN_STORIES?.split(',') ?? null;

const folder = mkdtempSync(join(tmpdir(), 'cubby-stories-'));
await buildStorybook(folder);
const book = await serveStorybook(folder);
const stories = book.stories.filter(({ importPath }) => !chosen || chosen.some((path) => importPath.endsWith(path)));
const browser = await chromium.launch({ executablePath: findChromium(), args: LONG_LIVED_ARGUMENTS });
const checks = await compileChecks();

afterAll(async () => {
  await browser.close();
  await book.close();
  rmSync(folder, { recursive: true, force: true });
});

const tests = Object.entries(VARIANTS).flatMap(([variant, surroundings]) => {
  const pages = new StoryPages(browser, book, checks, surroundings);
  return stories
    .filter(({ name, importPath }) => isTestedIn(variant, name, importPath))
    .map((story) => ({ variant, story, pages }));
});

it.concurrent.for(tests)('$variant, $story.title: $story.name', async ({ variant, story, pages }) => {
  const faults = await pages.faultsOf(story, checksOf(variant, story.importPath));
  expect(faults, faults.join('\n')).toEqual([]);
});
