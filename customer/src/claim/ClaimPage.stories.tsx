import type { Claim } from '@cubby/api';
import { claimStart } from '../../testing/claims.ts';
import { user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';

export default { title: 'Claim', tags: ['!autodocs'] };

const of = (...claims: Partial<Claim>[]) =>
  siteStory({
    at: '/account/bookings/BAG-1234/claim',
    user: user(),
    answers: (api) => api.on('getClaimStart', claimStart(...claims)),
  });

export const Default = of();
export const Sent = of({});
export const MoreAsked = of({
  state: 'needs_more',
  decision_text: 'Which wheel is broken?',
  needs: ['answer', 'police_report'],
});
export const Refused = of({ state: 'refused', decision_text: 'The scratches were there before.' });
