import { type CounterBooking, LARGEST_FIRST } from '@cubby/api';
import type { I18n } from '../language/i18n.ts';

/** Formats bags as "2 large, 1 small", or as "3 bags" if they were booked without a size. */
export function writeSpaces(
  t: I18n['t'],
  { storage_spaces, bag_count }: Pick<CounterBooking, 'storage_spaces' | 'bag_count'>,
) {
  const parts = LARGEST_FIRST.flatMap((size) => {
    const count = storage_spaces
      .filter((space) => space.size === size)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (count === 0) return [];
    return [size === 'standard' ? writeCount(t, count) : t(`bags.${size}`, { smart_count: count })];
  });
  return parts.length > 0 ? parts.join(', ') : writeCount(t, bag_count);
}

export function writeCount(t: I18n['t'], count: number): string {
  return t('bags.count', { smart_count: count });
}

/** Lists the tags of bags; empty if they have none. */
export function writeTags(bags: readonly Pick<CounterBooking['bags'][number], 'tag'>[], between: string): string {
  return bags.flatMap(({ tag }) => tag ?? []).join(between);
}

/** Says for what a traveller still has to pay: more bags, an earlier drop-off or a later pick-up. */
export function writePending(
  { t, moment }: Pick<I18n, 't' | 'moment'>,
  { bag_count, dropoff, pickup }: CounterBooking,
  wanted: NonNullable<CounterBooking['pending_change']>,
  timezone: string,
): string {
  if (wanted.bag_count !== bag_count)
    return t('pay.for_bags', { bags: writeCount(t, wanted.bag_count), before: bag_count });
  const [key, time, before] =
    wanted.pickup === pickup
      ? (['pay.for_dropoff', wanted.dropoff, dropoff] as const)
      : (['pay.for_pickup', wanted.pickup, pickup] as const);
  return t(key, { time: moment(time, timezone), before: moment(before, timezone) });
}
