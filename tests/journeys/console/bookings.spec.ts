import { readFile } from 'node:fs/promises';
import { dayFromNow } from '../journey.ts';
import { bookedStay, newTraveller, signIn } from '../prepared.ts';
import { expectSaid, forgetSaid, recordSaid } from '../said.ts';
import { expect, test } from './staff.ts';

// As a browser translates it, in the same words.
test.use({ translator: { mark: '', pause: 50 } });

test('staff find a booking, refund a part, and the traveller sees it', async ({
  page,
  site,
  admin,
  staff,
  browser,
}) => {
  const traveller = await newTraveller(site);
  const booking = await bookedStay(site, traveller, 2);
  await recordSaid(page);
  // Days that are over: nobody books there meanwhile.
  const over = encodeURIComponent(JSON.stringify({ dropoff_until: `${dayFromNow(-7)}T00:00:00.000Z` }));
  await page.goto(`${admin}/account/bookings?filter=${over}`);
  await page.getByRole('button', { name: /^Sort by drop-off/i }).click();
  await expect(page.getByRole('columnheader', { name: /drop-off/i })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await expect(page.getByRole('table', { name: 'Bookings' }).getByRole('rowheader')).not.toHaveCount(0);
  await forgetSaid(page);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expectSaid(page, /^Page 2 of \d+$/);
  await page.goto(`${admin}/account/bookings?filter=${encodeURIComponent('{}')}`);
  await page.getByLabel('Booking number, tag, name or email address').fill(booking.id.toLowerCase());
  await expect(page.getByRole('status', { name: 'Number of results' })).toHaveText('1 booking');
  await page.getByRole('link', { name: booking.id }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.id);

  await page.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('999999');
  await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
  await dialog.getByLabel('Amount').fill('2');
  await dialog.getByLabel('Reason').fill('Waited at the door for ten minutes.');
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await expect(dialog).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Refunded to the card');
  await expect(timeline).toContainText('Refunded');

  const refunds = await staff.listRefunds({ query: { booking_id: booking.id } });
  expect(refunds.items).toMatchObject([{ amount: 200, borne_by: 'platform' }]);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signIn(theirs, site, traveller);
  await theirs.goto(`${site}/account/bookings/${booking.id}`);
  await expect(theirs.getByRole('main')).toContainText('2.00');
  await context.close();
});

test('staff send an email again, move a booking, and cancel it', async ({ page, site, admin, staff }) => {
  const booking = await bookedStay(site, await newTraveller(site), 3);
  await page.goto(`${admin}/account/bookings/${booking.id}`);
  const confirmation = page.getByRole('listitem').filter({ hasText: booking.customer.email ?? '' });
  await confirmation.getByRole('button', { name: 'Send again' }).click();
  await page.getByLabel('Email address').fill('not an address');
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email address').fill('right@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('right@example.org').first()).toBeVisible();

  await page.getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  const moved = await staff.getBooking({ params: { id: booking.id } });
  expect(moved.stashpoint.id).not.toBe(booking.stashpoint.id);
  expect(moved.total_price_amount).toBeLessThanOrEqual(booking.total_price_amount);

  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(page.getByRole('main')).toContainText('Cancelled');
  expect((await staff.getBooking({ params: { id: booking.id } })).state).toBe('cancelled');
});

test('staff check bags in and out for a host', async ({ page, site, admin, staff }) => {
  const booking = await bookedStay(site, await newTraveller(site));
  await page.goto(`${admin}/account/bookings/${booking.id}`);
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: /^Check out/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Check in/ }).click();
  await dialog.getByRole('radio', { name: 'Requested by the host' }).check();
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('main')).toContainText('In storage');
  await expect(page.getByRole('button', { name: /^No-show/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Check out/ }).click();
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByLabel('Your reason').fill('The till is offline.');
  await dialog.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Bags checked out');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Requested by the host');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('The till is offline.');
  expect((await staff.getBooking({ params: { id: booking.id } })).state).toBe('checked_out');
});

test('a list keeps its filters in the address and as a view, and is exported as a whole', async ({
  page,
  admin,
  staff,
}) => {
  await page.goto(`${admin}/account/bookings`);
  // A state no other journey causes.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('no_show');
  await expect(page).toHaveURL(/no_show/);
  const { total } = await staff.listAdminBookings({ query: { state: 'no_show', per_page: 1 } });
  const status = page.getByRole('status', { name: 'Number of results' });
  await expect(status).toHaveText(`${total} bookings`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('View name').fill('No-show');
  await page.getByRole('button', { name: 'Save this view' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('menuitem', { name: 'As you read it' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(total + 1);

  await page.goto(`${admin}/account/bookings?filter=%7B%7D`);
  await expect(status).not.toHaveText(`${total} bookings`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /No-show/ }).click();
  await expect(status).toHaveText(`${total} bookings`);

  // On a phone all but the search fold.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('no_show');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await expect(status).not.toHaveText(`${total} bookings`);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('no_show');
});
