import { COOKIES } from '@cubby/api';
import { deleteCookie, readCookie } from '@cubby/api/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../../testing/open-site.tsx';
import { getConsent, setConsent } from './consent.ts';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  for (const name of [COOKIES.analytics, COOKIES.tag, COOKIES.affiliate]) deleteCookie(name);
});

const notice = () => screen.findByRole('region', { name: 'Cookies' });
const noNotice = () => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();

/** Scrolls a little more than half a screen, as a visitor does who reads past the first screen. */
function scrollOn() {
  Object.defineProperty(window, 'scrollY', { value: window.innerHeight * 0.6, configurable: true });
  fireEvent.scroll(window);
}
afterEach(() => void Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('the question about cookies', () => {
  it('allows no counting before an answer', async () => {
    await openSite('/termsandconditions', { asked: false });
    scrollOn();
    expect(await notice()).toBeTruthy();
    expect(readCookie(COOKIES.analytics)).toBeNull();
    expect(api.names).not.toContain('createEvents');
  });

  it('is not asked on the first screen, but on the next page', async () => {
    const { user } = await openSite('/privacy-policy?tagrid=partner-7', { asked: false });
    const [terms] = await screen.findAllByRole('link', { name: /Terms/ });
    noNotice();
    await user.click(terms as HTMLElement);
    await notice();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    // The mark was in the first address, which the visitor has left by now.
    await waitFor(() => expect(readCookie(COOKIES.tag)).toBe('partner-7'));
  });

  it('stores a yes, and the referrer’s mark', async () => {
    const { user } = await openSite('/termsandconditions?tagrid=partner-7', { asked: false });
    await screen.findByRole('main');
    scrollOn();
    await notice();
    api.on('createEvents', undefined as never);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
    expect(getConsent()).toBe('given');
    expect(readCookie(COOKIES.analytics)).toMatch(/^GA1\.1\.\d+\.\d+$/);
    expect(readCookie(COOKIES.tag)).toBe('partner-7');
  });

  it('keeps a no, and no cookie with it', async () => {
    const { user } = await openSite('/termsandconditions?tagrid=partner-7', { asked: false });
    await screen.findByRole('main');
    scrollOn();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
    expect(getConsent()).toBe('refused');
    expect(readCookie(COOKIES.analytics)).toBeNull();
    expect(readCookie(COOKIES.tag)).toBeNull();
  });

  it('is not asked twice', async () => {
    await openSite('/termsandconditions');
    await screen.findByRole('main');
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });
});

describe('withdrawing consent', () => {
  it('deletes the cookies', () => {
    setConsent('given');
    expect(readCookie(COOKIES.analytics)).not.toBeNull();
    setConsent('refused');
    expect(readCookie(COOKIES.analytics)).toBeNull();
  });

  it('leads to the question again once the answer is deleted', () => {
    setConsent('given');
    setConsent(null);
    expect(getConsent()).toBeNull();
  });

  it('does not trust invalid values', () => {
    localStorage.setItem('cubby.consent', 'perhaps');
    expect(getConsent()).toBeNull();
  });
});
