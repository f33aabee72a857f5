import type { Commission, HostMoney } from '@cubby/api';
import { host, pageOf } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/Earnings', tags: ['!autodocs'] };

const GBP = { ccy_code: 'GBP', ccy_minor_in_major: 100 } as const;

const EARNED: Commission = {
  id: 'c1',
  created: '2030-06-10T15:00:00.000Z',
  kind: 'earned',
  amount: 500,
  balance: 4700,
  ...GBP,
  booking: {
    id: 'BAG-1234',
    stashpoint_id: 'p1',
    stashpoint_name: 'The Shelf',
    dropoff: '2030-06-10T09:00:00.000Z',
    pickup: '2030-06-10T15:00:00.000Z',
    bag_count: 2,
    paid: 1200,
    refunded: 0,
    refunded_by_host: 0,
  },
  payout_id: null,
  invoice_number: null,
};
const PAID: Commission = {
  ...EARNED,
  id: 'c2',
  created: '2030-06-03T08:00:00.000Z',
  kind: 'paid_out',
  amount: -8000,
  balance: 4200,
  booking: null,
  payout_id: 'o1',
};

const MONEY: HostMoney = {
  balances: [
    {
      ...GBP,
      earned: 12_700,
      ahead: 1500,
      paid_out: 8000,
      balance: 4700,
      prepared: 2200,
      next_payout: { date: '2030-06-17', amount: 2500, threshold: 2500, obstacle: null },
    },
  ],
  payouts: [],
};

const of = (...lines: Commission[]) =>
  hostStory({
    at: '/commissions',
    answers: (api) =>
      api
        .on('getHost', host())
        .on('getHostMoney', MONEY)
        .on('listCommissions', pageOf(lines))
        .on('sumCommissions', { timezone: 'Europe/London', items: [] }),
  });

export const Default = of(EARNED, PAID);
export const Empty = of();
