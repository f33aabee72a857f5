import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../testing/noise.ts';
import { address, fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { booking, DROPOFF, PICKUP, pageOf, user as traveller } from '../../testing/site-records.ts';
import { getSession } from '../lib/session/session.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const label = (text: string | RegExp) => screen.findByLabelText(text);
const noCredit = { balances: [], entries: [] };
const NO_DATA = {
  created: '2026-11-22T10:00:00.000Z',
  former_emails: [],
  payment_accounts: [],
  sign_in_with: [],
  sessions: [],
  credit: noCredit,
  bookings: [],
  reviews: [],
  incidents: [],
  claims: [],
  notes: [],
  incident_replies: [],
  messages: [],
  mails: [],
  work: [],
  mails_off: [],
};

function profile(me = traveller()): FakeApi {
  return fakeApi().on('getMe', me).on('getMyCredit', noCredit).on('getMailChoices', { off: [], kind: null });
}

describe('my bookings', () => {
  it('are split into upcoming and past, with place, times and price', async () => {
    const past = booking({ id: 'BAG-0001', state: 'checked_out', total_price_amount: 650 });
    fakeApi().on('listBookings', ({ query }) => pageOf(query.when === 'past' ? [past] : [booking()]));
    await openSite('/account/bookings', { user: traveller() });
    const ahead = await screen.findByRole('region', { name: 'Upcoming' });
    expect(within(ahead).getByRole('link', { name: 'Corner Café' }).getAttribute('href')).toBe(
      '/account/bookings/BAG-1234',
    );
    expect(within(ahead).getByText(/2 bags · £12\.00/)).toBeTruthy();
    expect(within(ahead).getByText(/10:00.*16:00/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Past' })).getByText(/£6\.50/)).toBeTruthy();
  });

  it('prompt a traveller without bookings to search for a place', async () => {
    fakeApi().on('listBookings', pageOf([]));
    await openSite('/account/bookings', { user: traveller() });
    expect(await screen.findByText('No bookings yet')).toBeTruthy();
    expect(screen.queryByText('Upcoming')).toBeNull();
  });

  it('say if one of the two lists is empty', async () => {
    fakeApi().on('listBookings', ({ query }) => pageOf(query.when === 'past' ? [] : [booking()]));
    await openSite('/account/bookings', { user: traveller() });
    expect(await screen.findByText('No past bookings.')).toBeTruthy();
  });

  it('lead to the sign-in and back once the session has ended', async () => {
    fakeApi().on('listBookings', refuse('UNAUTHORIZED'));
    await openSite('/account/bookings', { user: traveller(), onTo: ['/login/email'] });
    expect(await screen.findByText('Sign in to continue.')).toBeTruthy();
    expect(address()).toContain('next=%2Faccount%2Fbookings');
    expect(getSession().token).toBeNull();
  });
});

describe('my profile', () => {
  it('requires signing in', async () => {
    fakeApi();
    await openSite('/account/profile', { onTo: ['/login/email'] });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toContain('next=%2Faccount%2Fprofile');
  });

  it('says what is missing', async () => {
    profile(traveller({ phone_number: '', last_name: '' }));
    await openSite('/account/profile', { user: traveller() });
    expect(await screen.findByText('Still missing: Last name and Phone number')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 4');
  });

  it('is saved with the number the server returns, and updates the name in the session', async () => {
    const api = profile().on('updateMe', ({ body }) =>
      traveller({ first_name: body.first_name ?? '', phone_number: '+44 20 7946 0999', language: 'de' }),
    );
    const { user } = await openSite('/account/profile', { user: traveller() });
    const name = await label(/^First name/);
    await fill(user, name, 'Mia');
    const phone = await label(/^Phone number/);
    await fill(user, phone, '+442079460999');
    await user.selectOptions(within(screen.getByRole('main')).getByRole('combobox', { name: 'Language' }), 'de');
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(phone).toHaveProperty('value', '+44 20 7946 0999');
    expect(getSession().user?.firstName).toBe('Mia');
    expect(api.calls('updateMe')[0]?.body).toEqual({
      first_name: 'Mia',
      last_name: 'Lindqvist',
      phone_number: '+442079460999',
      secondary_phone_number: null,
      secondary_phone_number_type: null,
      language: 'de',
      email_opt_in: false,
    });
  });

  it('shows the sign-in address, which can’t be changed here', async () => {
    profile();
    await openSite('/account/profile', { user: traveller() });
    const email = (await label(/^Email address/)) as HTMLInputElement;
    expect(email.value).toBe('maya@example.org');
    expect(email.readOnly || email.disabled).toBe(true);
  });

  it.each([
    [/^First name/, ' ', 'This field is required.'],
    [/^Phone number/, '12', 'This number isn’t valid in the chosen country. Check both.'],
    ['Second phone number', '12', 'This number isn’t valid in the chosen country. Check both.'],
  ])('refuses %s of "%s" before the request', async (field, typed, problem) => {
    const api = profile();
    const { user } = await openSite('/account/profile', { user: traveller() });
    const input = await label(field);
    await fill(user, input, typed);
    await user.click(await button('Save'));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(api.calls('updateMe')).toEqual([]);
  });

  it('sends a second number with its owner', async () => {
    const api = profile().on('updateMe', traveller());
    const { user } = await openSite('/account/profile', { user: traveller() });
    await fill(user, await label('Second phone number'), '+442079460888');
    await user.selectOptions(await label('Type of number'), 'companion');
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.calls('updateMe')[0]?.body).toMatchObject({
      secondary_phone_number: '+442079460888',
      secondary_phone_number_type: 'companion',
    });
  });

  it('shows refusals by the server', async () => {
    profile().on('updateMe', refuse('UNAVAILABLE'));
    const { user } = await openSite('/account/profile', { user: traveller() });
    await user.click(await button('Save'));
    expect(await screen.findByText(/isn’t available right now/)).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });

  it('shows the credit and its history', async () => {
    profile().on('getMyCredit', {
      balances: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 750 }],
      entries: [
        { booking_id: 'BAG-1', created: DROPOFF, amount: 1000, ccy_code: 'GBP', ccy_minor_in_major: 100 },
        { booking_id: 'BAG-2', created: DROPOFF, amount: -250, ccy_code: 'GBP', ccy_minor_in_major: 100 },
      ],
    });
    await openSite('/account/profile', { user: traveller() });
    expect(await screen.findByText('£7.50')).toBeTruthy();
    const entries = await screen.findByRole('list', { name: 'Credit history' });
    const rows = within(entries).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Refund for booking BAG-1'),
      expect.stringContaining('Used for booking BAG-2'),
    ]);
    expect(rows[0]?.textContent).toContain('+ £10.00');
    expect(rows[1]?.textContent).toContain('− £2.50');
  });

  it('offers all stored data as one file', async () => {
    const data = { ...NO_DATA, account: traveller() };
    profile().on('getMyData', data);
    const files: File[] = [];
    const createObjectURL = (file: File) => {
      files.push(file);
      return 'blob:file';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    const { user } = await openSite('/account/profile', { user: traveller() });
    await user.click(await button('Download my data'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('cubby-2026-11-22.json');
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
  });

  it('says so if the data can’t be loaded', async () => {
    profile().on('getMyData', refuse('UNAVAILABLE'));
    const { user } = await openSite('/account/profile', { user: traveller() });
    await user.click(await button('Download my data'));
    expect(await screen.findByText(/isn’t available right now/)).toBeTruthy();
    expect(takeNoise()).toEqual(['[api] ResponseError: Refused: UNAVAILABLE']);
  });

  it('ends by signing out, here and on the server', async () => {
    const api = profile()
      .on('deleteToken', undefined)
      .on('listReviews', pageOf([]))
      .on('summariseReviews', { total: 0, average: null, counts: [] });
    const { user } = await openSite('/account/profile', { user: traveller(), onTo: ['/'] });
    api.on('listCountries', pageOf([]));
    await user.click(await button('Sign out'));
    await waitFor(() => expect(getSession().token).toBeNull());
    expect(address()).toBe('/');
    expect(api.calls('deleteToken')[0]?.params).toEqual({ token: 'opaque' });
  });
});

describe('my password', () => {
  const open = async (hasOne: boolean) => {
    const api = profile(traveller({ has_password: hasOne }));
    const { user } = await openSite('/account/profile', { user: traveller() });
    await user.click(await button(hasOne ? 'Change password' : 'Set a password'));
    return { api, user };
  };

  it('can be set without a current one if there is none', async () => {
    const { api, user } = await open(false);
    api.on('updateMe', traveller({ has_password: true }));
    await fill(user, await label(/^New password/), 'a shelf for every bag');
    await user.click(await button('Set password'));
    expect(await screen.findByText(/Password saved\. We’ve signed you out everywhere else\./)).toBeTruthy();
    expect(api.calls('updateMe')[0]?.body).toEqual({ password: 'a shelf for every bag' });
    expect(await button('Change password')).toBeTruthy();
  });

  it('is changed with the current one', async () => {
    const { api, user } = await open(true);
    api.on('updateMe', refuse('INCORRECT_CREDENTIALS'));
    await fill(user, await label(/^Current password/), 'not this one');
    await fill(user, await label(/^New password/), 'a shelf for every bag');
    await user.click(await button('Set password'));
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(api.calls('updateMe')[0]?.body).toEqual({
      password: 'a shelf for every bag',
      current_password: 'not this one',
    });
  });

  it('must be longer than nine characters', async () => {
    const { api, user } = await open(false);
    await fill(user, await label(/^New password/), '123456789');
    await user.click(await button('Set password'));
    expect(await screen.findByText('Your password must be 10 to 200 characters long.')).toBeTruthy();
    expect(api.calls('updateMe')).toEqual([]);
  });

  it('can be left unchanged', async () => {
    const { user } = await open(true);
    await user.click(await button('Keep current password'));
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});

describe('deleting my account', () => {
  const nothing = {
    may_delete: true,
    blocking_bookings: [],
    blocking_hosted_bookings: 0,
    cancelled_bookings: [],
    lost_credit: [],
    reviews_kept: 0,
    closed_stashpoints: 0,
    removed_people: 0,
    unpaired_devices: 0,
  };
  const stay = {
    id: 'BAG-9',
    stashpoint_name: 'Corner Café',
    timezone: 'Europe/London',
    dropoff: DROPOFF,
    pickup: PICKUP,
  };
  const gbp = { ccy_code: 'GBP' as const, ccy_minor_in_major: 100 };

  it('says exactly what would happen', async () => {
    fakeApi().on('getMyDeletion', {
      ...nothing,
      cancelled_bookings: [
        { ...stay, ...gbp, refund_amount: 1200 },
        { ...stay, ...gbp, id: 'BAG-8', stashpoint_name: 'Tea House', refund_amount: 0 },
      ],
      lost_credit: [{ ...gbp, amount: 500 }],
      reviews_kept: 2,
      removed_people: 2,
      unpaired_devices: 1,
    });
    await openSite('/account/delete', { user: traveller() });
    expect(await screen.findByText('2 upcoming bookings will be cancelled:')).toBeTruthy();
    expect(screen.getByText(/Corner Café.*£12\.00 refunded to your payment method/)).toBeTruthy();
    expect(screen.getByText(/Tea House.*no refund/)).toBeTruthy();
    expect(screen.getByText('You’ll lose £5.00 of credit.')).toBeTruthy();
    expect(screen.getByText('2 reviews of yours will stay, without your name.')).toBeTruthy();
    expect(screen.getByText('2 team members will be signed out.')).toBeTruthy();
    expect(screen.getByText('1 device at your counters will be unpaired.')).toBeTruthy();
  });

  it('is not possible while bags are in storage', async () => {
    fakeApi().on('getMyDeletion', { ...nothing, may_delete: false, blocking_bookings: [stay] });
    await openSite('/account/delete', { user: traveller() });
    expect(await screen.findByText('Your account can’t be deleted yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Corner Café' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Permanently delete my account' })).toBeNull();
  });

  it('requires a tick, deletes, and says goodbye', async () => {
    const api = fakeApi().on('getMyDeletion', nothing).on('deleteUser', undefined);
    const { user } = await openSite('/account/delete', { user: traveller() });
    await user.click(await button('Permanently delete my account'));
    expect(await screen.findByText('Tick this box to continue.')).toBeTruthy();
    expect(api.calls('deleteUser')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button('Permanently delete my account'));
    expect(await screen.findByRole('heading', { name: 'Your account has been deleted' })).toBeTruthy();
    expect(api.calls('deleteUser')[0]?.params).toEqual({ id: 'u1' });
    expect(getSession().token).toBeNull();
  });

  it('shows the list again if it has changed', async () => {
    const api = fakeApi().on('getMyDeletion', nothing).on('deleteUser', refuse('CONFLICT'));
    const { user } = await openSite('/account/delete', { user: traveller() });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Permanently delete my account'));
    expect(await screen.findByText('Something has changed in the meantime. Check the list again.')).toBeTruthy();
    await waitFor(() => expect(api.calls('getMyDeletion')).toHaveLength(2));
    expect(getSession().token).toBe('opaque');
  });
});
