import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectSound, test } from '../journey.ts';
import { newGuest, signIn } from '../prepared.ts';
import { book, hostSession, openShop, standAt } from './shop.ts';

interface OutboxMail {
  recipient: string;
  subject: string;
}

async function subjectsTo(site: string, recipient: string): Promise<string[]> {
  const mails = (await (await fetch(`${site}/_outbox.json`)).json()) as OutboxMail[];
  return mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
}

async function openConsole(page: Page, site: string, path: string): Promise<void> {
  const hosts = site.replace('://', '://hosts.');
  await signIn(page, hosts, hostSession());
  await page.goto(hosts + path);
}

test('an address gets the mails it is ticked for, and not the others', async ({ page, site }) => {
  const shop = await openShop(site);
  const name = crypto.randomUUID().slice(0, 8);
  const [desk, books] = [`desk-${name}@example.org`, `books-${name}@example.org`];
  await openConsole(page, site, '/notices');
  const added = page.getByRole('group', { name: 'Mails to the new address' });
  const add = async (email: string, without: readonly string[]) => {
    await page.getByLabel('Another address').fill(email);
    for (const kind of without) await added.getByLabel(kind).uncheck();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('group', { name: `Mails to ${email}` })).toBeVisible();
  };
  await add(desk, ['Money']);
  await add(books, ['Bookings', 'Reports']);
  const { id } = await book(site, await newGuest(site), shop.id);
  await expect.poll(() => subjectsTo(site, desk)).toEqual([`New booking at ${shop.name} (${id})`]);
  expect(await subjectsTo(site, books)).toEqual([]);
  // What was removed by mistake comes back as it was.
  await page.getByRole('button', { name: `Remove ${books}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const restored = page.getByRole('group', { name: `Mails to ${books}` });
  await expect(restored.getByLabel('Bookings')).not.toBeChecked();
  await expectSound(page);
  for (const email of [desk, books]) {
    await page.getByRole('button', { name: `Remove ${email}` }).click();
    await expect(page.getByRole('group', { name: `Mails to ${email}` })).toBeHidden();
  }
});

test('a place’s calendar is read by whoever has its address, until there is another', async ({
  page,
  site,
  browser,
}) => {
  const shop = await openShop(site);
  const { id } = await book(site, await newGuest(site), shop.id);
  await openConsole(page, site, '/notices');
  await page.getByLabel('Place', { exact: true }).selectOption({ label: `${shop.name}, 7 Kidbrooke Way` });
  const address = page.getByLabel('Secret address');
  await expect(address).toHaveValue(/\/v2\/calendars\/[\w-]{43}$/);
  const old = await address.inputValue();
  const stranger = await browser.newContext();
  const read = (url: string) => stranger.request.get(url);
  const calendar = await read(old);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(`UID:${id}@cubby`);
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByText('The old address no longer works.')).toBeVisible();
  await expect(address).not.toHaveValue(old);
  expect((await read(old)).status()).toBe(404);
  expect((await read(await address.inputValue())).status()).toBe(200);
  await stranger.close();
});

test.describe('a device at the counter', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is pushed to a device at the counter is shown there, and a tap opens what it is about', async ({
    page,
    site,
    context,
  }) => {
    const shop = await openShop(site);
    const { id } = await book(site, await newGuest(site), shop.id, 'en', 30);
    const hosts = site.replace('://', '://hosts.');
    await context.grantPermissions(['notifications'], { origin: hosts });
    await standAt(page, site, shop.name);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(hosts));
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const notice = { title: 'Ada with 2 bags', body: `Booking ${id}.`, path: `/counter?booking=${id}`, tag: 'now' };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: hosts,
      registrationId: await registration,
      data: JSON.stringify(notice),
    });
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
          getNotifications: () => ready.getNotifications(),
        }));
        return (await getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body }]);
    const [worker] = context.serviceWorkers();
    // Nobody can tap what an operating system would show, so the tap itself is given to the worker.
    await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
    await expect(page).toHaveURL(`${hosts}/counter?booking=${id}`);
    await expect(page.getByText(id).first()).toBeVisible();
    expect(await shown()).toEqual([]);
  });

  test('a browser that was told not to show notices says how to allow it', async ({ page, site }) => {
    const shop = await openShop(site);
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await standAt(page, site, shop.name);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Notices on this device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notices on this device' });
    await expect(dialog.getByText(/allow notifications there/)).toBeVisible();
    // The dialog hides the page's heading; what is in it has to please axe all the same.
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
});

for (const { width, height, language, title } of [
  { width: 360, height: 780, language: 'de', title: 'Wie es läuft' },
  { width: 1440, height: 900, language: 'en', title: 'How it goes' },
] as const)
  test(`how it goes fits ${width} pixels in ${language}, with a table behind each picture`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((chosen) => localStorage.setItem('cubby.language', chosen), language);
    await openConsole(page, site, '/how-it-goes?span=year');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeAttached();
    expect(await page.getByRole('table').count()).toBeGreaterThan(2);
    await expectSound(page);
    await page.goto(`${site.replace('://', '://hosts.')}/how-it-goes?span=own_days&since=2026-02-01&until=2025-01-01`);
    // Days the wrong way round are said beside their field, and asked of nobody.
    await expect(page.getByLabel(language === 'de' ? 'Bis' : 'Until', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
