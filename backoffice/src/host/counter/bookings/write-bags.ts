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
