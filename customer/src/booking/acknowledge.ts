import type { Booking } from '@cubby/api';
import type { I18n } from '../lib/i18n/i18n.ts';

/** Says what a change has made of a booking, and where the difference went; null where the stay is as before. */
export function acknowledge(before: Booking, now: Booking, { t, money, moment }: I18n): string | null {
  const { state, bag_count, dropoff, pickup, stashpoint } = now;
  const isSame = before.bag_count === bag_count && before.dropoff === dropoff && before.pickup === pickup;
  if (isSame || before.state !== state || before.stashpoint.id !== stashpoint.id) return null;
  const credit = now.refund_credit_amount - before.refund_credit_amount;
  const card = now.refund_amount - before.refund_amount - credit;
  const paid = now.total_price_amount - before.total_price_amount;
  const changed = t('booking.changed.stay', {
    bags: t('stay.bagCount', { smart_count: bag_count }),
    dropoff: moment(dropoff, stashpoint.timezone),
    pickup: moment(pickup, stashpoint.timezone),
  });
  const sums = Object.entries({ card, credit, paid }) as ['card' | 'credit' | 'paid', number][];
  const said = sums.filter(([, sum]) => sum > 0);
  const write = (sum: number) => money(sum, now.ccy_code, now.ccy_minor_in_major);
  return [changed, ...said.map(([way, sum]) => t(`booking.changed.${way}`, { amount: write(sum) }))].join(' ');
}
