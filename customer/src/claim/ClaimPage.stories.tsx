import type { Claim, ClaimStart } from '@cubby/api';
import { user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';

export default { title: 'Claim', tags: ['!autodocs'] };

const CREATED = '2030-06-11T10:00:00.000Z';

const CLAIM: Claim = {
  id: 'c1',
  number: 'C1',
  booking_id: 'BAG-1234',
  created: CREATED,
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
  steps: [{ kind: 'sent', created: CREATED, text: null }],
  needs: [],
  answer_by: null,
  decision_text: null,
  accepted: null,
  account_number_end: null,
};

const START: ClaimStart = {
  stashpoint: { name: 'Corner Café', timezone: 'Europe/London' },
  until: '2030-06-17T15:00:00.000Z',
  bags: [{ number: 1, size: 'standard', tag: 'A12' }],
  custody: [],
  pictures: [],
  guarantee: 250_000,
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  claims: [],
};

const of = (...claims: Partial<Claim>[]) =>
  siteStory({
    at: '/account/bookings/BAG-1234/claim',
    user: user(),
    answers: (api) => api.on('getClaimStart', { ...START, claims: claims.map((own) => ({ ...CLAIM, ...own })) }),
  });

export const Default = of();
export const Sent = of({});
export const MoreAsked = of({
  state: 'needs_more',
  decision_text: 'Which wheel is broken?',
  needs: ['answer', 'police_report'],
});
export const Refused = of({ state: 'refused', decision_text: 'The scratches were there before.' });
