import type { Page } from '@playwright/test';
import { readOutbox } from '../../harness/outbox.ts';
import { expect, expectDialogAccessible, expectSound, test } from '../journey.ts';
import { newGuest, signIn } from '../prepared.ts';
import { book, openShop, sessionByCode, standAt } from './shop.ts';

/** Returns the subjects of emails about one place: the same host has other places, with bookings of their own. */
async function subjectsTo(site: string, recipient: string, stashpoint: string): Promise<string[]> {
  const mails = await readOutbox(site);
  const about = mails.filter((mail) => mail.recipient === recipient && mail.subject.includes(stashpoint));
  return about.map(({ subject }) => subject);
}

async function openConsole(page: Page, site: string, path: string): Promise<void> {
  const hosts = site.replace('://', '://hosts.');
  // Signed in just now: addresses ask for a fresh proof.
  await signIn(page, hosts, await sessionByCode(site, 'host@cubby.test'));
  await page.goto(hosts + path);
}

test('an address gets the selected emails, and a calendar can be read until its address changes', async ({
  page,
  site,
  browser,
}) => {
  const shop = await openShop(site);
  const name = crypto.randomUUID().slice(0, 8);
  const [desk, books] = [`desk-${name}@example.org`, `books-${name}@example.org`];
  await openConsole(page, site, '/notices');
  const added = page.getByRole('group', { name: 'Emails to the new address' });
  const add = async (email: string, without: readonly string[]) => {
    await page.getByLabel('Another address').fill(email);
    for (const kind of without) await added.getByLabel(kind).uncheck();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('group', { name: `Emails to ${email}` })).toBeVisible();
  };
  await add(desk, ['Money']);
  await add(books, ['Bookings', 'Reports']);
  const { id } = await book(site, await newGuest(site), shop.id);
  await expect.poll(() => subjectsTo(site, desk, shop.name)).toEqual([`New booking at ${shop.name} (${id})`]);
  expect(await subjectsTo(site, books, shop.name)).toEqual([]);
  // An address removed by mistake is restored unchanged.
  const restored = page.getByRole('group', { name: `Emails to ${books}` });
  await page.getByRole('button', { name: `Remove ${books}` }).click();
  // The undo button is below the list, and moves when a row is removed.
  await expect(restored).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(restored.getByLabel('Bookings')).not.toBeChecked();
  await expectSound(page);
  for (const email of [desk, books]) {
    await page.getByRole('button', { name: `Remove ${email}` }).click();
    await expect(page.getByRole('group', { name: `Emails to ${email}` })).toBeHidden();
  }

  // A place's calendar can be read by anyone with its address, until the address is replaced.
  await page.getByLabel('Place', { exact: true }).selectOption({ label: `${shop.name}, 7 Kidbrooke Way` });
  const address = page.getByLabel('Secret link');
  await expect(address).toHaveValue(/\/v2\/calendars\/[\w-]{43}$/);
  const old = await address.inputValue();
  const stranger = await browser.newContext();
  const read = (url: string) => stranger.request.get(url);
  const calendar = await read(old);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(`UID:${id}@cubby`);
  await page.getByRole('button', { name: 'Create a new link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new link' }).click();
  await expect(page.getByText('New link created. The old one no longer works.')).toBeVisible();
  await expect(address).not.toHaveValue(old);
  expect((await read(old)).status()).toBe(404);
  expect((await read(await address.inputValue())).status()).toBe(200);
  await stranger.close();
});

interface Shown {
  shown: { title: string; body?: string; data: string; close: () => void }[];
}

/**
 * Runs in the worker: records notifications. A browser without a window shows none and refuses to, whatever its
 * permissions.
 */
function standInForSystem(): void {
  const scope = globalThis as unknown as Shown & { registration: ServiceWorkerRegistration };
  scope.shown = [];
  scope.registration.showNotification = async (title, { body, data } = {}) => {
    const close = () => void scope.shown.splice(0);
    scope.shown.push({ title, ...(body && { body }), data, close });
  };
}

test.describe('a device at the counter', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows push notifications, and a tap opens their page', async ({ page, site, context }) => {
    const shop = await openShop(site);
    const { id } = await book(site, await newGuest(site), shop.id, 'en', 30);
    const hosts = site.replace('://', '://hosts.');
    await context.grantPermissions(['notifications'], { origin: hosts });
    await standAt(page, site, shop.name);
    const devtools = await context.newCDPSession(page);
    // A worker that is not active yet receives nothing.
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const own = versions.find(({ scriptURL, status }) => scriptURL.startsWith(hosts) && status === 'activated');
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registration;
    const worker = context.serviceWorkers().find((each) => each.url().startsWith(hosts));
    if (!worker) throw new Error('The counter has no worker.');
    await worker.evaluate(standInForSystem);
    const notice = { title: 'Ada with 2 bags', body: `Booking ${id}.`, path: `/counter?booking=${id}`, tag: 'now' };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: hosts,
      registrationId,
      data: JSON.stringify(notice),
    });
    const shown = () =>
      worker.evaluate(() => (globalThis as unknown as Shown).shown.map(({ title, body }) => ({ title, body })));
    await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body }]);
    // A notification of the operating system cannot be tapped in a test, so the tap is sent to the worker directly.
    await worker.evaluate(() => {
      const [notification] = (globalThis as unknown as Shown).shown;
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
    });
    await expect(page).toHaveURL(`${hosts}/counter?booking=${id}`);
    await expect(page.getByText(id).first()).toBeVisible();
    expect(await shown()).toEqual([]);
  });

  test('with blocked notifications explains how to allow them', async ({ page, site }) => {
    const shop = await openShop(site);
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await standAt(page, site, shop.name);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Notifications on this device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications on this device' });
    await expect(dialog.getByText(/and allow notifications/)).toBeVisible();
    await expectDialogAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
});
