import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../tests/harness/fake-api.ts';
import { bookingRow, pageOf, stashpoint } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { filtered } from '../../lib/routing/paths.ts';
import { BookingList } from './BookingList.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi().on('listAdminBookings', pageOf([bookingRow()]));
});

const open = (filter: Record<string, string>) =>
  renderPage(<BookingList />, api, { resource: 'bookings', at: filtered('/account/bookings', filter) }).user;
const asked = () => api.calls('listAdminBookings').at(-1)?.query;

describe('a list of bookings that a link has filtered', () => {
  it.each([
    [{ stashpoint_id: 'p1' }, 'Place: Café near King’s Cross'],
    [{ host_id: 'u9' }, 'Host: Corner Café'],
    [{ customer_id: 'u1' }, 'Traveller: Maya Lindqvist'],
    [{ coupon_code: 'FAIR-10' }, 'Coupon: FAIR-10'],
  ])('names what %o is about, and shows all again once that is removed', async (filter, name) => {
    const user = open({ ...filter, state: 'confirmed' });
    const chip = await screen.findByRole('button', { name, description: 'Remove this filter' });
    await waitFor(() => expect(asked()).toMatchObject({ ...filter, state: 'confirmed' }));
    await user.click(chip);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(asked()).toMatchObject({ state: 'confirmed' });
    expect(asked()).not.toHaveProperty(Object.keys(filter)[0] ?? '');
  });

  it('names the place and the host of no bookings, too', async () => {
    api
      .on('listAdminBookings', pageOf([]))
      .on('getAdminStashpoint', stashpoint())
      .on('listAdminStashpoints', pageOf([stashpoint()]));
    open({ stashpoint_id: 'p1', host_id: 'u9' });
    expect(await screen.findByRole('button', { name: 'Place: The Shelf' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Host: Shelf Ltd' })).toBeTruthy();
    expect(api.calls('listAdminStashpoints')[0]?.query).toMatchObject({ host_id: 'u9' });
  });
});
