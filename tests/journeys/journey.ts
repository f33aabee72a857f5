import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { watchPresses } from '../../design-system/testing/checks/watch-presses.ts';
import { type Translator, translatorScript } from '../harness/translator.ts';
import { fromOwnAddress } from './api.ts';
import { riskiest, type Surroundings } from './surroundings.ts';
import { typeDate } from './type-date.ts';
import { type Words, wordsOf } from './words.ts';

export { expect };

/** Milliseconds until a page must be idle: a generous limit, not a measurement. */
const PATIENCE = 30_000;

/** A test with a visitor's browser: the texts in their language, and a check of the console output. */
export const test = base.extend<{
  surroundings: Surroundings;
  words: Words;
  site: string;
  decided: boolean;
  excused: RegExp;
  pictures: boolean;
  translator: Translator | null;
  quiet: undefined;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  surroundings: [async ({}, use, { file }) => use(riskiest(file)), { option: true }],
  viewport: async ({ surroundings }, use) => use(surroundings.viewport),
  hasTouch: async ({ surroundings }, use) => use(surroundings.hasTouch),
  locale: async ({ surroundings }, use) => use(surroundings.locale),
  // True to render pictures: if a test does not need them, rendering hundreds takes longer than the test itself.
  pictures: [false, { option: true }],
  // The browser's translator, which works from a world of its own.
  translator: [null, { option: true }],
  // True if the visitor has already answered the cookie banner.
  decided: [true, { option: true }],
  // The browser itself reports a refused card and a missing page.
  excused: [/status of 4\d\d/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  extraHTTPHeaders: async ({}, use, info) => use(fromOwnAddress(info)),
  words: async ({ locale }, use) => use(wordsOf(locale)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  site: async ({}, use) => use(process.env.CUBBY_URL ?? ''),
  quiet: [
    async ({ page, decided, excused, pictures, translator }, use) => {
      if (!pictures) {
        await drawNoPictures(page);
        page.context().on('page', (opened) => void drawNoPictures(opened).catch(() => {}));
      }
      if (translator) await translateIn(page, translator);
      if (decided) await declineCookies(page.context());
      await pinExperiments(page.context());
      await page.context().addInitScript(watchPresses);
      watchRequests(page);
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !excused.test(message.text())) noise.push(message.text());
      });
      await use(undefined);
      if (!page.isClosed()) await expectPressesSound(page);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

async function translateIn(page: Page, translator: Translator): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const source = translatorScript(translator);
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'translator' });
}

/** Makes usual visitors, who have already answered the question about cookies, which appears over the page. */
export async function declineCookies(visitors: BrowserContext): Promise<void> {
  await visitors.addInitScript(() => localStorage.setItem('cubby.consent', 'refused'));
  await pinExperiments(visitors);
}

/** Shows visitors one variant of each experiment: another one for half of them would change lists and prices. */
async function pinExperiments(visitors: BrowserContext): Promise<void> {
  await visitors.addInitScript(() =>
    sessionStorage.setItem('cubby.experiments', '1:search_results,8:no_new_host_discount,10:original'),
  );
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Answers every picture with one pixel. This uses Chromium directly: a Playwright route would intercept every request
 * and disable the browser's cache, so that each page would load and compile the whole site again.
 */
async function drawNoPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const responseHeaders = [{ name: 'content-type', value: 'image/png' }];
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders, body: PIXEL };
    // A page that has navigated away no longer needs its pictures.
    devtools.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  const patterns = ['*/media/pictures/*', '*/map/still/*'].map((urlPattern) => ({ urlPattern }));
  await devtools.send('Fetch.enable', { patterns });
}

/** Returns a day from today as YYYY-MM-DD, by the browser's clock. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return date.toISOString().slice(0, 10);
}

/** Returns a day from today; the next one if that is a Sunday, when places are closed that do not choose their hours. */
export function workdayFromNow(days: number): string {
  const date = dayFromNow(days);
  return new Date(date).getUTCDay() === 0 ? dayFromNow(days + 1) : date;
}

/**
 * Composes a word in the field with the focus, as an input method does, and chooses its spelling with Enter: nothing may
 * be sent before the word is there.
 */
export async function composed(page: Page, word: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await atRest(page);
  const sent: string[] = [];
  // Code of the next screen may load at the same time.
  const note = (request: Request) => request.url().includes('/assets/') || sent.push(request.url());
  page.on('request', note);
  const [address, end] = [page.url(), word.length];
  await devtools.send('Input.imeSetComposition', { text: word, selectionStart: end, selectionEnd: end });
  // The input method takes these keys itself: the page only hears of them.
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 });
  await page.evaluate(drawn);
  page.off('request', note);
  expect({ sent, address: page.url() }).toEqual({ sent: [], address });
  await devtools.send('Input.insertText', { text: word });
}

