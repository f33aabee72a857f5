import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { localeOf } from '../../design-system/testing/languages/languages.ts';
import { VIEWPORTS } from '../../design-system/testing/surroundings.ts';
import { openStory, type ServedStorybook, showStory, storyAddress } from '../../tests/harness/built-storybook.ts';
import { slugOf, type Variant } from './variants.ts';

/** A story that has not finished by then is pictured as it is. */
const PATIENCE_MS = 20_000;
/** The time of every story, so that clocks and relative dates are the same in each run. */
export const NOW = new Date('2026-06-03T10:00:00Z');
/** Maps are drawn by the device's graphics; markers and controls above them are compared. */
const WITHOUT_MAPS = '.maplibregl-canvas { visibility: hidden !important; }';

/** Takes a picture of each story in a variant, as `<folder>/<story id>.<variant>.png`. */
export async function takePictures(
  browser: Browser,
  book: ServedStorybook,
  variant: Variant,
  ids: string[],
  folder: string,
): Promise<void> {
  const context = await openContext(browser, variant);
  const page = await context.newPage();
  const [first = '', ...others] = ids;
  const { language, mode, viewport } = variant;
  // `manual` keeps axe from running, which takes longer than the story.
  const globals = { language, mode, 'viewport.value': viewport, 'a11y.manual': '!true' };
  await openStory(page, storyAddress(book.url, first, globals));
  await takePicture(page, join(folder, `${first}.${slugOf(variant)}.png`));
  for (const id of others) {
    await showStory(page, id, PATIENCE_MS);
    await takePicture(page, join(folder, `${id}.${slugOf(variant)}.png`));
  }
  await context.close();
}

async function openContext(browser: Browser, { language, viewport }: Variant): Promise<BrowserContext> {
  const { width, height } = VIEWPORTS[viewport].styles;
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    locale: localeOf(language),
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOW);
  return context;
}

async function takePicture(page: Page, path: string): Promise<void> {
  const bottom = await page.evaluate(settle);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.max(1, Math.ceil(bottom || height)) },
    animations: 'disabled',
    caret: 'hide',
    style: WITHOUT_MAPS,
  });
  await writeFile(path, picture);
}

/** Waits in the browser for typefaces, pictures and two frames, and returns where the content ends. */
async function settle(): Promise<number> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ends = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom);
  return Math.max(...ends) + scrollY;
}
