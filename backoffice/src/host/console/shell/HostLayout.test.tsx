import { COOKIES } from '@cubby/api';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appContext } from '../../../../../tests/harness/common-records.ts';
import { fakeApi, renderPage } from '../../../../testing/render-page.tsx';
import { endSession } from '../../../lib/session/session.ts';
import { Guarded } from '../../../shared/page/Guarded.tsx';
import { HostLayout } from './HostLayout.tsx';

const open = (at = '/closures', language: 'en' | 'de' = 'en') =>
  renderPage(<HostLayout>the page</HostLayout>, fakeApi().on('getAppContext', appContext()), {
    at,
    language,
    site: 'hosts',
  }).user;

describe('the frame of the hosts’ console', () => {
  it('highlights the current page', async () => {
    open();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Closures');
  });

  it('counts a place as below the list of places', async () => {
    open('/stashpoints/p1');
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Places');
  });

  it('has the rest behind "More" on a phone, and closes after a choice', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'More', hidden: true }));
    const drawer = await screen.findByRole('dialog', { hidden: true });
    await user.click(within(drawer).getByRole('link', { name: 'Bag limits' }));
    expect(window.location.pathname).toBe('/bag-limits');
  });

  it('keeps the money from managers', () => {
    open();
    expect(screen.getAllByRole('link', { name: 'Payouts' }).length).toBeGreaterThan(0);
    cleanup();
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie is what the browser sends and we read.
    document.cookie = `${COOKIES.user}=${encodeURIComponent(JSON.stringify({ id: 'm1', email: '', role: 'manager' }))}; Path=/; Secure`;
    onTestFinished(endSession);
    open();
    expect(screen.queryByText('Money')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Payouts' })).toBeNull();
    renderPage(<Guarded access="owner">money</Guarded>, fakeApi(), { site: 'hosts' });
    expect(screen.getByText(/Only the owner of the place can see this page/)).toBeTruthy();
  });

  it('is translated into German', () => {
    open('/closures', 'de');
    expect(screen.getAllByRole('link', { name: 'Schließtage' }).length).toBeGreaterThan(0);
  });
});
