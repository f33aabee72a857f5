import type { Page } from '@playwright/test';
import { mailTo } from '../../harness/outbox.ts';
import { clientOf, staffSession } from '../api.ts';
import {
  bookNow,
  chooseStay,
  declineCookies,
  expect,
  expectSound,
  fillContact,
  payWith,
  takenOver,
  test,
} from '../journey.ts';
import { signIn } from '../prepared.ts';
import { sessionByCode } from './shop.ts';

/** Behind King's Cross, a few streets from the demo's places. */
const DOOR = { latitude: 51.5312, longitude: -0.1231 };

/** Returns the link to the host console in the newest email to an address. */
async function linkFor(site: string, email: string) {
  const { body } = await mailTo(site, email);
  return { body, link: body.match(/https?:\/\/hosts\.\S+/)?.[0] ?? '' };
}

/** Opens the link of an email, which asks for a click. */
async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the staff's queue at a place. */
async function openQueue(desk: Page, site: string, id: string, name: string): Promise<void> {
  const admin = site.replace('//', '//admin.');
  await signIn(desk, admin, staffSession());
  await desk.goto(`${admin}/account/stashpoints/approval?place=${id}`);
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
}

test('from an application to the market: submitted, questioned, answered, reviewed twice', async ({
  page,
  site,
  words,
  request,
  context,
  browser,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DOOR);
  const name = `Pancras Books ${crypto.randomUUID().slice(0, 6)}`;
  const email = `host-${crypto.randomUUID().slice(0, 8)}@example.org`;

  await page.goto(`${site}/becomeahost`);
  // Of several buttons pressed before, only the last one counts.
  await takenOver(page);
  await fillContact(page, words, email);
  await page.getByLabel(words.businessName).fill(name);
  // A square has no house numbers, so staff look twice.
  await page.getByLabel(words.address).fill('Pancras Square');
  await page.getByLabel(words.postalCode).fill('N1C 4AG');
  await page.getByRole('button', { name: words.useMyPosition }).click();
  await page.getByRole('checkbox', { name: words.hostTerms }).check();
  await page.getByRole('button', { name: words.sendStashpoint }).click();
  await expect(page.getByRole('heading', { name: words.welcomeHost })).toBeVisible();

  const { link } = await linkFor(site, email);
  await followLink(page, link);
  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('2 steps left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(page.getByText('Submitted')).toBeHidden();
  await page.getByRole('link', { name: 'At least one picture' }).click();
  await expect(page.getByRole('button', { name: 'Pictures', exact: true })).toBeFocused();
  await expectSound(page);

  const buffer = await (await request.get(`${site}/media/pictures/stashpoint-1-front-cafe/1024x768.jpg`)).body();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Books to the ceiling, and a dry room behind them.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. You can now submit it at the top.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We’ll review it within 2 working days')).toBeVisible();
  await expectSound(page);

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await openQueue(desk, site, id, name);
  await desk.getByRole('button', { name: /^Request more information/ }).click();
  await desk.getByRole('button', { name: 'Send back' }).click();
  await expect(desk.getByText('This field is required.')).toBeVisible();
  await desk.getByLabel('Missing information').fill('Which door of the square is it?');
  await desk.getByRole('button', { name: 'Send back' }).click();
  await expect(desk.getByText(`${name} has been sent back to its host.`)).toBeVisible();

  await context.clearCookies();
  const { link: back, body } = await linkFor(site, email);
  expect(body).toContain('Which door of the square is it?');
  await followLink(page, back);
  await expect(page.getByText('Which door of the square is it?')).toBeVisible();
  await page.getByLabel('Your reply to us').fill('The green one beside the fountain.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We’ll review it within 2 working days')).toBeVisible();

  // The first link worked once.
  await context.clearCookies();
  await followLink(page, link);
  await expect(page.getByText('This link has already been used')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);

  await openQueue(desk, site, id, name);
  await expect(desk.getByText('The green one beside the fountain.')).toBeVisible();
  await desk.keyboard.press('a');
  await approveAnyway(desk, name);
  await desk.getByRole('button', { name: 'Undo approval' }).click();
  await expect(desk.getByText(`${name} is awaiting approval again.`, { exact: false })).toBeVisible();
  const status = async () => (await request.get(`${site}/v3/stashpoints/${id}`)).status();
  expect(await status()).not.toBe(200);
  // The queue returns to it; until then another place is shown, which the button would approve.
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
  await desk.getByRole('button', { name: /^Approve/ }).click();
  await approveAnyway(desk, name);
  await expect(desk.getByRole('button', { name: 'Undo approval' })).toBeVisible();
  expect(await status()).toBe(200);
  await desk.close();

  // The first traveller, who finds the place, books and pays.
  const host = await sessionByCode(site, email);
  const { stashpoint } = await clientOf(site, host).getCounterDay({ params: { id } });
  const traveller = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await declineCookies(traveller.context());
  await traveller.goto(stashpoint.walk_in_url);
  await expectSound(traveller);
  await chooseStay(traveller.getByRole('main'), words);
  await bookNow(traveller, words);
  await fillContact(traveller, words, `first-${crypto.randomUUID().slice(0, 8)}@example.org`);
  await traveller.getByRole('button', { name: words.toPayment }).click();
  await payWith(traveller, words, '4242 4242 4242 4242');
  await expect(traveller.getByRole('heading', { name: words.shelfReady })).toBeVisible();
  await traveller.close();

  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, host);
  await page.goto(`${hosts}/bookings`);
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
});

/** Approves a place despite objections. */
async function approveAnyway(desk: Page, name: string): Promise<void> {
  const question = desk.getByRole('dialog', { name: `Review ${name} again` });
  await expect(question.getByText('The address has no house number')).toBeVisible();
  await question.getByRole('button', { name: 'Approve' }).click();
}
