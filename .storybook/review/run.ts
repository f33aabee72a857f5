import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { type ServedStorybook, serveStorybook } from '../../tests/harness/built-storybook.ts';
import { buildStorybook, checkOut, removeCheckout } from '../../tests/harness/checkouts.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/harness/chromium.ts';
import { compare } from './compare.ts';
import { type Compared, countsOf, reviewPage } from './page.ts';
import { takePictures } from './take-pictures.ts';
import { slugOf, VARIANTS } from './variants.ts';

/*
 * Compares the stories of another commit with those of the working tree, in pictures: `npm run storybook -- review main`.
 * `--only date` takes the stories with that in their id; `--variants all` takes every language, in both modes, at a desk
 * and on a phone.
 */

const OUTPUT = fileURLToPath(new URL('../../.cache/review', import.meta.url));
const PAGE = join(OUTPUT, 'index.html');
const SIDES = ['before', 'after', 'difference'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    variants: { type: 'string', default: 'usual' },
  },
});
const [reference] = positionals;
const variants = Object.entries(VARIANTS).find(([name]) => name === values.variants)?.[1];
if (!reference || !variants) {
  process.stderr.write('npm run storybook -- review <commit> [--only <part of story id>] [--variants usual|all]\n');
  process.exit(2);
}

const work = await mkdtemp(join(tmpdir(), 'cubby-review-'));
const checkout = join(work, 'checkout');
const books = { before: join(work, 'before'), after: join(work, 'after') };
process.once('SIGINT', () => void clearAway().then(() => process.exit(130)));

try {
  await rm(OUTPUT, { recursive: true, force: true });
  for (const side of SIDES) await mkdir(join(OUTPUT, side), { recursive: true });
  say(`Building the stories of ${reference} and of the working tree …`);
  await checkOut(reference, checkout);
  await Promise.all([buildStorybook(books.before, checkout), buildStorybook(books.after)]);
  const before = await serveStorybook(books.before);
  const after = await serveStorybook(books.after);
  await pictureBoth(before, after);
  const compared = await compareAll(before, after);
  await Promise.all([before.close(), after.close()]);
  await writeFile(PAGE, reviewPage(reference, compared));
  say(`${PAGE}\n${countsOf(compared)}`);
} finally {
  await clearAway();
}

/** Takes all pictures with one browser, in as many pages as there are cores. */
async function pictureBoth(before: ServedStorybook, after: ServedStorybook): Promise<void> {
  const waiting = (variants ?? []).flatMap((variant) =>
    Object.entries({ before, after }).map(([side, book]) => ({ variant, side, book })),
  );
  say(`Taking pictures of ${wanted(after).length} stories in ${variants?.length} variants, before and after …`);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // What is drawn in parts has other corners than what is drawn at once.
    args: [...CHROMIUM_ARGUMENTS, '--disable-partial-raster'],
    handleSIGINT: false,
  });
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { book, variant, side } = next;
      const ids = wanted(book).map(({ id }) => id);
      if (ids.length > 0) await takePictures(browser, book, variant, ids, join(OUTPUT, side));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  await browser.close();
}

/** Compares every picture, and keeps those of stories that have changed. */
async function compareAll(before: ServedStorybook, after: ServedStorybook): Promise<Compared[]> {
  const stories = new Map([...wanted(before), ...wanted(after)].map((story) => [story.id, story]));
  const compared: Compared[] = [];
  for (const { id, title, name } of stories.values())
    for (const variant of variants ?? []) {
      const file = `${id}.${slugOf(variant)}.png`;
      const [one = '', other = '', difference = ''] = SIDES.map((side) => `${side}/${file}`);
      const result = await compare(join(OUTPUT, one), join(OUTPUT, other), join(OUTPUT, difference));
      if (result.verdict === 'same') for (const each of [one, other]) await rm(join(OUTPUT, each));
      compared.push({ title, story: name, variant, ...result, before: one, after: other, difference });
    }
  return compared;
}

function wanted({ stories }: ServedStorybook): ServedStorybook['stories'] {
  return stories.filter(({ id }) => id.includes(values.only));
}

async function clearAway(): Promise<void> {
  if (existsSync(checkout)) await removeCheckout(checkout);
  await rm(work, { recursive: true, force: true });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
