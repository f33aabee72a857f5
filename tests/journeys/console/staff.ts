import type { Client } from '@cubby/api/client';
import { clientOf, staffSession } from '../api.ts';
import { test as base } from '../journey.ts';
import { signIn } from '../prepared.ts';

export { expect } from '../journey.ts';

/** A test with a signed-in member of staff: the browser, the console's address, and a client for preparation. */
export const test = base.extend<{ admin: string; staff: Client }>({
  admin: async ({ site, page }, use) => {
    const admin = site.replace('//', '//admin.');
    await signIn(page, admin, staffSession());
    await use(admin);
  },
  staff: async ({ site }, use) => {
    await use(clientOf(site, staffSession()));
  },
});