/** Waits until React has hydrated the page. */
export async function takenOver(page: Page): Promise<void> {
  // The code of a page that is only read waits until the visitor does something.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#site, #main > *')];
    // React leaves a marker on hydrated elements.
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 1 && parts.every(isHydrated);
  });
}

/** A page's pending requests, and callbacks for the end of the last one. */
interface Pending {
  requests: Set<Request>;
  waiting: (() => void)[];
}
const pending = new WeakMap<Page, Pending>();

function watchRequests(page: Page): void {
  const own: Pending = { requests: new Set(), waiting: [] };
  const end = (request: Request) => {
    own.requests.delete(request);
    if (own.requests.size === 0) for (const tell of own.waiting.splice(0)) tell();
  };
  page.on('request', (request) => {
    // An event stream ends with its page.
    if (request.resourceType() !== 'eventsource') own.requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  pending.set(page, own);
}

/** Waits until all requests have been answered and rendering starts no further ones. */
export async function atRest(page: Page): Promise<void> {
  const own = pending.get(page);
  if (!own) throw new Error('Only the requests of the page of a test are watched.');
  for (let resting = false; !resting; ) {
    if (own.requests.size > 0) await new Promise<void>((tell) => own.waiting.push(tell));
    resting = await page.evaluate(drawn).then(
      () => own.requests.size === 0,
      (error: Error) => {
        // The page has navigated to another address, as pages that need a session do.
        if (/context was destroyed/.test(error.message)) return false;
        throw error;
      },
    );
  }
}

/** Runs in the page: waits for the next two frames and until the browser is idle. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  // Chromium may forget an idle callback while its window changes its size.
  await new Promise((next) => requestIdleCallback(next, { timeout: 1000 }));
}

/** Fills the search form: a place typed and chosen, the next workday from 10:00 to 18:00, two bags. */
export async function searchLondon(page: Page, words: Words): Promise<void> {
  await takenOver(page);
  const form = page.getByRole('search').first();
  const place = form.getByRole('combobox', { name: words.where, exact: true });
  await place.click();
  await place.pressSequentially('Lon');
  await page.getByRole('option', { name: words.suggestion }).first().click();
  await chooseStay(form, words);
  await form.getByRole('button', { name: words.moreBags }).click();
  await form.getByRole('button', { name: words.findStorage }).click();
}

/** Sets a stay of the next workday from 10:00 to 18:00 in any form with the pickers. */
export async function chooseStay(form: Locator, words: Words): Promise<void> {
  await typeDate(form.getByRole('group', { name: words.dropoffDate }), workdayFromNow(1));
  await form.getByLabel(words.dropoffTime).selectOption('10:00');
  await typeDate(form.getByRole('group', { name: words.pickupDate }), workdayFromNow(1));
  await form.getByLabel(words.pickupTime).selectOption('18:00');
}

/** Returns the results of a search, nearest first; only links to a place. */
export function results(page: Page): Locator {
  return page.getByRole('main').locator('a[href*="/stashpoints/"]');
}

/** Goes from the form on the home page to the checkout of the n-th result. */
export async function toCheckout(page: Page, words: Words, index: number): Promise<void> {
  await searchLondon(page, words);
  await expect(page).toHaveURL(/\/search\?/);
  await results(page).nth(index).click();
  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await bookNow(page, words);
}

export async function bookNow(page: Page, words: Words): Promise<void> {
  const name = { name: words.bookNow };
  await page.getByRole('link', name).or(page.getByRole('button', name)).first().click();
  await expect(page).toHaveURL(/\/checkout\//);
}

/** Fills in the traveller's contact details, and confirms that the bags fit the lockers if asked. */
export async function fillContact(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.firstName).fill('Ada');
  await page.getByLabel(words.lastName).fill('Lovelace');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.phone).fill('+44 20 7946 0018');
  const fits = page.getByRole('checkbox', { name: words.bagsFit });
  if ((await fits.count()) > 0) await fits.check();
}

/** Returns the field for a coupon or voucher, unfolded. */
export async function codeField(page: Page, words: Words): Promise<Locator> {
  const field = page.getByLabel(words.couponCode);
  if (!(await field.isVisible())) await page.getByRole('heading', { name: words.couponCode }).click();
  return field;
}

export async function payWith(page: Page, words: Words, number: string): Promise<void> {
  await page.getByLabel(words.cardNumber).fill(number);
  await page.getByLabel(words.expiry).fill('08/39');
  await page.getByLabel(words.securityCode).fill('123');
  await page.getByRole('button', { name: words.pay }).click();
}

/**
 * Expects the focus and what the last press brought to be on the screen, and no horizontal scrolling. Pages are tested with axe as stories,
 * and where journeys come by in `npm run endure`.
 */
export async function expectSound(page: Page): Promise<void> {
  await expectPressesSound(page);
  await expectFits(page);
  if (process.env.EVERY_WALK) await expectAccessible(page);
}

async function expectPressesSound(page: Page): Promise<void> {
  const faults = () => page.evaluate(() => globalThis.pressFaults?.() ?? []);
  await expect.poll(faults, { timeout: PATIENCE }).toEqual([]);
}

/** Expects no axe violations, also while a dialog covers the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // New content may still be moving: only its final position counts.
  await expect(async () => {
    // During a transition a colour is neither the old nor the new one.
    await page.evaluate(settle);
    expect(await violationsOf(page)).toEqual([]);
  }).toPass({ timeout: PATIENCE });
}

/** Expects no axe violations in a dialog, while the content below it is hidden. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(async () => {
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  }).toPass({ timeout: PATIENCE });
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Returns axe's violations in a part of the page. A page keeps axe until it navigates, because loading it takes longer
 * than its checks; describing the checks that passed would take as long again. None of our pages has frames.
 */
async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(within, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, part);
}

