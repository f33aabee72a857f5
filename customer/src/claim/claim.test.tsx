import type { Claim, ClaimStart } from '@cubby/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { user as traveller } from '../../testing/site-records.ts';

const CLAIM: Claim = {
  id: 'c1',
  number: 'C1',
  booking_id: 'BAG-1234',
  created: '2026-11-20T10:00:00.000Z',
  state: 'open',
  cause: 'stolen',
  bags: [1],
  text: 'Someone else left with it.',
  items: [{ name: 'Suitcase', kind: 'bag', bag: 1, value: 18_900, age_months: 14 }],
  files: [],
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  amount: null,
  version: 2,
  police_reference: null,
  steps: [{ kind: 'sent', created: '2026-11-20T10:00:00.000Z', text: null }],
  needs: [],
  answer_by: null,
  decision_text: null,
  accepted: null,
  account_number_end: null,
};

const START: ClaimStart = {
  stashpoint: { name: 'Corner Café', timezone: 'Europe/London' },
  until: null,
  bags: [{ number: 1, size: 'standard', tag: null }],
  custody: [],
  pictures: [],
  guarantee: 250_000,
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  claims: [],
};

function open(own: Partial<Claim>) {
  fakeApi().on('getClaimStart', { ...START, claims: [{ ...CLAIM, ...own }] });
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
