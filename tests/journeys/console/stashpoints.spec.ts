import { type AdminStashpoint, bySize } from '@cubby/api';
import type { Client } from '@cubby/api/client';
import { codeTo } from '../../harness/outbox.ts';
import { clientOf } from '../api.ts';
import { dayFromNow, workdayFromNow } from '../journey.ts';
import { newTraveller, signIn } from '../prepared.ts';
import { typeDate } from '../type-date.ts';
import { expect, test } from './staff.ts';

/** At the edge of London: a search for the city finds the demo's places first. */
const NEAR_LONDON = { lat: 51.5155, lng: -0.2419 };
/** At its other edge, too far away for bags that are moved from there to take the room of a place at this one. */
const EAST_OF_LONDON = { lat: 51.5155, lng: -0.0119 };
const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '06:00:00', close: '23:00:00' }));
const ADA = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018', email: 'ada@example.org' };

/**
 * Creates an approved place for one journey, so that parallel journeys do not interfere. It has capacity only for the
 * bookings made here: bags moved by another journey go elsewhere.
 */
async function newStashpoint(staff: Client, coordinates = NEAR_LONDON): Promise<AdminStashpoint> {
  const { items } = await staff.listHosts({ query: { q: 'host@cubby.test' } });
  const stashpoint = await staff.createAdminStashpoint({
    body: {
      host_id: items[0]?.user_id ?? '',
      name: `Quay ${crypto.randomUUID().slice(0, 8)}`,
      type: 'shop',
      address: `${Math.ceil(Math.random() * 9000)} Quay Street`,
      postal_code: 'W1B 3HH',
      coordinates,
      opening_hours: ALL_WEEK,
      capacity: { ...bySize(() => 0), standard: 2 },
    },
  });
  return staff.updateAdminStashpoint({ params: { id: stashpoint.id }, body: { status: 'approved', active: true } });
}

/** Books two bags in two days, from noon to three, which is within the hours of new places in summer, too; and pays. */
async function bookAt(site: string, token: string, stashpoint_id: string) {
  const client = clientOf(site, { token });
  const day = workdayFromNow(2);
  const stay = { dropoff: `${day}T12:00:00Z`, pickup: `${day}T15:00:00Z`, bag_count: 2 };
  const held = await client.createBooking({ body: { stashpoint_id, ...stay, customer: ADA } });
  await client.payByCard({ body: { booking_id: held.id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: held.id } })).booking;
}

