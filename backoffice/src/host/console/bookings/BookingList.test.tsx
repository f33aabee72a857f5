import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../../tests/harness/fake-api.ts';
import { bookingRow, pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { BookingList } from './BookingList.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .on('listAdminStashpoints', pageOf([stashpoint()]))
    .on('listAdminBookings', pageOf([bookingRow()]));
});

const open = () => renderPage(<BookingList />, api, { at: '/bookings', site: 'hosts', resource: 'bookings' }).user;
const asked = () => api.calls('listAdminBookings').at(-1)?.query;

describe('a host’s list of bookings', () => {
  it('shows travellers, times, numbers of bags, and the host’s earnings', async () => {
    open();
    expect(await screen.findByText('Maya Lindqvist')).toBeTruthy();
    expect(screen.getByText('10 Jun 2030, 10:00')).toBeTruthy();
    expect(screen.getByText('£5.00')).toBeTruthy();
    expect(screen.getByText('1 booking')).toBeTruthy();
    expect(screen.queryByText('£12.00')).toBeNull();
  });

  it('is filtered by status, and searched by what a traveller says', async () => {
    const user = open();
    await user.selectOptions(await screen.findByLabelText('Period'), 'In storage');
    await waitFor(() => expect(asked()).toMatchObject({ when: 'inside' }));
    await fill(user, screen.getByLabelText('Name, booking number or tag'), 'A7');
    await waitFor(() => expect(asked()).toMatchObject({ q: 'A7' }));
  });

  it('offers a choice of place only to hosts with several', async () => {
    api.on('listAdminStashpoints', pageOf([stashpoint(), stashpoint({ id: 'p2', name: 'The Attic' })]));
    const user = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Place' }), 'The Attic');
    await waitFor(() => expect(asked()).toMatchObject({ stashpoint_id: 'p2' }));
  });

  it('says when it is empty', async () => {
    api.on('listAdminBookings', pageOf([]));
    open();
    expect(await screen.findByText('No bookings found')).toBeTruthy();
  });

  it('can be reloaded after an error', async () => {
    api.on('listAdminBookings', refuse('UNAVAILABLE'));
    const user = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('listAdminBookings', pageOf([bookingRow()]));
    await user.click(again);
    expect(await screen.findByText('Maya Lindqvist')).toBeTruthy();
  });
});
