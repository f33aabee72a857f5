import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Begins to record, on every further page, what a screen reader would say by itself. */
export async function recordSaid(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** Expects these announcements since the last call, in this order and no others, once the last one is there. */
export async function expectSaid(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  const said = () => page.evaluate(() => (window as Recording).said ?? []);
  const last = texts.at(-1) ?? '';
  await expect.poll(async () => (await said()).at(-1) ?? '').toMatch(last);
  expect(await said()).toEqual(texts.map((text) => expect.stringMatching(text)));
  await forgetSaid(page);
}

/** Forgets what was said so far, such as while a page was opened. */
export async function forgetSaid(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Recording).said = [];
  });
}

type Recording = Window & { said?: string[] };

/**
 * Runs in the page, from its start. A region is heard when its text changes, an alert also when it appears; changes of
 * one frame are heard together. Clocks are silent.
 */
function record(): void {
  const LIVE = '[role="status"], [role="alert"], output, [aria-live="polite"], [aria-live="assertive"]';
  const said: string[] = [];
  (window as Recording).said = said;
  const known = new WeakMap<Element, string>();
  const changed = new Set<Element>();
  const textOf = (region: Element) => (region.textContent ?? '').trim().replace(/\s+/g, ' ');
  const hear = () => {
    for (const region of changed) {
      const text = textOf(region);
      const isHeard = region.isConnected && text !== '' && text !== known.get(region);
      if (isHeard && !region.closest('[aria-hidden="true"]')) (window as Recording).said?.push(text);
      known.set(region, text);
    }
    changed.clear();
  };
  const note = (region: Element) => {
    if (changed.size === 0) requestAnimationFrame(hear);
    changed.add(region);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region) note(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const each of [added, ...added.querySelectorAll(LIVE)]) {
          if (!each.matches(LIVE) || known.has(each)) continue;
          // What a region brings along is silent, unless it is urgent.
          if (each.matches('[role="alert"], [aria-live="assertive"]')) note(each);
          else known.set(each, textOf(each));
        }
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
