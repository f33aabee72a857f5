import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../harness/chromium.ts';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { table } from './table.ts';

const ROUNDS = 3;
/** The slow network of Lighthouse's phone. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER_PROCESSOR = 4;
/** The shortest pause of somebody who looks before pressing. */
const LOOK_MS = 700;
const PRESS_MS = 80;
const PATIENCE_MS = 60_000;

interface Step {
  name: string;
  /** The element that is pressed. */
  press: (page: Page) => Locator;
  /** What is done after the first card is shown, before the press. */
  before?: (page: Page) => Promise<void>;
  /** The elements waited for, after the press and after opening the same address; `name` is the pressed card's. */
  shown: (page: Page, name: string) => Locator[];
}

const STEPS: readonly Step[] = [
  {
    name: 'Find storage → first card',
    press: (page) => page.getByRole('button', { name: 'Find storage' }),
    shown: (page) => [page.locator('main article').first()],
  },
  {
    name: 'card → name and picture',
    press: (page) => page.locator('main article a').first(),
    shown: (page, name) => [
      page.getByRole('heading', { level: 1, name }),
      page.getByRole('main').getByRole('img').first(),
    ],
  },
  {
    name: 'card → price of the stay',
    press: (page) => page.locator('main article a').first(),
    shown: (page) => [page.getByRole('link', { name: 'Book now' }).first()],
  },
  {
    name: 'pay → pass',
    before: async (page) => {
      await page.locator('main article a').first().click();
      await page.getByRole('link', { name: 'Book now' }).first().click();
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('Email address').fill(`bench-${crypto.randomUUID()}@example.org`);
      await page.getByLabel('Phone number').fill('+44 20 7946 0018');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByLabel('Card number').fill('4242 4242 4242 4242');
      await page.getByLabel('Expiry').fill('08/39');
      await page.getByLabel('Security code').fill('123');
    },
    press: (page) => page.getByRole('button', { name: /^Pay/ }).last(),
    shown: (page) => [page.getByRole('img', { name: /QR/ })],
  },
];

/** Measures presses of a throttled phone in turn with opening the same address there, both without a cache. */
export async function measurePresses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const server = await startCubby({ DATA_DIR: folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const rows: string[][] = [];
  for (const step of STEPS) {
    const pressed: number[] = [];
    const opened: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { ms, ...end } = await press(browser, server, step);
      pressed.push(ms);
      opened.push(await open(browser, step, end));
    }
    const [press_, open_] = [middle(pressed), middle(opened)];
    rows.push([step.name, String(press_), String(open_), (press_ / open_).toFixed(2)]);
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  table(`Presses of a throttled phone (medians of ${ROUNDS})`, ['', 'pressed, ms', 'opened cold, ms', 'ratio'], rows);
}

/** What a press led to: its address, the name of the pressed card, and the visitor, who alone may open a pass. */
interface End {
  address: string;
  name: string;
  visitor: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Walks from home to the step, looking before each press. */
async function press(browser: Browser, { url }: CubbyServer, step: Step): Promise<End & { ms: number }> {
  const page = await slowPhone(browser);
  await page.goto(url);
  const field = page.getByRole('combobox', { name: 'Where' });
  await field.pressSequentially('London', { delay: 120 });
  await page
    .getByRole('option', { name: /London/ })
    .first()
    .click();
  const search = STEPS[0] as Step;
  await page.waitForTimeout(LOOK_MS);
  if (step !== search) {
    await search.press(page).click({ delay: PRESS_MS });
    await all(search.shown(page, ''));
    await step.before?.(page);
    await page.waitForTimeout(LOOK_MS);
  }
  const name = (await step.press(page).textContent()) ?? '';
  const ms = await timed(async () => {
    await step.press(page).click({ delay: PRESS_MS });
    await all(step.shown(page, name));
  });
  const end = { address: page.url(), name, visitor: await page.context().storageState() };
  await page.context().close();
  return { ms: ms - PRESS_MS, ...end };
}

async function open(browser: Browser, step: Step, { address, name, visitor }: End): Promise<number> {
  const page = await slowPhone(browser, visitor);
  const ms = await timed(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await all(step.shown(page, name));
  });
  await page.context().close();
  return ms;
}

async function slowPhone(browser: Browser, visitor?: End['visitor']): Promise<Page> {
  const context = await browser.newContext({
    ...(visitor && { storageState: visitor }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // The same list for every visitor, and nothing over it.
  await context.addInitScript(() => {
    sessionStorage.setItem('cubby.experiments', '1:search_results,8:no_new_host_discount,10:original');
    localStorage.setItem('cubby.consent', 'refused');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return page;
}

async function all(shown: readonly Locator[]): Promise<void> {
  for (const each of shown) await each.waitFor();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

/** Returns the median; the first round warms the server. */
function middle(all: readonly number[]): number {
  return all.slice(1).sort((one, other) => one - other)[Math.floor((all.length - 1) / 2)] ?? Number.NaN;
}
