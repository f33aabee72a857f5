import type { MailChoices, MailKind } from '@cubby/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { user as traveller } from '../../testing/site-records.ts';

/** An API that stores the switched settings. */
function choices(kind: MailKind | null) {
  let off: MailKind[] = [];
  return fakeApi()
    .on('getMailChoices', () => ({ off, kind }))
    .on('updateMailChoices', ({ body }) => {
      off = body.wanted ? off.filter((each) => each !== body.kind) : [...off, body.kind];
      return { off, kind };
    });
}

describe('the link at the end of an email', () => {
  it('switches its kind off and on with one button, without signing in', async () => {
    const api = choices('pickup_late');
    const { user } = await openSite('/account/mails?token=sealed');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You no longer get these emails.')).toBeTruthy();
    const late = screen.getByRole('switch', { name: 'When your pick-up is late' });
    expect((late as HTMLInputElement).checked).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('You get these emails.')).toBeTruthy();
    expect(api.calls('updateMailChoices').map(({ body }) => body)).toEqual([
      { token: 'sealed', kind: 'pickup_late', wanted: false },
      { token: 'sealed', kind: 'pickup_late', wanted: true },
    ]);
  });

  it('changes nothing by being opened', async () => {
    const api = choices('review_request');
    await openSite('/account/mails?token=sealed');
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
    expect(api.calls('updateMailChoices')).toEqual([]);
  });

  it('that is incomplete says what to do', async () => {
    fakeApi().on('getMailChoices', refuse('NOT_FOUND'));
    await openSite('/account/mails?token=sea');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });
});

describe('the user’s email preferences', () => {
  it('are switched in the profile', async () => {
    const api = choices(null).on('getMe', traveller()).on('getMyCredit', { balances: [], entries: [] });
    const { user } = await openSite('/account/profile', { user: traveller() });
    const review = await screen.findByRole('switch', { name: 'When we ask for a review' });
    await user.click(review);
    expect(api.calls('updateMailChoices')[0]?.body).toEqual({ kind: 'review_request', wanted: false });
    expect(within(screen.getByRole('main')).getAllByRole('switch')).toHaveLength(6);
  });

  it('are shown at once while they are saved, and go back if that fails', async () => {
    const saved = Promise.withResolvers<MailChoices>();
    const api = choices(null).on('getMe', traveller()).on('getMyCredit', { balances: [], entries: [] });
    api.on('updateMailChoices', () => saved.promise);
    const { user } = await openSite('/account/profile', { user: traveller() });
    const review = await screen.findByRole<HTMLInputElement>('switch', { name: 'When we ask for a review' });
    await user.click(review);
    expect(review.checked).toBe(false);
    await act(async () => saved.resolve({ off: ['review_request'], kind: null }));
    expect(review.checked).toBe(false);
    api.on('updateMailChoices', refuse('NOT_FOUND'));
    await user.click(review);
    await waitFor(() => expect(api.calls('updateMailChoices')).toHaveLength(2));
    await waitFor(() => expect(review.checked).toBe(false));
  });

  it('require signing in without a link', async () => {
    fakeApi();
    await openSite('/account/mails', { onTo: ['/login/email'] });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});
