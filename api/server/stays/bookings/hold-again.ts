import { CubbyError } from '../../../contract/errors.ts';
import { lockRooms } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { PricedStay } from '../pricing/price-request.ts';
import { noRoom } from './hold-change.ts';
import { type BookingRow, lockWithTraveller, stepBooking } from './record/booking.ts';
import type { customerColumns } from './record/customer-columns.ts';

/** Tells whether a hold is for exactly the same request: the same bags, extras and price, for any customer. */
export function isSameHold(own: BookingRow, wanted: Partial<BookingRow>, { email }: { email: string }): boolean {
  // A coupon is counted per address, and reserved credit has to be requested again: both need a new hold.
  if (own.credit_amount > 0 || (own.coupon_id !== null && own.email !== email)) return false;
  const asked = Object.keys(wanted) as (keyof BookingRow)[];
  return asked.every((name) => comparable(own[name]) === comparable(wanted[name]));
}

function comparable(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

/** Corrects the customer of a hold, before it is paid. False when it was paid or has expired in the meantime. */
export async function correctCustomer(
  { database, now }: HasDatabase & HasClock,
  id: string,
  customer: ReturnType<typeof customerColumns>,
): Promise<boolean> {
  const row = await database.query
    .updateTable('bookings')
    .set(customer)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('hold_expires_at', '>', now())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Replaces the caller's hold by another one of the same stay: both or neither happen. The space, coupon and credit
 * reserved by the old one are available to the new one. Undefined, with the old one kept, when the new one is refused.
 */
export async function exchangeHold<Held>(
  services: HasDatabase & HasClock,
  own: BookingRow,
  { stashpoint }: PricedStay,
  usesCredit: boolean,
  hold: () => Promise<Held | undefined>,
): Promise<Held | undefined> {
  try {
    return await services.database.transaction(async (transaction) => {
      // The place's lock comes before any row's, here as everywhere.
      await lockRooms(transaction, [stashpoint.id]);
      if (usesCredit) await lockWithTraveller(transaction, own.id);
      await stepBooking(transaction, own.id, 'expire');
      const held = await hold();
      if (!held) throw noRoom();
      return held;
    });
  } catch (error) {
    if (error instanceof CubbyError && error.id === 'NO_AVAILABILITY_AT_STASHPOINT') return undefined;
    throw error;
  }
}
