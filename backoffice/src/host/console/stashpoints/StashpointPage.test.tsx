import type { AdminStashpoint } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../../tests/harness/fake-api.ts';
import { isOff } from '../../../../../tests/harness/is-off.ts';
import { appContext, pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { StashpointPage } from './StashpointPage.tsx';

const TOLD = { photo: ['front'], description: 'Beside the station, behind the blue door.' };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('getAppContext', refuse('TOO_MANY_REQUESTS')).on('listCountries', pageOf([]));
});

function open(own: Partial<AdminStashpoint>) {
  let saved = stashpoint(own);
  api
    .on('getAdminStashpoint', () => saved)
    .on('updateAdminStashpoint', ({ body }) => {
      saved = { ...saved, ...(body as Partial<AdminStashpoint>), version: saved.version + 1 };
      return saved;
    });
  return renderPage(<StashpointPage />, api, {
    path: '/stashpoints/:id',
    at: '/stashpoints/p1',
    site: 'hosts',
    resource: 'stashpoints',
  }).user;
}

const handIn = () => screen.findByRole('button', { name: 'Submit' });

describe('a draft', () => {
  it('says what is missing, and cannot be submitted before', async () => {
    const user = open({ status: 'draft', photo: [], description: 'Blue door.' });
    expect(isOff(await handIn())).toBe(true);
    const list = screen.getByText('At least one picture').closest('ul') as HTMLElement;
    expect(within(list).getAllByTitle('To do')).toHaveLength(2);
    expect(screen.getByText('2 steps left.')).toBeTruthy();
    expect(screen.getByText('At least 30 characters: 20 to go.')).toBeTruthy();
    expect(screen.queryByText('Submitted')).toBeNull();
    for (const name of ['Pictures', 'Description']) screen.getByRole('button', { name, expanded: true });
    screen.getByRole('button', { name: 'Location', expanded: false });
    await user.click(within(list).getByRole('link', { name: 'At least one picture' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pictures' })));
  });

  it('is submitted once complete', async () => {
    const user = open({ status: 'draft', ...TOLD });
    await user.click(await handIn());
    expect(await screen.findByText('Submitted')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')[0]?.body).toEqual({ status: 'submitted', expected_version: 3 });
  });

  it('shows the staff’s question first, and sends a reply along', async () => {
    const user = open({ status: 'draft', ...TOLD, review_note: 'Which door is it?' });
    expect(await screen.findByText('Which door is it?')).toBeTruthy();
    await fill(user, screen.getByLabelText('Your reply to us'), ' The blue one. ');
    await user.click(await handIn());
    expect(await screen.findByText('The blue one.')).toBeTruthy();
    expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({
      status: 'submitted',
      host_answer: 'The blue one.',
    });
  });
});

describe('an unsent reply', () => {
  it('survives saving another part of the place', async () => {
    const user = open({ status: 'draft', ...TOLD, review_note: 'Which door is it?' });
    await fill(user, await screen.findByLabelText('Your reply to us'), 'The blue one.');
    await user.click(screen.getByRole('button', { name: 'Description' }));
    await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Behind the blue door, beside the station.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. You can now submit it at the top.')).toBeTruthy();
    expect(screen.getByLabelText('Your reply to us')).toHaveProperty('value', 'The blue one.');
  });
});

describe('a description in another language', () => {
  it.each([
    [true, 'If left blank, it’s translated automatically from the text above.'],
    [false, 'If left blank, travellers who read this language see the text above.'],
  ])('says what happens if it is left empty: translated %s', async (translator, help) => {
    api.on('getAppContext', appContext({ translator }));
    open({ status: 'draft', ...TOLD });
    expect(await screen.findByText(help)).toBeTruthy();
  });
});

describe('a place on the market', () => {
  it('says in advance which changes need approval, and shows the pending ones', async () => {
    const user = open({ ...TOLD, proposed: { name: 'Blue Door' }, proposed_at: '2026-11-20T10:00:00.000Z' });
    expect((await screen.findAllByText(/We review changes here before travellers see them/)).length).toBe(3);
    expect(screen.getByText('Blue Door')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw these changes' }));
    await waitFor(() => expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({ proposal: 'withdraw' }));
  });

  it('is paused after a question, and resumed', async () => {
    api.on('previewStashpointImpact', {
      booking_count: 0,
      bag_count: 0,
      movable_count: 0,
      currency_code: 'GBP',
      timezone: 'Europe/London',
      bookings: [],
    });
    const user = open(TOLD);
    await user.click(await screen.findByRole('button', { name: 'Take offline' }));
    const question = await screen.findByRole('dialog', { name: 'Take The Shelf offline?' });
    await user.click(within(question).getByRole('button', { name: 'Take offline' }));
    await waitFor(() => expect(api.calls('updateAdminStashpoint')[0]?.body).toMatchObject({ active: false }));
  });

  it('has a window sign, with a QR code to its page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = open(TOLD);
    await user.click(await screen.findByRole('button', { name: 'Print a window sign' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sign = within(document.getElementById('sheet') as HTMLElement);
    expect(sign.getByText('Leave your bags here')).toBeTruthy();
    expect(sign.getByLabelText(/\/luggage-storage\/london\/the-shelf$/)).toBeTruthy();
  });

  it('paused by staff cannot be resumed by the host', async () => {
    open({ ...TOLD, active: false });
    expect(await screen.findByText(/Cubby has taken this place offline/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put back online' })).toBeNull();
  });
});
