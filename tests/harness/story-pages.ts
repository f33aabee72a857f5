import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { Checks } from '../../design-system/testing/checks/index.ts';
import { type Surroundings, VIEWPORTS } from '../../design-system/testing/surroundings.ts';
import { TRANSLATED_TEXTS } from '../../vite.shared.ts';
import {
  buildAndServeStorybook,
  openStory,
  type ServedStorybook,
  type Story,
  showStory,
  storyAddress,
} from './built-storybook.ts';
import { findChromium, LONG_LIVED_ARGUMENTS } from './chromium.ts';
import { translatePage } from './translator.ts';

/** A story that has not finished by then never will. */
const PATIENCE_MS = 200_000;

const CHECKS = fileURLToPath(new URL('../../design-system/testing/checks/in-page.ts', import.meta.url));

/** Console messages that are not caused by a story. */
const NOT_OURS = [
  // WebGL without a graphics card is slow to read back.
  /GL Driver Message/,
  // From Storybook itself.
  /Story Store is deprecated/,
  // The fake API refused what a story is about.
  /ResponseError: Refused: /,
  // The typing of a play enters a date digit by digit, which no keyboard does in a date field.
  /does not conform to the required format, "yyyy-MM-dd"/,
];

interface StoryPage {
  page: Page;
  /** Lines written to the console, and errors thrown. */
  complaints: string[];
}

/** The surroundings of a story, and the size of its page. */
export type StorySurroundings = Surroundings & { viewport: keyof typeof VIEWPORTS };

/** The Storybook of the working tree, in a browser that tests its stories. */
export interface TestedStorybook {
  stories: Story[];
  /** Opens the stories in given surroundings. */
  pagesIn(surroundings: StorySurroundings): StoryPages;
  close(): Promise<void>;
}

export async function openStorybook(): Promise<TestedStorybook> {
  const book = await buildAndServeStorybook();
  const checks = await compileChecks();
  const browser = await chromium.launch({ executablePath: findChromium(), args: LONG_LIVED_ARGUMENTS });
  return {
    stories: book.stories,
    pagesIn: (surroundings) => new StoryPages(browser, book, checks, surroundings),
    close: async () => {
      await browser.close();
      await book.close();
    },
  };
}

/** Compiles the checks of the design system into a script for a page. */
async function compileChecks(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: CHECKS, formats: ['iife'], name: 'checks' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Pages that show stories one after the other in the same surroundings: as many as stories are tested at once. */
class StoryPages {
  readonly #browser: Browser;
  readonly #book: ServedStorybook;
  readonly #checks: string;
  readonly #surroundings: Surroundings;
  readonly #viewport: keyof typeof VIEWPORTS;
  readonly #free: StoryPage[] = [];

  constructor(
    browser: Browser,
    book: ServedStorybook,
    checks: string,
    { viewport, ...surroundings }: StorySurroundings,
  ) {
    this.#browser = browser;
    this.#book = book;
    this.#checks = checks;
    this.#surroundings = surroundings;
    this.#viewport = viewport;
  }

  /** Shows a story, plays it, and returns what is wrong with it, in words. */
  async faultsOf({ id }: Story, checks: Omit<Checks, 'surroundings'>): Promise<string[]> {
    const used = this.#free.pop() ?? (await this.#open(id));
    const { page, complaints } = used;
    complaints.length = 0;
    await page.evaluate(() => performance.clearResourceTimings());
    await page.evaluate(translatePage, checks.isTranslated ? { mark: '', pause: 0 } : null);
    const { status, faults } = await showStory(page, id, PATIENCE_MS);
    const all = { surroundings: this.#surroundings, ...checks };
    if (status !== 'success') faults.push(status);
    faults.push(...(await page.evaluate((all) => globalThis.storyFaults(all), all)));
    faults.push(...complaints.map((complaint) => `written to the console: ${complaint}`));
    this.#free.push(used);
    return faults;
  }

  async #open(id: string): Promise<StoryPage> {
    const { width, height } = VIEWPORTS[this.#viewport].styles;
    const page = await this.#browser.newPage({
      viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
      reducedMotion: this.#surroundings.motion === 'reduced' ? 'reduce' : 'no-preference',
    });
    await page.exposeFunction('setForcedColours', (active: boolean) =>
      page.emulateMedia({ forcedColors: active ? 'active' : 'none' }),
    );
    await page.addInitScript(TRANSLATED_TEXTS);
    await page.addInitScript(this.#checks);
    await openStory(page, storyAddress(this.#book.url, id, { ...this.#surroundings }));
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !NOT_OURS.some((pattern) => pattern.test(message.text()))) complaints.push(message.text());
    });
    return { page, complaints };
  }
}
