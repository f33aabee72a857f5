import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type CubbyServer, startCubby } from '../../harness/cubby-server.ts';
import { codeTo } from '../../harness/outbox.ts';
import { type OwnDatabase, ownDatabase } from '../../harness/own-database.ts';
import { clientOf } from '../api.ts';
import { expect, expectAccessible, expectSound, test } from '../journey.ts';
import { sayIn } from '../words.ts';

const PASSWORD = 'a shelf for every bag';
const HALF_MINUTE = 30_000;
const CLOCK = fileURLToPath(new URL('../../harness/moved-clock.mjs', import.meta.url));

/* A separate server: the demo's staff account is shared, and here its sessions end. */
test.describe('where a second proof is required', () => {
  test.describe.configure({ mode: 'serial' });
  let cubby: CubbyServer;
  let database: OwnDatabase;
  let admin: string;
  /** State of the first staff account: its backup codes, and the session opened by a passkey. */
  let backup: string[] = [];
  let session: Parameters<BrowserContext['addCookies']>[0] = [];

  test.beforeAll(async () => {
    database = await ownDatabase();
    const clock = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_STEP_MINUTES: '1' };
    cubby = await startCubby({ ...database.env, ...clock, STAFF_SECOND_FACTOR: 'required' });
    admin = cubby.url.replace('//', '//admin.');
  });
  test.afterAll(async () => {
    await cubby.stop();
    await database.remove();
  });

  /** Types a code into its field. */
  const typeCode = async (page: Page, field: string, code: string) => {
    await page.getByRole('textbox', { name: field }).click();
    await page.keyboard.type(code);
  };
  const withPassword = async (page: Page, email: string) => {
    await page.goto(`${admin}/login`);
    await page.getByRole('button', { name: 'Use a password instead' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
  };
  /** Returns the browser's token after signing in. */
  const tokenOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'cs_token')?.value ?? '';
  const signOut = async (page: Page) => {
    await page.goto(`${admin}/account`);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${admin}/login`);
  };

  test('a phone, in German: the first sign-in leads to a passkey, and the next one uses it', async ({ browser }) => {
    const email = 'staff@cubby.test';
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
    const page = await phone.newPage();
    await addAuthenticator(page);
    await page.goto(`${admin}/login`);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Code schicken' }).click();
    await expect(page.getByRole('textbox', { name: '6-stelliger Code' })).toBeVisible();
    await typeCode(page, '6-stelliger Code', await codeTo(cubby.url, email));
    await expect(
      page.getByRole('heading', { level: 1, name: sayIn('de')('console/sign-in sign_in.set_up.title') }),
    ).toBeVisible();
    expect(await tokenOf(page)).toBe('');
    await expectSound(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Passkey anlegen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ersatzcodes' })).toBeVisible();
    backup = await page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem').allTextContents();
    expect(backup).toHaveLength(10);
    await expectSound(page);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await page.getByLabel('Ich habe die Codes gespeichert').check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(`${admin}/`);
    expect(await tokenOf(page)).not.toBe('');
    await page.goto(`${admin}/account`);
    await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(sayIn('de')('console/sign-in sign_in.sessions.this_one'))).toBeVisible();
    await expectSound(page);
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    // A passkey counts as both factors: no code is needed.
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
    await expect(page).toHaveURL(`${admin}/`);
    session = await phone.cookies();
    await phone.close();
  });

  test('a desk, in English: passkey, app and backup codes, and the list of sessions', async ({ page, browser }) => {
    const email = 'editor@cubby.test';
    await addAuthenticator(page);
    await page.goto(`${admin}/login`);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible();
    await typeCode(page, '6-digit code', await codeTo(cubby.url, email));
    await expect(page.getByRole('heading', { level: 1, name: 'Protect your account' })).toBeVisible();
    await expectSound(page);

    // Looks at the app, and uses a passkey instead.
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expectSound(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose another method' }).click();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Backup codes' })).toBeVisible();
    const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allTextContents();
    await expectSound(page);
    await expectAccessible(page);
    await page.getByLabel('I’ve saved these codes').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${admin}/`);

    // With a password no code is needed.
    const token = await tokenOf(page);
    const client = clientOf(cubby.url, { token });
    await client.updateMe({ body: { password: PASSWORD } });
    await signOut(page);
    await withPassword(page, email);
    await expectSound(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${admin}/`);

    await page.goto(`${admin}/account`);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await expectAccessible(page);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await typeCode(page, 'Current code from the app', app.generate());
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();
    await expectSound(page);

    // In another browser, with the app: each of its codes works once, so this is the next one.
    const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const other = await elsewhere.newPage();
    await withPassword(other, email);
    await typeCode(other, 'Code from your authenticator app', app.generate({ timestamp: Date.now() + HALF_MINUTE }));
    await expect(other).toHaveURL(`${admin}/`);

    await page.reload();
    const sessions = page.getByRole('region', { name: 'Active sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('This device')).toHaveCount(1);
    await expectSound(page);
    await sessions.getByRole('button', { name: /^End Chrome/ }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect(sessions.getByText('You aren’t signed in anywhere else.')).toBeVisible();
    await other.getByRole('link', { name: 'Reviews', exact: true }).click({ timeout: 10_000 });
    await expect(other).toHaveURL(/\/login\?.*redirectReason=UNAUTHORIZED/);

    // A backup code works once.
    await withPassword(other, email);
    const withBackup = async (code: string) => {
      await other.getByRole('button', { name: 'Use a backup code' }).click();
      await other.getByLabel('Backup code').fill(code);
      await other.getByRole('button', { name: 'Sign in' }).click();
    };
    await withBackup(codes[0] ?? '');
    await expect(other).toHaveURL(`${admin}/`);
    await signOut(other);
    await withPassword(other, email);
    await withBackup(codes[0] ?? '');
    await expect(other.getByText('This code is incorrect or has expired.')).toBeVisible();
    await expectSound(other);
    await elsewhere.close();
    await page.reload();
    await expect(page.getByText('9 codes left.')).toBeVisible();
  });

  test('at a place’s counter: the code from the email, then a backup code', async ({ page }) => {
    const email = 'staff@cubby.test';
    const hosts = cubby.url.replace('//', '//hosts.');
    const before = await codeTo(cubby.url, email);
    // Another code can be sent half a minute after the previous one.
    cubby.process.kill('SIGUSR2');
    await page.goto(`${hosts}/login`);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible();
    expect(await codeTo(cubby.url, email)).not.toBe(before);
    await typeCode(page, '6-digit code', await codeTo(cubby.url, email));
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
    await expectSound(page);
    await expectAccessible(page);
    // Under localhost browsers share no passkey between subdomains, as they do under a real domain.
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await page.getByLabel('Backup code').fill(backup[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/login/);
    expect(await tokenOf(page)).not.toBe('');
  });

  test('a colleague who has lost everything starts again', async ({ page }) => {
    await page.context().addCookies(session);
    await page.goto(`${admin}/account/users`);
    await page.getByLabel(/Search by name/).fill('editor@cubby.test');
    await expect(page.getByRole('status', { name: 'Number of results' })).toHaveText('1 person');
    await expect(page.getByText('Passkey, Authenticator app')).toBeVisible();
    await page.getByRole('link', { name: /June Castellan/ }).click();
    await page.getByRole('button', { name: 'Remove sign-in methods' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove sign-in methods' }).click();
    const card = page.getByRole('region', { name: 'Sign-in' });
    await expect(card.getByText('none', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove sign-in methods' })).toHaveCount(0);
    await expectSound(page);
    await page.goto(`${admin}/account/users`);
    await expectSound(page);
  });
});

/** Adds a phone's authenticator: it stores passkeys and confirms automatically. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
