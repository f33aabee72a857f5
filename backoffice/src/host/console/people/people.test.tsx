import { COOKIES, type CounterDevice, type Person } from '@cubby/api';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../../tests/harness/fake-api.ts';
import { host, pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const SHELF = stashpoint({ id: '08399e7fe29b', name: 'The Shelf' });
const CELLAR = stashpoint({ id: '18399e7fe29b', name: 'The Cellar' });

const kit: Person = {
  id: 'kit',
  name: 'Kit Moreau',
  email: null,
  role: 'clerk',
  stashpoints: [{ id: SHELF.id, name: SHELF.name }],
  has_pin: true,
  signs_in: false,
  invitation: null,
  created: '2026-11-01T10:00:00.000Z',
};
const till: CounterDevice = {
  id: 'till',
  name: 'Till by the door',
  stashpoint: { id: SHELF.id, name: SHELF.name },
  paired_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-22T10:00:00.000Z',
  person: { id: 'kit', name: 'Kit Moreau' },
};

function open(people: readonly Person[] = [kit], stashpoints = [SHELF, CELLAR]) {
  const api = fakeApi()
    .on('listPeople', [...people])
    .on('listCounterDevices', [till])
    .on('listAdminStashpoints', pageOf(stashpoints))
    .on('getHost', host())
    .on('listHostNotificationEmails', pageOf([]));
  return { api, ...renderPage(<PeoplePage />, api, { at: '/people', site: 'hosts' }) };
}

function asManager(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie is what the browser sends and we read.
  document.cookie = `${COOKIES.user}=${encodeURIComponent(JSON.stringify({ id: 'm', email: '', role: 'manager' }))}; Path=/; Secure`;
}
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: and what it forgets.
  document.cookie = `${COOKIES.user}=; Path=/; Secure; Max-Age=0`;
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('people', () => {
  it('shows who works where, their sign-in methods, and who is at which device', async () => {
    const invitation = { sent: kit.created, expires_at: '2026-11-08T10:00:00.000Z', expired: true };
    open([
      kit,
      { ...kit, id: 'sol', name: 'Sol', role: 'manager', email: 'sol@shelf.test', has_pin: false, invitation },
    ]);
    expect(await screen.findByText('Counter PIN')).toBeTruthy();
    expect(screen.getByText('The invitation to sol@shelf.test has expired')).toBeTruthy();
    expect(await screen.findByText(/Kit Moreau is signed in/)).toBeTruthy();
  });

  it('requires a place and a sign-in method for a new team member, and keeps the input', async () => {
    const { user, api } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Add a team member' }));
    const form = await dialog('Add a team member');
    await user.type(within(form).getByLabelText('Name'), 'Noor');
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    expect(await within(form).findByText('Choose at least one place.')).toBeTruthy();
    expect(within(form).getByText('Enter a PIN, or an email address to invite them.')).toBeTruthy();
    await user.click(within(form).getByRole('checkbox', { name: 'The Cellar' }));
    await user.type(within(form).getByLabelText('Counter PIN'), '4711');
    api.on('createPerson', new Refusal('PIN_TAKEN', { errors: { pin: ['PIN_TAKEN'] } }));
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    expect(await within(form).findByText('Someone else here has this PIN. Choose a different one.')).toBeTruthy();
    expect((within(form).getByLabelText('Name') as HTMLInputElement).value).toBe('Noor');
    api.on('createPerson', { ...kit, name: 'Noor' });
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Noor has been added.')).toBeTruthy();
    const sent = { name: 'Noor', role: 'clerk', stashpoint_ids: [CELLAR.id], pin: '4711' };
    expect(api.calls('createPerson').at(-1)?.body).toEqual(sent);
  });

  it('says what removing a team member does, and then does it', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Kit Moreau' }));
    const question = await dialog('Remove Kit Moreau?');
    expect(within(question).getByText(/signed out everywhere/)).toBeTruthy();
    expect(api.calls('deletePerson')).toEqual([]);
    api.on('deletePerson', () => undefined);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Kit Moreau has been removed.')).toBeTruthy();
  });

  it('creates a code that is read letter by letter', async () => {
    const { user, api } = open();
    api.on('createPairingCode', {
      code: 'ABCD2345',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up a device' }));
    const form = await dialog('Set up a device');
    await user.click(within(form).getByRole('button', { name: 'Create code' }));
    expect(await within(form).findByText('A B C D 2 3 4 5')).toBeTruthy();
  });

  it('offers a manager clerks only, and not the owner’s addresses', async () => {
    asManager();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a team member' }));
    const form = await dialog('Add a team member');
    expect(within(form).queryByRole('radio')).toBeNull();
    expect(screen.queryByText('Notification addresses')).toBeNull();
  });
});
