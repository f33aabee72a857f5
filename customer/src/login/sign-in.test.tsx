import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SENT_CODE, SENT_LINK } from '../../../tests/harness/common-records.ts';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { isOff } from '../../../tests/harness/is-off.ts';
import { address, fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { appContext, authToken, pageOf, user as person } from '../../testing/site-records.ts';
import { getSession } from '../lib/session/session.ts';
import { keepJourney } from './provider-sign-in.ts';

const button = (name: string) => screen.findByRole('button', { name });
const email = () => screen.findByLabelText(/^Email address/);

function knownTraveller(): FakeApi {
  return fakeApi()
    .on('checkUserExists', { exists: true })
    .on('requestOneTimePassword', SENT_CODE)
    .on('listBookings', pageOf([]));
}

describe('signing in with a code', () => {
  it('sends the code to the normalised address, and asks for it on the next page', async () => {
    const api = knownTraveller();
    const { user } = await openSite('/login/email?next=/account/profile');
    await fill(user, await email(), '  Maya@Example.org ');
    await user.click(await button('Send code'));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();
    expect(screen.getByText(/6-digit code to maya@example.org/)).toBeTruthy();
    expect(address()).toBe('/login/pin?next=/account/profile'.replaceAll('/account/profile', '%2Faccount%2Fprofile'));
    expect(api.calls('requestOneTimePassword')[0]?.body).toEqual({
      email: 'maya@example.org',
      language: 'en',
      purpose: 'sign_in',
      browser_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('refuses an invalid address before any request', async () => {
    const api = fakeApi();
    const { user } = await openSite('/login/email');
    await fill(user, await email(), 'maya');
    await user.click(await button('Send code'));
    expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
    expect(api.calls('checkUserExists')).toEqual([]);
  });

  it('offers an account for an unknown address, with the address filled in', async () => {
    fakeApi().on('checkUserExists', { exists: false });
    const { user } = await openSite('/login/email', { onTo: ['/signup'] });
    await fill(user, await email(), 'new@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByText('We couldn’t find an account or a booking with this email address.')).toBeTruthy();
    await user.click(await button('Create an account'));
    expect(await email()).toHaveProperty('value', 'new@example.org');
  });

  it('says if that was too often', async () => {
    knownTraveller().on('requestOneTimePassword', refuse('TOO_MANY_REQUESTS'));
    const { user } = await openSite('/login/email');
    await fill(user, await email(), 'maya@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  });

  it('says if there is no network', async () => {
    const api = knownTraveller();
    const { user } = await openSite('/login/email');
    await fill(user, await email(), 'maya@example.org');
    api.goOffline();
    await user.click(await button('Send code'));
    expect(await screen.findByText(/connection|offline|network/i)).toBeTruthy();
  });
});

describe('the six digits', () => {
  const sent = { email: 'maya@example.org', sentAt: Date.now() };
  const digits = () => screen.findAllByRole('textbox', { name: 'Code from the email' });

  it('sign in automatically once complete, and continue', async () => {
    const api = knownTraveller().on('signInWithOneTimePassword', authToken());
    const { user } = await openSite('/login/pin?next=/account/bookings', { state: sent });
    const [first] = await digits();
    await user.click(first as HTMLElement);
    await user.paste('123456');
    expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeTruthy();
    expect(api.calls('signInWithOneTimePassword')[0]?.body).toMatchObject({
      email: 'maya@example.org',
      one_time_password: '123456',
    });
    expect(getSession().user?.firstName).toBe('Maya');
  });

  it.each([
    ['what was typed', '6', '123456'],
    ['what was typed, put behind it', '6', '6123456'],
    ['full-width digits', '', '１２３４５６'],
    ['a whole message', '', 'Code: 123 456'],
  ])('are those of a suggestion that replaces %s', async (_what, before, suggested) => {
    const api = knownTraveller().on('signInWithOneTimePassword', authToken());
    const { user } = await openSite('/login/pin', { state: sent });
    const [field] = await digits();
    await user.click(field as HTMLElement);
    if (before) await user.keyboard(before);
    fireEvent.input(field as HTMLElement, { target: { value: suggested } });
    await waitFor(() =>
      expect(api.calls('signInWithOneTimePassword')[0]?.body).toMatchObject({ one_time_password: '123456' }),
    );
  });

  it('count once they have been composed', async () => {
    const api = knownTraveller().on('signInWithOneTimePassword', authToken());
    await openSite('/login/pin', { state: sent });
    const field = (await digits())[0] as HTMLInputElement;
    fireEvent.compositionStart(field);
    for (const value of ['１', '１２３', '１２３４５６']) {
      fireEvent.input(field, { target: { value }, isComposing: true });
      expect(field.value).toBe(value);
    }
    expect(api.calls('signInWithOneTimePassword')).toEqual([]);
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(api.calls('signInWithOneTimePassword')).toHaveLength(1));
    expect(field.value).toBe('123456');
  });

  it('are sent with the secret of the request', async () => {
    const api = knownTraveller().on('signInWithOneTimePassword', refuse('SIGN_IN_LINK_NEEDED'));
    const { user } = await openSite('/login/pin', { state: { ...sent, sentAt: Date.now() - 31_000 } });
    await user.click(await button('Send a new code'));
    await user.click((await digits())[0] as HTMLElement);
    await user.paste('123456');
    expect(await screen.findByText(/it has a link to sign in/)).toBeTruthy();
    const asked = api.calls('requestOneTimePassword')[0]?.body as { browser_secret: string };
    expect(api.calls('signInWithOneTimePassword')[0]?.body).toMatchObject({
      browser_secret: asked.browser_secret,
    });
  });

  it.each(['//evil.test', '/%09/evil.test', '/%5Cevil.test', '%2F.%2F%2Fevil.test', '/login/email'])(
    'never lead to another site, nor back to the door: %s',
    async (next) => {
      knownTraveller().on('signInWithOneTimePassword', authToken());
      const { user } = await openSite(`/login/pin?next=${next}`, { state: sent });
      await user.click((await digits())[0] as HTMLElement);
      await user.paste('123456');
      await waitFor(() => expect(address()).toBe('/account/bookings'));
    },
  );

  it('are cleared if wrong, and no session opens', async () => {
    knownTraveller().on('signInWithOneTimePassword', refuse('INCORRECT_CREDENTIALS'));
    const { user } = await openSite('/login/pin', { state: sent });
    await user.click((await digits())[0] as HTMLElement);
    await user.paste('000000');
    expect(await screen.findByText(/This code is incorrect or has expired/)).toBeTruthy();
    for (const digit of await digits()) expect(digit).toHaveProperty('value', '');
    expect(getSession().token).toBeNull();
  });

  it('must be complete', async () => {
    knownTraveller();
    const { user } = await openSite('/login/pin', { state: sent });
    await user.type((await digits())[0] as HTMLElement, '1');
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement);
    expect(await screen.findByText('This field is required.')).toBeTruthy();
  });

  it('can be sent again once half a minute has passed', async () => {
    const api = knownTraveller();
    const { user } = await openSite('/login/pin', { state: { ...sent, sentAt: Date.now() - 31_000 } });
    await user.click(await button('Send a new code'));
    await waitFor(() => expect(api.calls('requestOneTimePassword')).toHaveLength(1));
    const again = await screen.findByRole('button', { name: /^New code in \d+ seconds?$/ });
    expect(isOff(again)).toBe(true);
  });

  it('lead back to the address step if the address is missing', async () => {
    knownTraveller();
    await openSite('/login/pin?next=/account/profile');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toContain('/login/email?next=');
  });

  it('are in the outbox if no email is sent', async () => {
    knownTraveller().on('getAppContext', appContext({ outbox: true }));
    await openSite('/login/pin', { state: sent });
    const outbox = await screen.findByRole('link', { name: 'Open the outbox' });
    expect(outbox.getAttribute('href')).toBe('/_outbox');
  });
});

describe('the link in an email', () => {
  const SIGN_IN = '/login/link?link=Kx0dQ3mV';
  const enter = () => within(screen.getByRole('main')).findByRole('button', { name: 'Sign in' });

  it('is announced if the email has one instead of a code', async () => {
    knownTraveller().on('requestOneTimePassword', SENT_LINK);
    const { user } = await openSite('/login/email');
    await fill(user, await email(), 'maya@example.org');
    await user.click(await button('Send code'));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText(/latest email we’ve sent to maya@example.org/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Code from the email' })).toBeNull();
  });

  it('does nothing by itself, and signs in on a click', async () => {
    const api = knownTraveller().on('signInWithOneTimeLink', authToken());
    const { user } = await openSite(SIGN_IN);
    const button = await enter();
    expect(api.calls('signInWithOneTimeLink')).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeTruthy();
    expect(api.calls('signInWithOneTimeLink')[0]?.body).toMatchObject({ link: 'Kx0dQ3mV' });
  });

  it('that was used says so', async () => {
    knownTraveller().on('signInWithOneTimeLink', refuse('INCORRECT_CREDENTIALS'));
    const { user } = await openSite(SIGN_IN);
    await user.click(await enter());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(getSession().token).toBeNull();
  });
});

describe('signing in with a password', () => {
  it('keeps the typed address, and says in one sentence what does not match', async () => {
    const api = knownTraveller().on('createToken', refuse('INCORRECT_CREDENTIALS'));
    const { user } = await openSite('/login/email');
    await fill(user, await email(), 'maya@example.org');
    await user.click(await button('Sign in with password'));
    expect(await email()).toHaveProperty('value', 'maya@example.org');
    await user.type(screen.getByLabelText(/^Password/), 'not it at all');
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement);
    expect(await screen.findByText(/Incorrect email address or password/)).toBeTruthy();
    const password = 'not it at all';
    expect(api.calls('createToken')[0]?.body).toMatchObject({ email: 'maya@example.org', password });
  });

  it('signs in', async () => {
    knownTraveller().on('createToken', authToken());
    const { user } = await openSite('/login/email');
    await user.click(await button('Sign in with password'));
    await fill(user, await email(), 'maya@example.org');
    await user.type(screen.getByLabelText(/^Password/), 'a shelf for every bag{Enter}');
    expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeTruthy();
  });

  it('requires both before the request', async () => {
    const api = fakeApi();
    const { user } = await openSite('/login/email');
    await user.click(await button('Sign in with password'));
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement);
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(api.calls('createToken')).toEqual([]);
  });

  it('shows the password on request', async () => {
    fakeApi();
    const { user } = await openSite('/login/email');
    await user.click(await button('Sign in with password'));
    const password = screen.getByLabelText(/^Password/);
    expect(password.getAttribute('type')).toBe('password');
    await user.click(await button('Show password'));
    expect(password.getAttribute('type')).toBe('text');
  });
});

const pending = (role: 'admin' | 'host' = 'admin') => authToken({ role: 'mfa_pending', user: person({ role }) });

describe('staff and hosts with a second factor', () => {
  const expectTurnedOn = async (text: RegExp, link: string, console = 'admin') => {
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(
      new RegExp(`^https?://${console}\\..+/login$`),
    );
    expect(getSession().token).toBeNull();
  };

  it('are led to their console after a code', async () => {
    knownTraveller().on('signInWithOneTimePassword', pending());
    const { user } = await openSite('/de/login/pin', { state: { email: 'robin@cubby.test', sentAt: Date.now() } });
    const [first] = await screen.findAllByRole('textbox', { name: 'Code aus der E-Mail' });
    await user.click(first as HTMLElement);
    await user.paste('123456');
    await expectTurnedOn(/gehört zum Team/, 'Zur Verwaltung');
  });

  it('are led to their console after a password', async () => {
    knownTraveller().on('createToken', pending());
    const { user } = await openSite('/login/email');
    await user.click(await button('Sign in with password'));
    await fill(user, await email(), 'robin@cubby.test');
    await user.type(screen.getByLabelText(/^Password/), 'a shelf for every bag{Enter}');
    await expectTurnedOn(/is a staff account/, 'Go to the staff console');
  });

  it('are led to the host console, if they are hosts', async () => {
    knownTraveller().on('createToken', pending('host'));
    const { user } = await openSite('/login/email');
    await user.click(await button('Sign in with password'));
    await fill(user, await email(), 'grace@cubby.test');
    await user.type(screen.getByLabelText(/^Password/), 'a shelf for every bag{Enter}');
    await expectTurnedOn(/protected by two-step verification/, 'Go to the host console', 'hosts');
  });

  it('are led to their console after Google', async () => {
    const journey = { provider: 'google', state: 's1', nonce: 'n1', language: 'en', next: null } as const;
    fakeApi().on('signInWithGoogle', pending());
    await openSite('/login/email#state=s1&id_token=t1', { before: () => keepJourney(journey) });
    await expectTurnedOn(/is a staff account/, 'Go to the staff console');
  });
});

describe('the sign-in page', () => {
  it('says why the visitor was sent there', async () => {
    fakeApi();
    await openSite('/login/email?redirectReason=UNAUTHORIZED');
    expect(await screen.findByText('Sign in to continue.')).toBeTruthy();
  });

  it('offers only providers that are set up', async () => {
    const google = { client_id: 'cubby', authorization_endpoint: 'https://accounts.example/auth' };
    fakeApi().on('getAppContext', appContext({ sign_in: { google, apple: null } }));
    await openSite('/login/email');
    expect(await button('Continue with Google')).toBeTruthy();
    expect(screen.getByText(/^By continuing with Google or Apple, you accept the terms/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
  });

  it('is in German at its German address', async () => {
    fakeApi();
    await openSite('/de/login/email');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
  });
});

describe('signing up', () => {
  it('requires accepting the terms, which open without losing the input', async () => {
    const api = fakeApi();
    const { user } = await openSite('/signup');
    await fill(user, await screen.findByLabelText(/^First name/), 'Maya');
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticked).toEqual([false, false]);
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    const box = screen.getByRole('checkbox', { name: /^I accept the terms and have read the privacy policy/ });
    const missing = await screen.findByText('Tick this box to continue.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    for (const [name, path] of [
      ['Terms and conditions', '/termsandconditions'],
      ['Privacy', '/privacy-policy'],
    ]) {
      const link = within(screen.getByRole('main')).getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    await user.click(box);
    expect(missing.isConnected).toBe(false);
    expect(api.calls('createUser')).toEqual([]);
  });

  it('removes each error from the corrected field, and keeps the others', async () => {
    fakeApi();
    const { user } = await openSite('/signup');
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    const complaints = () => screen.queryAllByText('This field is required.').length;
    await waitFor(() => expect(complaints()).toBeGreaterThan(2));
    const before = complaints();
    await fill(user, screen.getByLabelText(/^First name/), 'Maya');
    expect(complaints()).toBe(before - 1);
    expect(screen.getByLabelText(/^First name/).getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByLabelText(/^Last name/).getAttribute('aria-invalid')).toBe('true');
  });
});