/**
 * Repeats the checks at a desk in dark mode: the same page, wider and in its other colours, without loading it again.
 */
export async function expectSoundAtDarkDesk(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expectSound(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Repeats the check of the width, and another one, on the smallest phone with text twice as large, without loading the page again. */
export async function expectLargeTextFits(page: Page, expectMore = async (_page: Page) => {}): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
  await expectMore(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
}

/** Expects a heading and no horizontal scrolling. */
export async function expectFits(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Parts far below are laid out only when they come near; they would be measured in an outdated position.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // New content may still be moving, here as for axe.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { timeout: PATIENCE }).toBeLessThanOrEqual(0);
}

/** Expects no box of the page to cut a text or a control, except what can be scrolled to with the keyboard. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cutParts), { timeout: PATIENCE }).toEqual([]);
}

/** Runs in the page: returns the texts and controls that a box around them cuts, each with that box's width and its own edges. */
function cutParts(): string[] {
  const isText = (part: Element) =>
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  // Texts for screen readers, the boxes to tick behind drawn ones, and what is being typed, which scrolls by itself.
  const isUnseen = (part: Element) => {
    const { clip, clipPath, opacity, overflowX } = getComputedStyle(part);
    const isTiny = overflowX !== 'visible' && part.clientWidth <= 1;
    return (
      clip !== 'auto' ||
      clipPath !== 'none' ||
      opacity === '0' ||
      isTiny ||
      part.matches('[aria-hidden=true], option, [role=spinbutton], [contenteditable]')
    );
  };
  const cutBy = (part: Element): string | null => {
    const { left, right } = part.getBoundingClientRect();
    if (left === right) return null;
    let cut: string | null = null;
    for (let box: Element | null = part; box && box !== document.body; box = box.parentElement) {
      if (isUnseen(box)) return null;
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (cut || box === part || overflowX === 'visible') continue;
      // What scrolls can be reached, if the keyboard can scroll it.
      const isReached = (box as HTMLElement).tabIndex >= 0 || part.matches('a, button, select, a *, button *');
      const isScrolled = overflowX !== 'hidden' && overflowX !== 'clip' && isReached;
      if (textOverflow === 'ellipsis' || isScrolled) return null;
      const edges = box.getBoundingClientRect();
      if (left < edges.left - 1 || right > edges.right + 1)
        cut = `${Math.round(left - edges.left)} to ${Math.round(right - edges.left)} of ${Math.round(edges.width)}`;
    }
    return cut;
  };
  return [...document.querySelectorAll('body *')].flatMap((part) => {
    const cut = (part.matches('button, a, input, select, textarea') || isText(part)) && cutBy(part);
    return cut ? [`${cut}: ${part.getAttribute('aria-label') ?? part.textContent?.slice(0, 60)}`] : [];
  });
}

/** Runs in the page: waits for every animation that ends by itself. */
async function settle(): Promise<void> {
  const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** More tab stops than any page has before the element sought. */
const MOST_STOPS = 150;

/** Presses Tab until an element has the focus, and checks that it is visible. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await hasFocus()); stops += 1) {
    expect(stops, 'stops of the Tab key before what is looked for').toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeInViewport();
}

/**
 * Opens a page of a console as a link in it would, because loading the whole console again takes longer than most checks
 * of a page.
 */
export async function follow(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith(new URL(address).origin)) await page.goto(address);
  else
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({ key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
