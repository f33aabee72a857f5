import type { ExternalAccount, HostNotificationEmail } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../tests/harness/is-off.ts';
import { host, pageOf } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { AccountsCard } from '../../shared/host-facts/AccountsCard.tsx';
import { AddressesCard } from '../../shared/host-facts/AddressesCard.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

function account(own: Partial<ExternalAccount> = {}): ExternalAccount {
  return {
    id: 'e1',
    host_id: 'h1',
    payment_type: 'bank_transfer',
    account_holder: 'Ada Byron',
    account_number_end: '3000',
    account_ccy: 'EUR',
    account_country: 'DE',
    account_city_name: 'Berlin',
    account_address: '',
    is_active: true,
    on_hold: null,
    pays_from: null,
    hold_reason: null,
    created: '2026-10-01T10:00:00.000Z',
    version: 4,
    ...own,
  };
}

function address(id: string, email: string): HostNotificationEmail {
  const kinds: HostNotificationEmail['kinds'] = ['bookings', 'incidents', 'money'];
  return { id, host_id: 'h1', email, kinds, created: '2026-10-01T10:00:00.000Z', version: 1 };
}

describe('payout accounts', () => {
  const open = (language: 'en' | 'de' = 'en') => renderPage(<AccountsCard host={host()} />, api, { language }).user;

  it('show the end of their number, and whether they are in use', async () => {
    const second = account({ id: 'e2', payment_type: 'paypal', is_active: false, account_number_end: '' });
    api.on('listExternalAccounts', pageOf([account(), second]));
    open();
    const [first, other] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('EUR · Bank transfer … 3000');
    expect(first?.textContent).toContain('Ada Byron, Berlin, DE');
    expect(first?.textContent).toContain('Active');
    expect(other?.textContent).toContain('number missing, so we can’t pay to it');
    expect(other?.textContent).toContain('Inactive');
  });

  it.each([
    [true, 'Deactivate', 'Deactivate account Ada Byron, … 3000?', /^Payouts in EUR are paused/],
    [false, 'Make active', 'Make account Ada Byron, … 3000 active?', /^Payouts in EUR will go to this account/],
  ])('in use (%s) can be changed after a question: %s', async (is_active, name, title, text) => {
    api.on('listExternalAccounts', pageOf([account({ is_active })])).on('updateExternalAccount', account());
    const user = open();
    await user.click(await button(`${name}…`));
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(text)).toBeTruthy();
    expect(api.calls('updateExternalAccount')).toEqual([]);
    await user.click(question.getByRole('button', { name }));
    await waitFor(() => expect(api.calls('listExternalAccounts')).toHaveLength(2));
    expect(api.calls('updateExternalAccount')[0]?.body).toEqual({ is_active: !is_active, expected_version: 4 });
  });

  it('on hold are resumed after a question that names the sum and the account, with a note', async () => {
    const next_payout = { date: '2026-12-01', amount: 4200, threshold: 1000, obstacle: 'ACCOUNT_ON_HOLD' as const };
    const balance = {
      ccy_code: 'EUR' as const,
      ccy_minor_in_major: 100,
      earned: 4200,
      ahead: 0,
      paid_out: 0,
      balance: 4200,
      prepared: 0,
      next_payout,
    };
    api
      .on('listExternalAccounts', pageOf([account({ on_hold: 'returned', hold_reason: 'AC04' })]))
      .on('getHostMoney', { balances: [balance], payouts: [] })
      .on('resumeExternalAccount', account());
    const user = open();
    await user.click(await button('Resume payouts…'));
    const question = await screen.findByRole('dialog', { name: 'Resume payouts to Ada Byron, … 3000?' });
    expect(await within(question).findByText(/^€42.00 is due. .* on 1 Dec 2026/)).toBeTruthy();
    const confirm = within(question).getByRole('button', { name: 'Resume payouts' });
    expect(isOff(confirm)).toBe(true);
    await fill(user, within(question).getByLabelText(/Note for colleagues/), 'The host has confirmed the IBAN.');
    await user.click(confirm);
    expect(await screen.findByText('Payouts to Ada Byron, … 3000 have been resumed.')).toBeTruthy();
    expect(api.calls('resumeExternalAccount')[0]?.body).toEqual({ note: 'The host has confirmed the IBAN.' });
  });

  it('changed by someone else are reloaded', async () => {
    api.on('listExternalAccounts', pageOf([account()])).on('updateExternalAccount', refuse('CONFLICT'));
    const user = open();
    await user.click(await button('Deactivate…'));
    await user.click(await button('Deactivate'));
    expect(await screen.findByText('Someone else has just changed this. Reload the page and try again.')).toBeTruthy();
    await waitFor(() => expect(api.calls('listExternalAccounts')).toHaveLength(2));
  });

  it('are added, with the country in capitals', async () => {
    api.on('listExternalAccounts', pageOf([])).on('createExternalAccount', account());
    const user = open();
    expect(await screen.findByText('No payout account yet, so we can’t pay out.')).toBeTruthy();
    await user.click(await button('Add an account'));
    const form = within(await screen.findByRole('dialog', { name: 'Add an account' }));
    await fill(user, form.getByLabelText(/Account holder/), 'Ada Byron');
    await fill(user, form.getByLabelText(/IBAN/), 'DE89370400440532013000');
    await fill(user, form.getByLabelText(/Country code/), 'de');
    expect(form.getByLabelText(/Country code/)).toHaveProperty('value', 'DE');
    await user.click(form.getByRole('button', { name: 'Add an account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('createExternalAccount')[0]?.body).toEqual({
      host_id: 'h1',
      payment_type: 'bank_transfer',
      account_holder: 'Ada Byron',
      account_number: 'DE89370400440532013000',
      account_ccy: 'EUR',
      account_country: 'DE',
      account_city_name: '',
      account_address: '',
      is_active: true,
    });
  });

  it('with an invalid number show it below the field, and keep the input', async () => {
    api
      .on('listExternalAccounts', pageOf([]))
      .on('createExternalAccount', refuse('INVALID_DATA', { errors: { account_number: ['INVALID_DATA'] } }));
    const user = open();
    await user.click(await button('Add an account'));
    const form = within(await screen.findByRole('dialog'));
    await fill(user, form.getByLabelText(/Account holder/), 'Ada Byron');
    await fill(user, form.getByLabelText(/IBAN/), 'DE00370400440532013000');
    await fill(user, form.getByLabelText(/Country code/), 'DE');
    await user.click(form.getByRole('button', { name: 'Add an account' }));
    await waitFor(() => expect(form.getByLabelText(/IBAN/).getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByText(/^Check the IBAN: it begins with its country and two check digits/)).toBeTruthy();
    expect(form.getByLabelText(/IBAN/)).toHaveProperty('value', 'DE00370400440532013000');
    expect(form.getByLabelText(/Account holder/).getAttribute('aria-invalid')).toBe('false');
  });

  it('say when they cannot be loaded, in German too', async () => {
    api.on('listExternalAccounts', refuse('FORBIDDEN'));
    open('de');
    expect((await screen.findByRole('alert')).textContent).toBe('Dafür fehlt dir die Berechtigung.');
  });
});

describe('notification addresses', () => {
  const open = () => renderPage(<AddressesCard host={host()} />, api).user;

  it('are listed, and removed one by one', async () => {
    api
      .on(
        'listHostNotificationEmails',
        pageOf([address('n1', 'till@shelf.example'), address('n2', 'desk@shelf.example')]),
      )
      .on('deleteHostNotificationEmail', undefined as never);
    const user = open();
    await user.click(await button('Remove till@shelf.example'));
    await waitFor(() => expect(api.calls('listHostNotificationEmails')).toHaveLength(2));
    expect(api.calls('deleteHostNotificationEmail').map(({ params }) => params.id)).toEqual(['n1']);
  });

  it('are added, and the field is cleared', async () => {
    api
      .on('listHostNotificationEmails', pageOf([]))
      .on('createHostNotificationEmail', address('n1', 'till@shelf.example'));
    const user = open();
    const field = await screen.findByLabelText('Another address');
    await fill(user, field, 'till@shelf.example');
    await user.click(await button('Add'));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(api.calls('createHostNotificationEmail')[0]?.body).toEqual({
      host_id: 'h1',
      email: 'till@shelf.example',
      kinds: ['bookings', 'incidents', 'money'],
    });
  });

  it('get their kinds back when a removal is undone', async () => {
    const till = { ...address('n1', 'till@shelf.example'), kinds: ['money' as const] };
    api
      .on('listHostNotificationEmails', pageOf([till]))
      .on('deleteHostNotificationEmail', undefined as never)
      .on('createHostNotificationEmail', till);
    const user = open();
    await user.click(await button('Remove till@shelf.example'));
    await user.click(await button('Undo'));
    await waitFor(() => expect(api.calls('createHostNotificationEmail')).toHaveLength(1));
    expect(api.calls('createHostNotificationEmail')[0]?.body).toEqual({
      host_id: 'h1',
      email: 'till@shelf.example',
      kinds: ['money'],
    });
  });

  it('get the selected kinds, at least one', async () => {
    const till = { ...address('n1', 'till@shelf.example'), kinds: ['money' as const] };
    api.on('listHostNotificationEmails', pageOf([till])).on('updateHostNotificationEmail', till);
    const user = open();
    const row = within(await screen.findByRole('group', { name: 'Emails to till@shelf.example' }));
    expect(isOff(row.getByLabelText('Money'))).toBe(true);
    await user.click(row.getByLabelText('Reports'));
    await waitFor(() => expect(api.calls('updateHostNotificationEmail')).toHaveLength(1));
    expect(api.calls('updateHostNotificationEmail')[0]?.body).toEqual({
      kinds: ['incidents', 'money'],
      expected_version: 1,
    });
  });

  it('let the host’s own address drop only what another one gets', async () => {
    const till = { ...address('n1', 'till@shelf.example'), kinds: ['money' as const] };
    api
      .on('listHostNotificationEmails', pageOf([till]))
      .on('chooseNoticeKinds', host({ notice_kinds: ['bookings', 'incidents'] }));
    const user = open();
    const own = within(await screen.findByRole('group', { name: 'Emails to host@example.org' }));
    expect(isOff(own.getByLabelText('Bookings'))).toBe(true);
    await user.click(own.getByLabelText('Money'));
    await waitFor(() => expect(api.calls('chooseNoticeKinds')).toHaveLength(1));
    expect(api.calls('chooseNoticeKinds')[0]?.body).toEqual({
      notice_kinds: ['bookings', 'incidents'],
      expected_version: 1,
    });
  });

  it.each([
    ['INVALID_EMAIL_CLIENT_ERROR', 'Enter a valid email address.'],
    ['EMAIL_ALREADY_EXISTS', 'There’s already an account with this address.'],
    ['FORBIDDEN', 'You don’t have permission to do this.'],
  ] as const)('refused as %s keep the input, with the reason', async (id, words) => {
    api.on('listHostNotificationEmails', pageOf([])).on('createHostNotificationEmail', refuse(id));
    const user = open();
    await fill(user, await screen.findByLabelText('Another address'), 'till@shelf');
    await user.click(await button('Add'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Another address')).toHaveProperty('value', 'till@shelf');
  });
});
