import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { palette } from '../../design-system/src/tokens/index.ts';
import {
  buildAndServeStorybook,
  openStory,
  type ServedStorybook,
  storyAddress,
} from '../../tests/harness/built-storybook.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/harness/chromium.ts';
import { NOW } from '../review/take-pictures.ts';

/* Takes the README's pictures anew, from the stories of whole pages: `npm run storybook -- pictures`. */

const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** Pixels around each phone of a picture. */
const GAP = 32;
const QUALITY = 80;

const book = await buildAndServeStorybook();
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const phones = (...ids: string[]) => Promise.all(ids.map((id) => pictureOf(browser, book, id, PHONE)));
  await write('traveller', sideBySide(await phones('home--default', 'search-results--default', 'booking--default')));
  await write('counter', sideBySide(await phones('counter--default', 'counter--take-in', 'counter--conflict')));
  await write('staff', sharp(await pictureOf(browser, book, 'staff-dashboard--default', DESK)));
  await write('storybook', sharp(await workshop(browser, book)));
  await browser.close();
} finally {
  await book.close();
}

async function pictureOf(browser: Browser, book: ServedStorybook, end: string, size: typeof PHONE): Promise<Buffer> {
  const page = await openPage(browser, size);
  await openStory(page, storyAddress(book.url, idOf(book, end), {}));
  return closeWithPicture(page);
}

/** Pictures Storybook itself, with its list of stories. */
async function workshop(browser: Browser, book: ServedStorybook): Promise<Buffer> {
  const page = await openPage(browser, DESK);
  await page.goto(`${book.url}/?path=/story/${idOf(book, 'stay-stashpointcard--default')}&panel=bottom`);
  await page.frameLocator('#storybook-preview-iframe').locator('article').first().waitFor();
  return closeWithPicture(page);
}

async function openPage(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', timezoneId: 'Europe/London' });
  await page.clock.setFixedTime(NOW);
  return page;
}

async function closeWithPicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return picture;
}

/** Returns the id of the one story whose id ends so. */
function idOf({ stories }: ServedStorybook, end: string): string {
  const found = stories.find(({ id }) => id.endsWith(`-${end}`));
  if (!found) throw new Error(`There is no story …-${end}.`);
  return found.id;
}

function sideBySide(pictures: Buffer[]): sharp.Sharp {
  return sharp({
    create: {
      width: pictures.length * (PHONE.width + GAP) + GAP,
      height: PHONE.height + 2 * GAP,
      channels: 3,
      background: palette.light.accentSoft,
    },
  }).composite(pictures.map((input, index) => ({ input, left: GAP + index * (PHONE.width + GAP), top: GAP })));
}

async function write(name: string, picture: sharp.Sharp): Promise<void> {
  await picture.webp({ quality: QUALITY }).toFile(join(PICTURES, `${name}.webp`));
}
