import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SENT_CODE, SENT_LINK } from '../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { isOff } from '../../../tests/harness/is-off.ts';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { user as traveller } from '../../testing/site-records.ts';
import { getSession } from '../lib/session/session.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const label = (text: string | RegExp) => screen.findByLabelText(text);

function profile(me = traveller()): FakeApi {
  return fakeApi()
    .on('getMe', me)
    .on('getMyCredit', { balances: [], entries: [] })
    .on('getMailChoices', { off: [], kind: null });
}

async function ask(email: string, me = traveller()): Promise<UserEvent> {
  const { user } = await openSite('/account/profile', { user: me });
  await user.click(await button('Change email address'));
  await fill(user, await label(/^New email address/), email);
  return user;
}

describe('another email address', () => {
  it('is confirmed by the code sent to it, and then shown everywhere', async () => {
    const api = profile()
      .on('requestEmailChange', SENT_CODE)
      .on('changeEmail', traveller({ email: 'new@example.org' }));
    const user = await ask(' New@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByText(/We’ve sent a 6-digit code to new@example.org/)).toBeTruthy();
    await user.click(await label('Code from the email'));
    await user.keyboard('123456');
    expect(await screen.findByText(/^Email address changed/)).toBeTruthy();
    expect(api.calls('changeEmail')[0]?.body).toEqual({
      email: 'new@example.org',
      one_time_password: '123456',
      browser_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(getSession().user?.email).toBe('new@example.org');
    expect(await screen.findByDisplayValue('new@example.org')).toBeTruthy();
  });

  it('requires the password if there is one, and says if it is wrong', async () => {
    const me = traveller({ has_password: true });
    const api = profile(me).on('requestEmailChange', refuse('INCORRECT_CREDENTIALS'));
    const user = await ask('new@example.org', me);
    await user.click(await button('Send code'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(api.calls('requestEmailChange')).toEqual([]);
    await fill(user, await label(/^Current password/), 'wrong horse');
    await user.click(await button('Send code'));
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(api.calls('requestEmailChange')[0]?.body).toMatchObject({
      email: 'new@example.org',
      current_password: 'wrong horse',
    });
  });

  it.each([
    ['nobody', 'Enter a valid email address.'],
    ['MAYA@example.org', 'This is already your address.'],
  ])('is not requested for "%s"', async (typed, sentence) => {
    const api = profile();
    const user = await ask(typed);
    await user.click(await button('Send code'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(api.calls('requestEmailChange')).toEqual([]);
  });

  it('with a wrong code says so, clears the boxes and changes nothing', async () => {
    profile().on('requestEmailChange', SENT_CODE).on('changeEmail', refuse('INCORRECT_CREDENTIALS'));
    const user = await ask('new@example.org');
    await user.click(await button('Send code'));
    await user.click(await label('Code from the email'));
    await user.keyboard('000000');
    const alert = await screen.findByText(/This code is incorrect or has expired/);
    const field = await label('Code from the email');
    expect(field).toHaveProperty('value', '');
    expect(field.getAttribute('aria-describedby')).toBe(alert.id);
    expect(getSession().user?.email).toBe('maya@example.org');
  });

  it('says if the email has a link instead of a code', async () => {
    profile().on('requestEmailChange', SENT_LINK);
    const user = await ask('new@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByText(/latest email we’ve sent to new@example.org/)).toBeTruthy();
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
  });

  it('is confirmed by the link of an email on a click, and not before', async () => {
    const api = profile().on('changeEmailWithLink', traveller({ email: 'new@example.org' }));
    const opened = await openSite('/account/confirm-email?link=Kx0dQ3mV', { user: traveller() });
    const confirm = await button('Change address');
    await waitFor(() => expect(isOff(confirm)).toBe(false));
    expect(api.calls('changeEmailWithLink')).toEqual([]);
    await opened.user.click(confirm);
    await waitFor(() => expect(getSession().user?.email).toBe('new@example.org'));
    expect(api.calls('changeEmailWithLink')[0]?.body).toEqual({ link: 'Kx0dQ3mV' });
  });

  it('can be cancelled', async () => {
    profile();
    const user = await ask('new@example.org');
    await user.click(await button('Keep current password'));
    expect(await button('Change email address')).toBeTruthy();
  });
});

describe('the link to a former address', () => {
  it('does nothing by itself, then takes the address back and leads to signing in', async () => {
    const api = fakeApi().on('undoEmailChange', undefined);
    const { user } = await openSite('/login/undo-email?link=Kx0dQ3mV', { user: traveller() });
    const take = await button('Restore my address');
    expect(api.calls('undoEmailChange')).toEqual([]);
    await user.click(take);
    expect(await screen.findByRole('heading', { name: 'Your old address has been restored' })).toBeTruthy();
    expect(api.calls('undoEmailChange')[0]?.body).toEqual({ link: 'Kx0dQ3mV' });
    expect(getSession().token).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it.each([
    ['NOT_FOUND', /already been used/],
    ['CONFLICT', /Another account now uses this address/],
  ] as const)('that is worth nothing any more (%s) says so and what to do', async (id, sentence) => {
    fakeApi().on('undoEmailChange', refuse(id));
    const { user } = await openSite('/login/undo-email?link=Kx0dQ3mV');
    await user.click(await button('Restore my address'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});

describe('a change that needs a proof', () => {
  it('asks for the code sent to the account’s own address, and then goes on with what was typed', async () => {
    let isProven = false;
    const api = profile()
      .on('requestEmailChange', () => (isProven ? SENT_CODE : refuse('PROOF_REQUIRED')))
      .on('requestProofCode', undefined)
      .on('proveByCode', ({ body }) => {
        if (body.one_time_password !== '123456') return refuse('INCORRECT_CREDENTIALS');
        isProven = true;
        return { by: 'code', at: '2026-11-23T10:00:00.000Z' };
      });
    const user = await ask('new@example.org');
    await user.click(await button('Send code'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    expect(await dialog.findByText(/We’ve sent a 6-digit code to maya@example.org/)).toBeTruthy();
    await user.keyboard('000000');
    expect(await dialog.findByText(/This code is incorrect/)).toBeTruthy();
    await user.click(dialog.getByLabelText('Code from the email'));
    await user.keyboard('123456');
    expect(await screen.findByText(/We’ve sent a 6-digit code to new@example.org/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls('requestEmailChange').map(({ body }) => body.email)).toEqual([
      'new@example.org',
      'new@example.org',
    ]);
  });

  it('is not made when the person cancels, and nothing they typed is lost', async () => {
    const api = profile().on('requestEmailChange', refuse('PROOF_REQUIRED'));
    const user = await ask('new@example.org');
    await user.click(await button('Send code'));
    await user.click(await button('Cancel'));
    expect(await screen.findByText('Confirm it’s you first, then try again.')).toBeTruthy();
    expect(await screen.findByDisplayValue('new@example.org')).toBeTruthy();
    expect(api.calls('requestEmailChange')).toHaveLength(1);
  });
});
