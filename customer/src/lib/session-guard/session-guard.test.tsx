import { daysFromNow } from '@cubby/api/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { takeNoise } from '../../../testing/noise.ts';
import { address, fakeApi, openSite } from '../../../testing/open-site.tsx';
import { booking, pageOf, SESSION, user as traveller } from '../../../testing/site-records.ts';
import { getSession } from '../session/session.ts';
import { signOut } from './sign-out.ts';

const bookings = () => fakeApi().on('listBookings', pageOf([booking()]));

describe('a session', () => {
  it('is extended for thirty days when it would soon end', async () => {
    const soon = daysFromNow(5).toISOString();
    const api = bookings()
      .on('getToken', { ...SESSION, expires_at: soon })
      .on('updateToken', SESSION);
    await openSite('/account/bookings', { user: traveller() });
    await waitFor(() => expect(api.calls('updateToken')).toHaveLength(1));
    const until = Date.parse(api.calls('updateToken')[0]?.body.expires_at ?? '');
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30);
  });

  it('of staff ends on time', async () => {
    const api = bookings().on('getToken', { ...SESSION, role: 'admin', expires_at: daysFromNow(0.4).toISOString() });
    await openSite('/account/bookings', { user: traveller({ role: 'admin' }) });
    expect((await screen.findAllByRole('link', { name: 'Corner Café' })).length).toBeGreaterThan(0);
    expect(api.names).toContain('getToken');
    expect(api.names).not.toContain('updateToken');
  });

  it('that the server no longer knows ends, and leads to the sign-in and back', async () => {
    bookings().on('getToken', refuse('NOT_FOUND'));
    await openSite('/account/bookings', { user: traveller(), onTo: ['/login/email'] });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toContain('next=%2Faccount%2Fbookings');
    expect(getSession().token).toBeNull();
    expect(takeNoise()).toEqual(['[session-renewal] ResponseError: Refused: NOT_FOUND']);
  });

  it('outlives a network outage', async () => {
    const api = bookings();
    const original = api.fetch;
    globalThis.fetch = (input, init) =>
      String(input).includes('/v2/tokens/') ? Promise.reject(new TypeError('Failed to fetch')) : original(input, init);
    await openSite('/account/bookings', { user: traveller() });
    expect((await screen.findAllByRole('link', { name: 'Corner Café' })).length).toBeGreaterThan(0);
    expect(getSession().token).toBe('opaque');
    expect(takeNoise()).toEqual(['[session-renewal] TypeError: Failed to fetch']);
  });

  it('ends here before the server responds', async () => {
    const api = bookings().on('getToken', SESSION).on('deleteToken', undefined);
    await openSite('/account/bookings', { user: traveller() });
    await waitFor(() => expect(api.calls('listBookings').length).toBeGreaterThan(0));
    const heard = signOut();
    expect(getSession()).toEqual({ token: null, user: null });
    await heard;
    expect(api.calls('deleteToken')).toHaveLength(1);
  });

  it('without a user makes no request', async () => {
    const api = fakeApi();
    await openSite('/cookie-policy');
    await screen.findByRole('main');
    expect(api.names).not.toContain('getToken');
  });
});
