import type { Dashboard } from '@cubby/api';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { staffStory } from '../../../testing/console-story.tsx';
import { CLOSED_PLACE, DECLINED_PAYMENT, dashboard, revenueReport, YESTERDAY } from '../../../testing/dashboard.ts';

export default { title: 'Staff/Dashboard', tags: ['!autodocs'] };

const at = '/';

const of = (own: Partial<Dashboard>) =>
  staffStory({
    at,
    answers: (api) => api.on('getDashboard', dashboard(own)).on('getRevenueReport', revenueReport()),
  });

export const Default = of({
  approvals: { waiting: 3, oldest: YESTERDAY },
  incidents: { open: 5, overdue: 2 },
  failing_payments: { count: 9, since: YESTERDAY, latest: [DECLINED_PAYMENT] },
  closed_stashpoints: { count: 1, places: [CLOSED_PLACE] },
});
/** Nothing to do. */
export const Empty = of({});
export const Failed = staffStory({
  at,
  answers: (api) => api.on('getDashboard', refuse('UNAVAILABLE')).on('getRevenueReport', refuse('UNAVAILABLE')),
});
/** A colleague with the fewest permissions. */
export const FewestRights = staffStory({ at, scopes: ['contents:all'] });
