import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import type { ProviderAccount } from '../harness/oidc-accounts.ts';
import { type OidcStandIn, startOidcStandIn } from '../harness/oidc-stand-in.ts';
import { signUp } from '../harness/sign-up.ts';
import { expect, expectSound, test } from './journey.ts';

const ADA = { subject: 'google-1', email: 'ada@gmail.example', firstName: 'Ada', lastName: 'Lovelace' };
const NADIA = { subject: 'google-2', email: 'nadia@example.org', firstName: 'Nadine', lastName: 'Other' };
const GRACE = { subject: 'apple-1', email: 'grace@icloud.example', firstName: 'Grace', lastName: 'Hopper' };
const HIDDEN: ProviderAccount = {
  subject: 'apple-2',
  email: 'x7k2m9@privaterelay.appleid.example',
  firstName: 'Ines',
  lastName: 'Costa',
  isRelay: true,
};

/* Google and Apple, imitated by certified OpenID providers; on one size, because it starts three separate servers. */
test.describe('signing in with', { tag: '@one-size' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ excused: /status of [45]\d\d/ });
  let cubby: CubbyServer;
  let google: OidcStandIn;
  let apple: OidcStandIn;
  let folder: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cubby-providers-'));
    google = await startOidcStandIn('google', [ADA, NADIA]);
    apple = await startOidcStandIn('apple', [GRACE, HIDDEN]);
    const settings = (name: string, { issuer }: OidcStandIn) => ({
      [`${name}_CLIENT_ID`]: 'cubby',
      [`${name}_ISSUER`]: issuer,
      [`${name}_JWKS_URL`]: `${issuer}/jwks`,
    });
    cubby = await startCubby({
      DATA_DIR: folder,
      SEED: 'none',
      ...settings('GOOGLE', google),
      ...settings('APPLE', apple),
    });
    for (const provider of [google, apple]) provider.serve(cubby.url);
  });
  test.afterAll(async () => {
    await cubby.stop();
    await google.close();
    await apple.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = async (page: Page, provider: 'Google' | 'Apple', prefix = '') => {
    await page.goto(`${cubby.url}${prefix}/login/email?next=${prefix}/account/profile`);
    await page.getByRole('button', { name: new RegExp(`${provider}$`) }).click();
  };
  const choose = (page: Page, { email }: { email: string }) =>
    page.getByRole('button', { name: `Go on as ${email}` }).click();
  /** Cancels on the provider's page, so that the provider has been asked before. */
  const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click();
  const expectProfile = async (page: Page, firstName: string, email: string) => {
    await expect(page).toHaveURL(`${cubby.url}/account/profile`);
    await expect(page.getByLabel('First name')).toHaveValue(firstName);
    await expect(page.getByLabel('Email address')).toHaveValue(email);
  };
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  };

  test('a provider whose keys are unavailable says so, and a code works instead', async ({ page }) => {
    google.setAway(true);
    await begin(page, 'Google', '/de');
    await choose(page, ADA);
    await expect(page.getByText(/^Google antwortet gerade nicht/)).toBeVisible();
    await expect(page).toHaveURL(/\/de\/login\/email\?next=/);
    await expectSound(page);
    await expect(page.getByRole('button', { name: 'Code schicken' })).toBeVisible();
    google.setAway(false);
  });

  test('Google: the first time, cancelled, again with the same account, and with an existing one', async ({ page }) => {
    await begin(page, 'Google');
    await cancel(page);
    expect(google.asked.at(-1)?.get('prompt')).toBe('select_account');
    await expect(page.getByText(/^You cancelled signing in with Google/)).toBeVisible();
    await expectSound(page);
    await begin(page, 'Google');
    await choose(page, ADA);
    await expectProfile(page, 'Ada', ADA.email);
    await signOut(page);
    // The provider still has a session: because it is asked for an account choice, it shows its page all the same.
    await begin(page, 'Google');
    await choose(page, ADA);
    await expectProfile(page, 'Ada', ADA.email);

    // Another person with an existing account: it is found, and its name stays unchanged.
    await signOut(page);
    await signUp(cubby.url, { email: NADIA.email });
    await begin(page, 'Google');
    await choose(page, NADIA);
    await expectProfile(page, 'Nadia', NADIA.email);
  });

  test('Apple: sends the name once, supports no prompts, and returns by itself', async ({ page }) => {
    await begin(page, 'Apple');
    await cancel(page);
    expect(apple.asked.at(-1)?.has('prompt')).toBe(false);
    await expect(page.getByText(/^You cancelled signing in with Apple/)).toBeVisible();
    await begin(page, 'Apple');
    await choose(page, GRACE);
    await expectProfile(page, 'Grace', GRACE.email);
    await signOut(page);
    await begin(page, 'Apple');
    await expectProfile(page, 'Grace', GRACE.email);

    // A relay address is an address like any other, and the same person returns to it.
    await signOut(page);
    await page.context().clearCookies();
    await begin(page, 'Apple');
    await choose(page, HIDDEN);
    await expectProfile(page, 'Ines', HIDDEN.email);
    await expectSound(page);
    await signOut(page);
    await page.context().clearCookies();
    await begin(page, 'Apple');
    await choose(page, HIDDEN);
    await expectProfile(page, 'Ines', HIDDEN.email);
  });
});
