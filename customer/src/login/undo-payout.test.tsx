import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { user as traveller } from '../../testing/site-records.ts';
import { getSession } from '../lib/session/session.ts';

const open = (link = 'a-link') => openSite(`/login/undo-payout?link=${link}`, { user: traveller() });
const take = () => screen.findByRole('button', { name: 'Undo the change' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that undoes a changed payout account', () => {
  it('waits for a click, ends this browser’s session too, and says which account is paid and what to do', async () => {
    const api = fakeApi().on('undoAccountChange', { ended: null, ccy_code: 'GBP', account_end: '5555' });
    const { user } = await open();
    expect(api.calls('undoAccountChange')).toEqual([]);
    await user.click(await take());
    expect(await heading('Your previous account is back')).toBeTruthy();
    expect(api.calls('undoAccountChange')[0]?.body).toEqual({ link: 'a-link' });
    expect(screen.getByText(/Payouts in GBP go to the account ending in 5555/)).toBeTruthy();
    expect(screen.getByText(/remove sign-in methods you don’t recognise/)).toBeTruthy();
    const href = screen.getByRole('link', { name: 'Go to your account page' }).getAttribute('href');
    expect(href).toMatch(/\/\/hosts\..*\/account$/);
    expect(getSession().user).toBeNull();
  });

  it.each([
    ['used', 'This change has already been undone'],
    ['expired', 'This link has expired'],
  ] as const)('that is %s says so, and leaves the session', async (ended, title) => {
    fakeApi().on('undoAccountChange', { ended, ccy_code: 'GBP', account_end: null });
    const { user } = await open();
    await user.click(await take());
    expect(await heading(title)).toBeTruthy();
    expect(screen.getByText(/There is no payout account for GBP/)).toBeTruthy();
    expect(getSession().user).not.toBeNull();
  });

  it('that was never sent says so', async () => {
    fakeApi().on('undoAccountChange', refuse('NOT_FOUND'));
    const { user } = await open();
    await user.click(await take());
    expect(await heading('This link doesn’t work')).toBeTruthy();
  });
});
