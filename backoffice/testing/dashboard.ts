import type { CurrencyDays, Dashboard, RevenueReport } from '@cubby/api';

/* Data of staff's overview; a test overrides only the fields it is about. */

type DeclinedPayment = Dashboard['failing_payments']['latest'][number];
type ClosedPlace = Dashboard['closed_stashpoints']['places'][number];

const GBP = { ccy_code: 'GBP', ccy_minor_in_major: 100 } as const;

export const YESTERDAY = new Date(Date.now() - 20 * 3_600_000).toISOString();

/** A dashboard with nothing to report. */
export function dashboard(own: Partial<Dashboard> = {}): Dashboard {
  return {
    approvals: { waiting: 0, oldest: null },
    incidents: { open: 0, overdue: 0 },
    failing_payments: { count: 0, since: YESTERDAY, latest: [] },
    money_trouble: { count: 0, latest: [] },
    changed_accounts: { count: 0, next: [] },
    accounts: { runs: 0, oldest_run: null, unexplained: 0, months: [] },
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
    ...own,
  };
}

export const DECLINED_PAYMENT: DeclinedPayment = {
  booking_id: 'BAG-7',
  customer_name: 'Maya Lindqvist',
  amount: 1200,
  ...GBP,
  refusal: 'declined',
  created: YESTERDAY,
};

/** A closed place, in whose time zone the next drop-off is on another day. */
export const CLOSED_PLACE: ClosedPlace = {
  id: 'p1',
  name: 'The Shelf',
  city_name: 'Tokyo',
  bookings: 2,
  bags: 5,
  next_dropoff: '2030-06-10T22:30:00.000Z',
  timezone: 'Asia/Tokyo',
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

/** A week’s revenue in pounds. */
export function currencyDays(own: Partial<CurrencyDays> = {}): CurrencyDays {
  return {
    ...GBP,
    days: DAYS,
    sum: SUM,
    parts: [
      { part: 'takings', amount: SUM.revenue },
      { part: 'hosts', amount: Math.round(SUM.revenue * 0.4) },
      { part: 'guarantee', amount: Math.round(SUM.revenue * 0.1) },
      { part: 'ours', amount: SUM.revenue - Math.round(SUM.revenue * 0.4) - Math.round(SUM.revenue * 0.1) },
    ],
    vat: { rate: 2000, amount: Math.round(SUM.revenue / 6) },
    today: { bookings: 236, revenue: 302_080 },
    week_ago: { bookings: 198, revenue: 253_440 },
    ...own,
  };
}

/** The report of a week, in each currency and in all. */
export function revenueReport(
  currencies: CurrencyDays[] = [currencyDays()],
  total: Partial<RevenueReport['total']> = {},
): RevenueReport {
  return {
    since: '2030-06-04',
    until: '2030-06-10',
    timezone: 'Europe/London',
    currencies,
    total: {
      ...GBP,
      ...SUM,
      days: DAYS.map(({ date, revenue }) => ({ date, revenue })),
      oldest_rate: null,
      missing: [],
      ...total,
    },
  };
}
