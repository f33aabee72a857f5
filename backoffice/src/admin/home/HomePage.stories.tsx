import type { Dashboard, RevenueReport } from '@cubby/api';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Dashboard', tags: ['!autodocs'] };

const at = '/';
const GBP = { ccy_code: 'GBP', ccy_minor_in_major: 100 } as const;
const YESTERDAY = new Date(Date.now() - 20 * 3_600_000).toISOString();

const QUIET: Dashboard = {
  approvals: { waiting: 0, oldest: null },
  incidents: { open: 0, overdue: 0 },
  failing_payments: { count: 0, since: YESTERDAY, latest: [] },
  money_trouble: { count: 0, latest: [] },
  changed_accounts: { count: 0, next: [] },
  closed_stashpoints: { count: 0, places: [] },
  partners: [],
  queues: {
    mails: 0,
    oldest_mail: null,
    mails_given_up: 0,
    mails_given_up_since: YESTERDAY,
    refunds: 0,
    stuck: false,
  },
};

const BUSY: Dashboard = {
  ...QUIET,
  approvals: { waiting: 3, oldest: YESTERDAY },
  incidents: { open: 5, overdue: 2 },
  failing_payments: {
    count: 9,
    since: YESTERDAY,
    latest: [
      {
        booking_id: 'BAG-7',
        customer_name: 'Maya Lindqvist',
        amount: 1200,
        ...GBP,
        refusal: 'declined',
        created: YESTERDAY,
      },
    ],
  },
  closed_stashpoints: {
    count: 1,
    places: [
      {
        id: 'p1',
        name: 'The Shelf',
        city_name: 'London',
        bookings: 2,
        bags: 5,
        next_dropoff: YESTERDAY,
        timezone: 'Europe/London',
      },
    ],
  },
};

const DAYS = [412, 388, 455, 503, 697, 741, 236].map((bookings, index) => ({
  date: `2030-06-${String(4 + index).padStart(2, '0')}`,
  bookings,
  revenue: bookings * 1280,
}));
const SUM = {
  bookings: DAYS.reduce((sum, { bookings }) => sum + bookings, 0),
  revenue: DAYS.reduce((sum, { revenue }) => sum + revenue, 0),
};
const REVENUE: RevenueReport = {
  since: '2030-06-04',
  until: '2030-06-10',
  currencies: [
    {
      ...GBP,
      days: DAYS,
      sum: SUM,
      today: { bookings: 236, revenue: 302_080 },
      week_ago: { bookings: 198, revenue: 253_440 },
    },
  ],
  total: { ...GBP, ...SUM, days: DAYS, oldest_rate: null, missing: [] },
};

const of = (dashboard: Dashboard) =>
  staffStory({ at, answers: (api) => api.on('getDashboard', dashboard).on('getRevenueReport', REVENUE) });

export const Default = of(BUSY);
/** Nothing to do. */
export const Empty = of(QUIET);
export const Failed = staffStory({
  at,
  answers: (api) => api.on('getDashboard', refuse('UNAVAILABLE')).on('getRevenueReport', refuse('UNAVAILABLE')),
});
/** With the fewest rights. */
export const FewestRights = staffStory({ at, scopes: ['contents:all'] });
