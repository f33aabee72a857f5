import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { pageOf } from '../../../testing/console-records.ts';
import { ota } from '../../../testing/prepaid-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { OtaCreate } from './OtaCreate.tsx';
import { OtaEdit } from './OtaEdit.tsx';
import { OtaList } from './OtaList.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('listChanges', pageOf([])).on('getOta', ota());
});

describe('agencies', () => {
  it('show how many of their vouchers were used, and what they owe', async () => {
    api.on('listOtas', pageOf([ota(), ota({ id: 'o2', name: 'Wander', used_count: 0, voucher_count: 0, owed: [] })]));
    renderPage(<OtaList />, api, { resource: 'otas', at: '/otas' });
    const row = await screen.findByRole('row', { name: /Rail & Stay/ });
    expect(within(row).getByText('12 of 40 used')).toBeTruthy();
    expect(within(row).getByText('£144.00')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Wander/ })).getByText('0 of 0 used')).toBeTruthy();
  });

  it('are tabs beside their areas and vouchers', async () => {
    api.on('listOtas', pageOf([]));
    renderPage(<OtaList />, api, { resource: 'otas', at: '/otas', language: 'de' });
    const tabs = await screen.findByRole('navigation', { name: 'Agenturen und Voucher' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Agenturen', 'Gebiete', 'Voucher']);
  });
});

describe('a new agency', () => {
  function open() {
    const page = (
      <Routes>
        <Route path="/otas/new" element={<OtaCreate />} />
        <Route path="*" element={null} />
      </Routes>
    );
    return renderPage(page, api, { at: '/otas/new', resource: 'otas' }).user;
  }

  it('opens once it has been created', async () => {
    api.on('createOta', ota({ id: 'o9' }));
    const user = open();
    await fill(user, await screen.findByLabelText('Name'), 'Rail & Stay');
    await fill(user, screen.getByLabelText('Email address'), 'desk@rail.example');
    await user.click(await button('Create'));
    await waitFor(() => expect(window.location.pathname).toMatch(/\/o9$/));
    expect(api.calls('createOta')[0]?.body).toEqual({ name: 'Rail & Stay', email: 'desk@rail.example' });
  });

  it.each([
    ['INVALID_EMAIL_CLIENT_ERROR', 'nonsense'],
    ['EMAIL_ALREADY_EXISTS', 'desk@rail.example'],
  ] as const)('shows %s below the address', async (id, email) => {
    api.on('createOta', refuse(id, { errors: { email: [id] } }));
    const user = open();
    await fill(user, await screen.findByLabelText('Name'), 'Rail & Stay');
    await fill(user, screen.getByLabelText('Email address'), email);
    await user.click(await button('Create'));
    await waitFor(() => expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', email);
    expect(window.location.pathname).toBe('/otas/new');
  });
});

describe('an agency', () => {
  async function open() {
    const { user } = renderPage(<OtaEdit />, api, { path: '/otas/:id', at: '/otas/o1', resource: 'otas' });
    await screen.findByRole('heading', { level: 1, name: 'Rail & Stay' });
    return user;
  }

  it('links to its vouchers, and to issuing more', async () => {
    await open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(decodeURIComponent(href('View vouchers') ?? '')).toContain('{"ota_id":"o1"}');
    expect(href('Issue vouchers')).toMatch(/\?ota=o1$/);
  });

  it('is renamed with the version it was loaded at', async () => {
    api.on('updateOta', ota({ name: 'Rail', version: 3 }));
    const user = await open();
    await fill(user, screen.getByLabelText('Name'), 'Rail');
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.calls('updateOta')[0]?.body).toEqual({ name: 'Rail', expected_version: 2 });
  });

  it('shows both sides of a change by someone else', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('Name'), 'Rail');
    api.on('updateOta', refuse('CONFLICT')).on('getOta', ota({ name: 'Railway', version: 3 }));
    await user.click(await button('Save'));
    const question = await screen.findByRole('dialog', { name: 'Someone else has just changed this' });
    expect(within(question).getByText('Railway')).toBeTruthy();
    api.on('updateOta', ota({ name: 'Rail', version: 4 }));
    await user.click(within(question).getByRole('button', { name: 'Keep both, using mine where they differ' }));
    await waitFor(() => expect(api.calls('updateOta').at(-1)?.body).toEqual({ name: 'Rail', expected_version: 3 }));
  });
});
