import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { codeTo } from '../harness/outbox.ts';
import { signUp } from '../harness/sign-up.ts';
import { expect, expectSound, test } from './journey.ts';
import { expectSaid, recordSaid } from './said.ts';
import type { Words } from './words.ts';

const PASSWORD = 'three bags on a shelf';
const NEW_PASSWORD = 'four bags on a shelf';
const CLOCK = fileURLToPath(new URL('../harness/moved-clock.mjs', import.meta.url));
/** Longer than a code is valid, and longer than a recovery link. */
const STEP_MINUTES = 31;

/* On a separate server, whose clock can be advanced. */
test.describe('problems at the sign-in', () => {
  // One after the other, on one server: several workers would need a server each.
  test.describe.configure({ mode: 'default' });
  let cubby: CubbyServer;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cubby-troubles-'));
    const clock = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_STEP_MINUTES: String(STEP_MINUTES) };
    cubby = await startCubby({ DATA_DIR: folder, SEED: 'none', ...clock });
  });
  test.afterAll(async () => {
    await cubby.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (words: Words, path: string) => `${cubby.url}${words.prefix}${path}`;
  const main = (page: Page) => page.getByRole('main');
  /** Advances the server's clock, and the browser's countdown for another code. */
  const moveClock = async (page: Page) => {
    cubby.process.kill('SIGUSR2');
    await page.clock.fastForward(STEP_MINUTES * 60_000);
  };
  const enter = async (page: Page, words: Words, code: string) => {
    // The step has put the focus there, and it stays while a code is refused.
    await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
    await page.keyboard.type(code);
  };
  const askForCode = async (page: Page, words: Words, email: string) => {
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(page.getByLabel(words.code, { exact: true })).toBeVisible();
  };
  const newAccount = async () => {
    const email = `trouble-${crypto.randomUUID()}@example.org`;
    await signUp(cubby.url, { email, password: PASSWORD });
    return email;
  };

  test('a wrong password leads to a code, and keeps the address', async ({ page, words }) => {
    const email = await newAccount();
    await page.goto(at(words, '/login/email'));
    await page.getByRole('button', { name: words.usePassword }).click();
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('not my password at all');
    await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page.getByText(words.wrongPassword)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: words.useCode }).click();
    await expect(page.getByLabel(words.email)).toHaveValue(email);
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(page.getByLabel(words.code, { exact: true })).toBeVisible();
    await enter(page, words, await codeTo(cubby.url, email));
    await expect(page).toHaveURL(at(words, '/account/bookings'));
  });

  test('a used or expired code says so, and a new one signs in', async ({ page, words }) => {
    await page.clock.install();
    await recordSaid(page);
    const email = await newAccount();
    await page.goto(at(words, '/login/email'));
    await askForCode(page, words, email);
    const used = await codeTo(cubby.url, email);
    await enter(page, words, used);
    await expect(page).toHaveURL(at(words, '/account/bookings'));
    await page.context().clearCookies();

    await page.goto(at(words, '/login/email'));
    await askForCode(page, words, email);
    await enter(page, words, used);
    await expectSaid(page, words.wrongCode);
    await expect(page.getByLabel(words.code, { exact: true })).toHaveValue('');
    await expectSound(page);

    const late = await codeTo(cubby.url, email);
    expect(late).not.toBe(used);
    await moveClock(page);
    await enter(page, words, late);
    await expect(page.getByText(words.usedUpCode)).toBeVisible();
    await page.getByRole('button', { name: words.newCode }).click();
    await expect.poll(() => codeTo(cubby.url, email)).not.toBe(late);
    await page.getByLabel(words.code, { exact: true }).focus();
    await enter(page, words, await codeTo(cubby.url, email));
    await expect(page).toHaveURL(at(words, '/account/bookings'));
  });

  test('a recovery that took too long, or whose code was used, starts again and succeeds', async ({ page, words }) => {
    await page.clock.install();
    const email = await newAccount();
    await page.goto(at(words, '/login/recovery'));
    await askForCode(page, words, email);
    const used = await codeTo(cubby.url, email);
    await enter(page, words, used);
    await page.getByLabel(words.newPassword).fill(NEW_PASSWORD);
    await moveClock(page);
    await page.getByRole('button', { name: words.savePassword }).click();
    await expect(page.getByText(words.recoveryOver)).toBeVisible();
    await expectSound(page);

    await askForCode(page, words, email);
    await enter(page, words, used);
    await expect(page.getByText(words.wrongCode)).toBeVisible();
    await enter(page, words, await codeTo(cubby.url, email));
    await page.getByLabel(words.newPassword).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: words.savePassword }).click();
    await expect(page.getByText(words.recovered)).toBeVisible();
    await page.getByLabel(words.password, { exact: true }).fill(NEW_PASSWORD);
    await main(page).getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL(at(words, '/account/bookings'));
  });
});
