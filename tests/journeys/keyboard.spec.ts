import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, results, tabTo, takenOver, test, workdayFromNow } from './journey.ts';
import type { Words } from './words.ts';

/** A misspelt input, and the city it must lead to. */
const TYPED = { '': ['Londn', 'London'], '/de': ['Londno', 'London'] } as const;

// The question about cookies is on the screen, too.
test.use({ decided: false });

test('a traveller gets from a mistyped city to the pass by keyboard only', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/`);
  await takenOver(page);
  await expectStopsSeen(page);
  await searchByKeyboard(page, words);

  await expect(page).toHaveURL(/\/search\?/);
  await arrivedAt(page);
  await expect(results(page).first()).toBeVisible();
  await expectStopsSeen(page);
  await tabTo(page, results(page).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await arrivedAt(page);
  // Comparing places goes on where it was left.
  await page.goBack();
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await arrivedAt(page);
  await expectStopsSeen(page);
  const book = { name: words.bookNow };
  await tabTo(page, page.getByRole('link', book).or(page.getByRole('button', book)).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\//);
  await arrivedAt(page);
  await expect(page.getByRole('button', { name: words.toPayment })).toBeVisible();
  await expectStopsSeen(page);
  await typeInto(page, page.getByLabel(words.firstName), 'Ada');
  await typeInto(page, page.getByLabel(words.lastName), 'Lovelace');
  await typeInto(page, page.getByLabel(words.email), `keys-${Date.now()}@example.org`);
  await typeInto(page, page.getByLabel(words.phone), '+44 20 7946 0018');
  const fits = page.getByRole('checkbox', { name: words.bagsFit });
  if ((await fits.count()) > 0) {
    await tabTo(page, fits);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: words.toPayment }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/booking=/);
  await arrivedAt(page);
  await typeInto(page, page.getByLabel(words.cardNumber), '4242424242424242');
  await typeInto(page, page.getByLabel(words.expiry), '0839');
  await typeInto(page, page.getByLabel(words.securityCode), '123');
  await tabTo(page, page.getByRole('button', { name: words.pay }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await arrivedAt(page);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectSound(page);
});

/** A desk, and the same at 400 %. */
const SIZES = [
  [320, 256],
  [1280, 800],
] as const;

/** Presses Tab through a page, and expects each stop to be seen: in the viewport, and not below anything fixed. */
async function expectStopsSeen(page: Page): Promise<void> {
  const before = page.viewportSize();
  const unseen: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.querySelector('h1')?.focus());
    let stops = 0;
    for (let stop: string | null = ''; stop !== null; stops += 1) {
      await page.keyboard.press('Tab');
      stop = await page.evaluate(unseenStop);
      if (stop) unseen.push(`${stop} (${width}×${height})`);
    }
    expect(stops).toBeGreaterThan(10);
  }
  expect(unseen).toEqual([]);
  if (before) await page.setViewportSize(before);
  await page.evaluate(() => document.querySelector('h1')?.focus());
}

/** Runs in the page: describes what has the focus if it is wholly out of sight; null after the last stop. */
async function unseenStop(): Promise<string | null> {
  // Scrolling there may take until the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  const stop = document.activeElement;
  if (!stop || stop === document.body) return null;
  const { left, top, width, height } = stop.getBoundingClientRect();
  const middle = [0.1, 0.5, 0.9];
  const hits = middle.flatMap((x) => middle.map((y) => document.elementFromPoint(left + x * width, top + y * height)));
  const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const isSeen = hits.some((hit) => {
    let cover = hit;
    while (cover && !isFixed(cover)) cover = cover.parentElement;
    return hit !== null && (cover === null || cover.contains(stop));
  });
  return isSeen ? '' : `${stop.getAttribute('aria-label') ?? stop.textContent}: ${Math.round(top)}`;
}

async function searchByKeyboard(page: Page, words: Words): Promise<void> {
  const form = page.getByRole('search').first();
  const [typo, city] = TYPED[words.prefix];
  const place = form.getByRole('combobox', { name: words.where, exact: true });
  await typeInto(page, place, typo);
  await expect(page.getByRole('option', { name: new RegExp(`^${city}`) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(city);
  const [year, month, day] = workdayFromNow(1).split('-');
  // Both languages write the day first.
  const dayOf = (date: string) => form.getByRole('group', { name: date }).getByRole('spinbutton').first();
  await typeInto(page, dayOf(words.dropoffDate), `${day}${month}${year}`);
  await typeInto(page, form.getByLabel(words.dropoffTime), '10');
  await typeInto(page, dayOf(words.pickupDate), `${day}${month}${year}`);
  await typeInto(page, form.getByLabel(words.pickupTime), '18');
  await tabTo(page, form.getByRole('button', { name: words.findStorage }));
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects the focus on the heading of the page, which a screen reader then reads. */
async function arrivedAt(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}
