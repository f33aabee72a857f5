import { tagsOf } from '../../contract/rules/tags.ts';
import { BAG_SIZES, type BagSize } from '../../contract/vocabulary/bag-sizes.ts';
import type { TagRange } from '../../contract/vocabulary/tags.ts';
import type { BookingRow } from './bookings.ts';
import type { Row } from './rows.ts';

/** Paper tags of a staffed shop: more of each letter than its capacity. */
export const DEMO_TAGS: TagRange[] = [
  { prefix: 'A', first: 1, last: 60 },
  { prefix: 'B', first: 1, last: 60 },
];

/** Days of chain of custody in the demo. Older bookings have none, which keeps a large network small enough. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the bags and the chain of custody of a place's recent bookings. Each bag in storage has a tag of its own. */
export function custodyOf(bookings: readonly BookingRow[], now: Date) {
  const bags: Row<'bags'>[] = [];
  const chain: Row<'custody_events'>[] = [];
  for (const booking of bookings) {
    const { checked_in_at, checked_out_at } = booking;
    if (!checked_in_at || (checked_out_at && checked_out_at.getTime() < now.getTime() - KEPT_DAYS * DAY_MS)) continue;
    const own = sizesOf(booking).map((size, index) => ({
      booking_id: booking.id,
      number: index + 1,
      stashpoint_id: booking.stashpoint_id,
      size,
      tag: booking.tag_numbers?.[index] ?? null,
      checked_in_at,
      checked_out_at,
    }));
    bags.push(...own);
    const named = own.map(({ number, size, tag }) => ({ number, size, tag }));
    const step = (kind: 'checked_in' | 'checked_out', at: Date) => ({
      booking_id: booking.id,
      stashpoint_id: booking.stashpoint_id,
      kind,
      occurred_at: at,
      recorded_at: at,
      actor: 'host' as const,
      device_name: 'Counter',
      bags: named,
      detail: {},
    });
    chain.push(step('checked_in', checked_in_at));
    if (checked_out_at) chain.push(step('checked_out', checked_out_at));
  }
  return { bags, chain };
}

/** Gives each bag in storage a tag that is on no other bag in the shop. */
export function tagBags(bookings: readonly BookingRow[]): void {
  const free = tagsOf(DEMO_TAGS);
  for (const booking of bookings)
    if (booking.state === 'checked_in' && booking.tag_numbers) booking.tag_numbers = free.splice(0, booking.bag_count);
}

function sizesOf(booking: BookingRow): BagSize[] {
  return BAG_SIZES.flatMap((size) => Array.from({ length: booking[size] }, () => size));
}
