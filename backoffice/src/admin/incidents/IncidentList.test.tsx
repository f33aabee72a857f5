import type { AdminIncident } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { pageOf } from '../../../testing/console-records.ts';
import { incident } from '../../../testing/incidents.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { IncidentList } from './IncidentList.tsx';

const lockedIn = (own: Partial<AdminIncident> = {}) =>
  incident({ kind: 'closed_at_pickup', respond_by: '2036-11-20T11:00:00.000Z', answer_by: null, ...own });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('listIncidents', pageOf([lockedIn()]));
});

const open = (language: 'en' | 'de' = 'en') =>
  renderPage(<IncidentList />, api, { resource: 'incidents', at: '/incidents', language }).user;
const row = () => screen.findByRole('row', { name: /BAG-1234/ });

describe('reports', () => {
  it('say what happened, where, and who to call', async () => {
    open();
    const cells = within(await row());
    expect(cells.getByText('Bags locked in')).toBeTruthy();
    expect(cells.getByText('The shutters are down.')).toBeTruthy();
    expect(cells.getByRole('link', { name: 'The Shelf' }).getAttribute('href')).toMatch(/\/p1$/);
    expect(cells.getByRole('link', { name: '+44 20 7946 0018' }).getAttribute('href')).toBe('tel:+442079460018');
    expect(cells.getAllByRole('link', { name: /^\+/ })).toHaveLength(1);
  });

  it.each([
    [{}, /^Response due by /],
    [{ respond_by: '2026-01-01T11:00:00.000Z' }, /^Overdue since /],
    [{ respond_by: null }, /^Open$/],
    [{ resolution: 'rebooked', resolved_at: '2026-11-20T12:00:00.000Z' }, /^Moved$/],
  ] as const)('show the status of their response: %o', async (own, words) => {
    api.on('listIncidents', pageOf([lockedIn(own)]));
    open();
    expect(within(await row()).getByText(words)).toBeTruthy();
  });

  it('open with their row, but not with what is pressed in it', async () => {
    const user = open();
    const before = window.history.length;
    await user.click(within(await row()).getByRole('button', { name: 'Bags returned' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    // The document of tests follows no links.
    await user.click(within(await row()).getByRole('link', { name: 'The Shelf' }));
    expect(window.history.length).toBe(before);
    await user.click(within(await row()).getByText(/^Response due by /));
    await waitFor(() => expect(window.location.pathname).toMatch(/\/incidents\/i1$/));
    expect(window.history.length).toBe(before + 1);
  });

  it('are cards on a phone, which leave out what a report does not have', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    api.on('listIncidents', pageOf([lockedIn(), lockedIn({ id: 'i2', resolved_at: '2026-11-20T12:00:00.000Z' })]));
    open();
    await screen.findByRole('button', { name: 'Bags returned' });
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names.filter((name) => name === 'Booking')).toHaveLength(2);
    expect(names.filter((name) => name === 'Close')).toHaveLength(1);
  });

  it('are filtered to open ones', async () => {
    const user = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Response' }), 'true');
    await waitFor(() => expect(String(api.calls('listIncidents').at(-1)?.query.open)).toBe('true'));
  });

  it('are filtered to those no one has, and say who has one', async () => {
    api.on('listIncidents', pageOf([lockedIn({ assignee: { id: 'u2', name: 'Kit Mercer' } })]));
    const user = open();
    expect(within(await row()).getByText('Kit Mercer')).toBeTruthy();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'No one');
    await waitFor(() => expect(api.calls('listIncidents').at(-1)?.query.assignee_id).toBe('nobody'));
  });

  it('say in German that there are none', async () => {
    api.on('listIncidents', pageOf([]));
    open('de');
    expect(await screen.findByText(/^Keine? .*Meldung/)).toBeTruthy();
  });
});

describe('dismissing a report', () => {
  const ask = async () => {
    const user = open();
    await user.click(within(await row()).getByRole('button', { name: 'Bags returned' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close this report?' }));
    return { user, question, confirm: () => user.click(question.getByRole('button', { name: 'Bags returned' })) };
  };

  it('names the person who must have their bags, and reloads', async () => {
    const closed = { resolved_at: '2026-11-20T12:00:00.000Z', resolution: 'collected' } as const;
    api.on('resolveIncident', () => {
      api.on('listIncidents', pageOf([lockedIn(closed)]));
      return lockedIn(closed);
    });
    const { question, confirm } = await ask();
    expect(question.getByText('Confirm only if Maya Lindqvist has their bags back.')).toBeTruthy();
    await confirm();
    expect(await screen.findByText('The report has been closed.')).toBeTruthy();
    expect(await within(await row()).findByText('Bags collected')).toBeTruthy();
    expect(within(await row()).queryByRole('button', { name: 'Bags returned' })).toBeNull();
    expect(api.calls('resolveIncident')[0]).toMatchObject({ params: { id: 'i1' }, body: { resolution: 'collected' } });
  });

  it('is not offered for a claim, which is decided on its page', async () => {
    api.on('listIncidents', pageOf([incident({ kind: 'claim' })]));
    open();
    expect(within(await row()).queryByRole('button', { name: 'Bags returned' })).toBeNull();
  });

  it('keeps the dialog open after a refusal', async () => {
    api.on('resolveIncident', refuse('FORBIDDEN'));
    const { question, confirm } = await ask();
    await confirm();
    expect(await question.findByText('You don’t have permission to do this.')).toBeTruthy();
  });
});
