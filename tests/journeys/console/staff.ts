import type { AuthToken } from '@cubby/api';
import { type Client, createClient } from '@cubby/api/client';
import { test as base } from '../journey.ts';
import { signIn } from '../prepared.ts';

export { expect } from '../journey.ts';

/** Somebody of the staff with a browser: signed in, at the console's address, and with a client for preparing. */
export const test = base.extend<{ admin: string; staff: Client }>({
  admin: async ({ site, page }, use) => {
    const admin = site.replace('//', '//admin.');
    await signIn(page, admin, JSON.parse(process.env.CUBBY_STAFF ?? 'null') as AuthToken);
    await use(admin);
  },
  staff: async ({ site }, use) => {
    const { token } = JSON.parse(process.env.CUBBY_STAFF ?? 'null') as AuthToken;
    await use(createClient({ baseUrl: site, headers: () => ({ Authorization: `Token ${token}` }) }));
  },
});
