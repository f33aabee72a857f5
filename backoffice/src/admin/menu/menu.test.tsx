import type { StaffScope } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { ConsoleMenu } from '../../shared/page/ConsoleMenu.tsx';
import { Guarded } from '../../shared/page/Guarded.tsx';
import { FIRST_ENTRIES, RESOURCE_GROUPS } from './resources.ts';

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const names = () => links().map((link) => link.textContent?.replace(/\d+$/, ''));

function open(scopes?: readonly StaffScope[], language: 'en' | 'de' = 'en', waiting = 0) {
  const api = fakeApi().on('listAdminStashpoints', pageOf(waiting ? [stashpoint()] : [], waiting));
  renderPage(<ConsoleMenu first={FIRST_ENTRIES} groups={RESOURCE_GROUPS} />, api, {
    language,
    ...(scopes && { scopes }),
  });
  return api;
}

describe('the menu', () => {
  it('links everywhere for an admin', async () => {
    open();
    await waitFor(() => expect(links().length).toBeGreaterThan(10));
    expect(names()).toEqual(
      expect.arrayContaining(['Overview', 'Bookings', 'Refunds', 'Approval', 'Texts', 'Currencies']),
    );
  });

  it('links only to permitted pages', async () => {
    open(['contents:all', 'places:all']);
    await waitFor(() => expect(names()).toEqual(['Overview', 'Cities', 'Texts', 'Assignments', 'Changes']));
    expect(screen.queryByText('Travellers')).toBeNull();
  });

  it('keeps money apart from bookings', async () => {
    open(['bookings:all']);
    await waitFor(() =>
      expect(names()).toEqual(['Overview', 'Bookings', 'Reports', 'Emails', 'Assignments', 'Changes']),
    );
  });

  it('counts places awaiting a decision', async () => {
    open(['stashpoints:all'], 'en', 7);
    expect(await screen.findByRole('link', { name: /^Approval ?7$/ })).toBeTruthy();
  });

  it('does not request places without permission', async () => {
    const api = open(['contents:all']);
    await waitFor(() => expect(names()).toContain('Texts'));
    expect(api.calls('listAdminStashpoints')).toEqual([]);
  });

  it('is translated into German', async () => {
    open(['bookings:all'], 'de');
    await waitFor(() => expect(names()).toContain('Buchungen'));
  });
});

describe('a page', () => {
  const page = (scopes: readonly StaffScope[]) =>
    renderPage(
      <Guarded access="money:all">
        <h1>Refunds</h1>
      </Guarded>,
      fakeApi(),
      { scopes },
    );

  it('opens with its permission', async () => {
    page(['money:all']);
    expect(await screen.findByRole('heading', { name: 'Refunds' })).toBeTruthy();
  });

  it('tells other users who to ask', async () => {
    page(['bookings:all']);
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeTruthy();
    expect(screen.getByText('Ask an admin for the permission “Money”.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull();
  });
});
