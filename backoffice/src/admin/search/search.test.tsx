import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { coupon, host, pageOf } from '../../../testing/console-records.ts';
import { incident } from '../../../testing/incidents.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { SearchButton } from './SearchButton.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

describe('the search of the whole console', () => {
  it('opens by keyboard, finds in every list the user may read, and opens what is chosen', async () => {
    api.on('listAdminBookings', pageOf([]));
    api.on('listIncidents', pageOf([incident({ booking_id: '7Q2M4K9T1B' })]));
    api.on('listHosts', pageOf([host({ business_name: 'Fair Shelf' })]));
    api.on('listCoupons', pageOf([coupon({ code: 'FAIR-10' })]));
    const { user } = renderPage(<SearchButton />, api, { scopes: ['bookings:all', 'hosts:all', 'coupons:all'] });
    await screen.findByRole('button', { name: 'Search' });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Booking, name, email, phone, place or code' });
    await user.type(field, 'fair');
    await screen.findByRole('option', { name: /FAIR-10/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^7Q2M4K9T1B/),
      expect.stringMatching(/^Fair Shelf/),
      expect.stringMatching(/^FAIR-10/),
    ]);
    expect(api.calls('listHosts').at(-1)?.query).toMatchObject({ q: 'fair' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/account/coupons/FAIR-10');

    // It is offered the next time before anything is typed.
    await user.keyboard('{Meta>}k{/Meta}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('option', { name: /FAIR-10/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the first record of what is typed, never of what was typed before', async () => {
    api.on('listCoupons', ({ query }) =>
      pageOf(
        query.q === 'fair-2' ? [coupon({ code: 'FAIR-2' })] : [coupon({ code: 'FAIR-1' }), coupon({ code: 'FAIR-2' })],
      ),
    );
    const { user } = renderPage(<SearchButton />, api, { scopes: ['coupons:all'] });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox'), 'fair');
    await screen.findByRole('option', { name: /FAIR-1/ });
    await user.keyboard('-2{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/account/coupons/FAIR-2'));
  });

  it('keeps what is typed before it has loaded', async () => {
    api.on('listCoupons', pageOf([coupon({ code: 'FAIR-10' })]));
    const { user } = renderPage(<SearchButton />, api, { scopes: ['coupons:all'] });
    await screen.findByRole('button', { name: 'Search' });
    await user.keyboard('{Control>}k{/Control}fai');
    await user.type(await screen.findByRole('combobox'), 'r', { initialSelectionStart: 3 });
    await screen.findByRole('option', { name: /FAIR-10/ });
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'fair');
  });

  it('offers everything about a phone number, after the records it finds', async () => {
    for (const name of ['listAdminBookings', 'listIncidents'] as const) api.on(name, pageOf([]));
    const { user } = renderPage(<SearchButton />, api, { scopes: ['bookings:all'] });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox'), '020 7946 0457');
    await user.click(await screen.findByRole('option', { name: /Everything about this person/ }));
    expect(window.location.href).toMatch(/bookings\/contact\?contact=020%207946%200457$/);
  });

  it('shows what it finds when one list fails', async () => {
    api.on('listHosts', refuse('UNAVAILABLE'));
    api.on('listCoupons', pageOf([coupon({ code: 'FAIR-10' })]));
    const { user } = renderPage(<SearchButton />, api, { scopes: ['hosts:all', 'coupons:all'] });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox'), 'fair');
    await screen.findByRole('option', { name: /FAIR-10/ });
  });

  it('says what to try if nothing is found', async () => {
    api.on('listCoupons', pageOf([]));
    const { user } = renderPage(<SearchButton />, api, { scopes: ['coupons:all'] });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('combobox'), 'fair');
    const none = 'Nothing found. Check the spelling, or try the booking number.';
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(none));
  });
});
