import type { Booking } from '../../../contract/structs/booking.ts';
import type { DeletionPreview } from '../../../contract/structs/deletion.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { listBalances } from '../../money/ledger/credit.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { listOpenBookings } from '../../stays/bookings/list-open-bookings.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { countHosted, countReviews } from './store.ts';

/** Tells what deleting an account would do at this moment. */
export async function previewDeletion(
  services: HasDatabase & SerializesBookings,
  userId: string,
): Promise<DeletionPreview> {
  const { query } = services.database;
  const now = services.now();
  const open = await listOpenBookings(services, userId);
  const blocking = open.filter(hasBagsInStorage);
  const cancelled = open.filter((booking) => !hasBagsInStorage(booking));
  const hosted = await countHosted(query, userId, now);
  const balances = await listBalances(query, userId, now);
  return {
    may_delete: blocking.length === 0 && hosted.stays === 0,
    blocking_bookings: blocking.map(stayOf),
    blocking_hosted_bookings: hosted.stays,
    cancelled_bookings: cancelled.map((booking) => ({
      ...stayOf(booking),
      ccy_code: booking.ccy_code,
      ccy_minor_in_major: booking.ccy_minor_in_major,
      refund_amount: booking.state === 'held' ? null : (booking.refund_offer?.amount ?? 0) - toCredit(booking),
    })),
    lost_credit: addUp([
      ...balances.map(({ currency_code, amount }) => ({ code: currency_code, amount })),
      ...cancelled.map((booking) => ({ code: booking.ccy_code, amount: toCredit(booking) })),
    ]),
    reviews_kept: await countReviews(query, userId),
    closed_stashpoints: hosted.stashpoints,
    removed_people: hosted.people,
    unpaired_devices: hosted.devices,
  };
}

/** Tells whether bags of a stay are still to be collected. A stay without a check-in can be cancelled, however late. */
function hasBagsInStorage({ state }: Booking): boolean {
  return state === 'checked_in';
}

/**
 * Returns what a refund would give back as credit: as much as was paid with credit and not refunded yet. Staff may have
 * refunded more than that as credit.
 */
function toCredit({ state, refund_offer, credit_amount, refund_credit_amount }: Booking): number {
  const left = Math.max(0, credit_amount - refund_credit_amount);
  return state === 'held' ? 0 : Math.min(refund_offer?.amount ?? 0, left);
}

function stayOf({ id, stashpoint, dropoff, pickup }: Booking): DeletionPreview['blocking_bookings'][number] {
  return { id, stashpoint_name: stashpoint.name, timezone: stashpoint.timezone, dropoff, pickup };
}

function addUp(parts: { code: CurrencyCode; amount: number }[]): DeletionPreview['lost_credit'] {
  return [...Map.groupBy(parts, ({ code }) => code)]
    .map(([code, same]) => ({
      ccy_code: code,
      ccy_minor_in_major: CURRENCIES[code].minorInMajor,
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ amount }) => amount > 0);
}
