import type { ProofOptions } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { host, pageOf } from '../../../testing/console-records.ts';
import { fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { AccountDialog } from '../host-facts/AccountDialog.tsx';
import { ProofRequests } from './ProofRequests.tsx';

const AT = '2026-11-23T10:00:00.000Z';
const LATER = '2026-11-26T10:00:00.000Z';

let api: FakeApi;
let isProven: boolean;
beforeEach(() => {
  isProven = false;
  api = fakeApi().on('listExternalAccounts', pageOf([]));
  api.on('createExternalAccount', () => (isProven ? account() : refuse('PROOF_REQUIRED')));
});

const account = () => ({
  ...{ id: 'e1', host_id: 'h1', payment_type: 'bank_transfer' as const, account_holder: 'Ada Byron' },
  ...{ account_number_end: '3000', account_ccy: 'EUR' as const, account_country: 'DE', account_city_name: '' },
  ...{
    account_address: '',
    is_active: true,
    on_hold: null,
    pays_from: null,
    hold_reason: null,
    created: AT,
    version: 1,
  },
});

function prove(options: ProofOptions['methods'] = [{ by: 'code', established_from: null }]) {
  api.on('getProofOptions', { email: 'ada@example.org', methods: options }).on('requestProofCode', undefined);
  const proven = { at: AT };
  api.on('proveByCode', () => {
    isProven = true;
    return { ...proven, by: 'code' };
  });
  api.on('proveBySecondFactor', () => {
    isProven = true;
    return { ...proven, by: 'authenticator' };
  });
}

/** Fills in the form of a new account and sends it; the dialog for the proof opens. */
async function addAccount() {
  const page = (
    <>
      <AccountDialog hostId={host().id} onAdded={() => {}} onClose={() => {}} />
      <ProofRequests />
    </>
  );
  const { user } = renderPage(page, api, { site: 'hosts' });
  await fill(user, await screen.findByLabelText(/^Account holder/), 'Ada Byron');
  await fill(user, screen.getByLabelText(/^IBAN or account number/), 'DE89370400440532013000');
  await fill(user, screen.getByLabelText(/^Country/), 'DE');
  await user.click(screen.getByRole('button', { name: 'Add an account' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })) };
}

describe('a call that needs a proof', () => {
  it('is sent again as it was after the emailed code, which is only sent on request', async () => {
    prove();
    const { user, dialog } = await addAccount();
    const send = await dialog.findByRole('button', { name: 'Email me a code' });
    expect(api.calls('requestProofCode')).toEqual([]);
    await user.click(send);
    expect(await dialog.findByText(/We’ve sent a 6-digit code to ada@example.org/)).toBeTruthy();
    await user.keyboard('123456');
    await waitFor(() => expect(api.calls('createExternalAccount')).toHaveLength(2));
    const [first, second] = api.calls('createExternalAccount');
    expect(second?.body).toEqual(first?.body);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());
  });

  it('shows a wrong code, and takes another', async () => {
    prove();
    api.on('proveByCode', refuse('INCORRECT_CREDENTIALS'));
    const { user, dialog } = await addAccount();
    await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    await dialog.findByText(/We’ve sent/);
    await user.keyboard('123456');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(api.calls('createExternalAccount')).toHaveLength(1);
  });

  it('is refused when the person cancels, and the form keeps what was typed', async () => {
    prove();
    const { user, dialog } = await addAccount();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Confirm it’s you first, then try again.')).toBeTruthy();
    expect(screen.getByDisplayValue('DE89370400440532013000')).toBeTruthy();
  });

  it('offers the app first, and the code of an email beside it', async () => {
    prove([
      { by: 'authenticator', established_from: null },
      { by: 'backup_code', established_from: null },
      { by: 'code', established_from: null },
    ]);
    const { user, dialog } = await addAccount();
    expect(await dialog.findByText('Code from your authenticator app')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Use a backup code' }));
    await fill(user, dialog.getByLabelText('Backup code'), 'abcde-fghjk');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(api.calls('createExternalAccount')).toHaveLength(2));
    expect(api.calls('proveBySecondFactor')[0]?.body).toEqual({ code: 'ABCDE-FGHJK' });
  });

  it('does not offer what is too young for payout accounts, and says so', async () => {
    prove([
      { by: 'authenticator', established_from: LATER },
      { by: 'code', established_from: null },
    ]);
    const { dialog } = await addAccount();
    expect(await dialog.findByText(/added in the last 3 days can’t be used/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull();
  });

  it('says from when it can be made where everything is too young', async () => {
    prove([{ by: 'code', established_from: LATER }]);
    const { dialog } = await addAccount();
    expect(await dialog.findByText(/You can change it from 26 Nov 2026/)).toBeTruthy();
  });
});