test.describe(() => {
  test.use({ pictures: true });

  test('staff sign in, create a place, see what is missing, upload a picture, approve it, and it is booked', async ({
    page,
    site,
    admin,
    staff,
    request,
  }) => {
    const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
    const { user } = await newTraveller(site);
    await staff.updateUser({ params: { id: user.id }, body: { role: 'admin', scopes: null } });
    await page.context().clearCookies();
    await page.goto(`${admin}/account/stashpoints/create`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email address').fill(user.email ?? '');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('textbox', { name: '6-digit code' }).click();
    await page.keyboard.type(await codeTo(site, user.email));
    await expect(page).toHaveURL(`${admin}/account/stashpoints/create`);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('This field is required.').first()).toBeVisible();
    await page.getByLabel('Name').first().fill(name);
    await page.getByRole('combobox', { name: 'Host' }).fill('host@cubby.test');
    await page.getByRole('option', { name: /host@cubby\.test/ }).click();
    await page.getByLabel('Address').first().fill('1 Harbour Way');
    await page.getByLabel('Postal code').fill('SE1 2AA');
    await page.getByRole('combobox', { name: 'City' }).fill('Lond');
    await page.getByRole('option', { name: 'London' }).click();
    const buffer = await (await request.get(`${site}/media/pictures/stashpoint-1-front-cafe/1024x768.jpg`)).body();
    await page.getByLabel('Add a picture').setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Apply crop' }).click();
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.getByRole('link', { name: 'Review in queue' }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Network comparison' })).toContainText('London');
    await page.getByRole('button', { name: /^Approve/ }).click();
    const question = page.getByRole('dialog', { name: `Review ${name} again` });
    await expect(question.getByText('No description of 1 or 2 sentences')).toBeVisible();
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${name} is online.`).first()).toBeVisible();
    await page.goto(`${admin}/account/stashpoints?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    const shown = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View live page' }).click();
    await expect((await shown).getByRole('heading', { level: 1 })).toContainText(name);
    const id = page.url().split('/').at(-1) ?? '';
    const booking = await bookAt(site, (await newTraveller(site)).token, id);
    expect(booking.state).toBe('confirmed');
  });
});

test('a change of hours shows and moves the affected bookings, and their traveller sees where to go', async ({
  page,
  site,
  admin,
  staff,
  browser,
}) => {
  const stashpoint = await newStashpoint(staff, EAST_OF_LONDON);
  const traveller = await newTraveller(site);
  const booking = await bookAt(site, traveller.token, stashpoint.id);
  await page.goto(`${admin}/account/stashpoints/${stashpoint.id}/edit`);
  await page.getByRole('button', { name: 'Add a closure' }).click();
  await typeDate(page.getByRole('group', { name: 'Last closed day' }), dayFromNow(3));
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This affects 1 booking, 2 bags.');
  await expect(dialog).toContainText(booking.id);
  await expect(dialog).toContainText('Closed then');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  expect((await staff.getAdminStashpoint({ params: { id: stashpoint.id } })).closures).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Move 1 and save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const moved = await staff.getBooking({ params: { id: booking.id } });
  expect(moved.stashpoint.id).not.toBe(stashpoint.id);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signIn(theirs, site, traveller);
  await theirs.goto(`${site}/account/bookings/${booking.id}`);
  await expect(theirs.getByRole('main')).toContainText(moved.stashpoint.business_name);
  await expect(theirs.getByRole('main')).not.toContainText(stashpoint.name);
  await context.close();
});

test('an edit is refused, kept, compared with a colleague’s, and undone', async ({ page, admin, staff }) => {
  const stashpoint = await newStashpoint(staff);
  await page.goto(`${admin}/account/stashpoints/${stashpoint.id}/edit#firstDayCommission`);
  await page.getByLabel('First day, host’s share').fill('900');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The host can’t earn more than the traveller pays.')).toBeVisible();
  await page.getByLabel('First day, host’s share').fill(String((stashpoint.first_day_commission ?? 0) / 100));
  const offer = page.getByRole('button', { name: 'The host’s offer' });
  await offer.press('Enter');
  await page.getByLabel('Offer link').fill('not a link');
  await offer.press('Enter');
  await expect(offer).toHaveAccessibleDescription('not a link');
  await expect(page.getByLabel('Offer link')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Check the highlighted fields.').first()).toBeVisible();
  await expect(page.getByLabel('Offer link')).toBeFocused();
  await page.getByLabel('Offer link').fill('');
  await page.getByRole('button', { name: 'The place', exact: true }).click();
  await page.getByLabel('Description', { exact: true }).fill('Behind the blue door.');

  await staff.updateAdminStashpoint({ params: { id: stashpoint.id }, body: { location_name: 'Oxford Circus' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has just changed this' });
  await expect(dialog).toContainText('Oxford Circus');
  await dialog.getByRole('button', { name: /Keep both/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await staff.getAdminStashpoint({ params: { id: stashpoint.id } })).toMatchObject({
    description: 'Behind the blue door.',
    location_name: 'Oxford Circus',
  });

  // The address of react-admin’s own page of a record leads to ours.
  await page.goto(`${admin}/account/stashpoints/${stashpoint.id}/show`);
  await expect(page).toHaveURL(`${admin}/account/stashpoints/${stashpoint.id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Behind the blue door.');
  await history.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await staff.getAdminStashpoint({ params: { id: stashpoint.id } })).description).toBe('');
});

test('places are taken off the market in one operation, after their bookings are named, and put back', async ({
  page,
  site,
  admin,
  staff,
}) => {
  const stashpoint = await newStashpoint(staff);
  const booking = await bookAt(site, (await newTraveller(site)).token, stashpoint.id);
  await page.goto(`${admin}/account/stashpoints?filter=${encodeURIComponent(JSON.stringify({ q: stashpoint.name }))}`);
  await page
    .getByRole('checkbox', { name: /select this row/i })
    .first()
    .check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Change several places' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Preview (1)' }).click();
  await expect(dialog).toContainText(stashpoint.name);
  await expect(dialog).toContainText(booking.id);
  const isActive = async () => (await staff.getAdminStashpoint({ params: { id: stashpoint.id } })).active;
  expect(await isActive()).toBe(true);
  await dialog.getByRole('button', { name: 'Take 1 place offline' }).click();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await isActive()).toBe(false);
  await undo.click();
  await expect(dialog).toContainText('Undone:');
  expect(await isActive()).toBe(true);
});
