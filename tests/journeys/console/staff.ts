import type { Client } from '@cubby/api/client';
import { clientOf, staffSession } from '../api.ts';
import { test as base } from '../journey.ts';
import { signIn } from '../prepared.ts';

export { expect } from '../journey.ts';

/** A test with a signed-in member of staff: the browser, the console's address, and a client for preparation. */
export const test = base.extend<{ admin: string; staff: Client; clicks: undefined }>({
  // The report names the clicks of each task, so that a change which costs staff more of them shows.
  clicks: [
    async ({ page }, use, info) => {
      let clicks = 0;
      await page.exposeFunction('countClick', () => {
        clicks += 1;
      });
      await page.addInitScript(() => {
        const { countClick } = window as unknown as { countClick: () => void };
        addEventListener('mousedown', ({ isTrusted }) => isTrusted && countClick(), { capture: true });
      });
      await use(undefined);
      info.annotations.push({ type: 'clicks', description: String(clicks) });
    },
    { auto: true },
  ],
  admin: async ({ site, page }, use) => {
    const admin = site.replace('//', '//admin.');
    await signIn(page, admin, staffSession());
    await use(admin);
  },
  staff: async ({ site }, use) => {
    await use(clientOf(site, staffSession()));
  },
});
