import type { Claim } from '@cubby/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { claimStart } from '../../testing/claims.ts';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { user as traveller } from '../../testing/site-records.ts';

function open(own: Partial<Claim>) {
  fakeApi().on('getClaimStart', claimStart(own));
  return openSite('/account/bookings/BAG-1234/claim', { user: traveller() });
}

it('a claim that staff asked more about says what, and can be changed', async () => {
  await open({ state: 'needs_more', decision_text: 'Which wheel?', needs: ['answer', 'police_report'] });
  expect(await screen.findByText('Which wheel?')).toBeTruthy();
  expect(screen.getByText('The police report, or its number')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change the claim' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a police report' })).toBeTruthy();
});

it('a refused claim gives the reason and a way to object, and takes nothing more', async () => {
  await open({ state: 'refused', decision_text: 'The scratches were there before.' });
  expect(await screen.findByText('The scratches were there before.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/support');
  expect(screen.queryByRole('button', { name: 'Change the claim' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
