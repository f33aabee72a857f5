import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type BookingRow, findBookingRow } from './record/booking.ts';

/**
 * Requires that something is due for a held booking, or for the difference of a pending change. Amounts are minor units.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE when it has been paid or cancelled, or nothing is due; HOLD_EXPIRED.
 */
export async function requireDue(
  query: Kysely<Schema>,
  row: BookingRow,
  now: Date,
): Promise<{ amount: number; currency: string }> {
  // A paid change ends as a hold, too: its stay is now the booking's.
  if (row.applied_at) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This change has already been paid for.');
  if (row.state === 'expired')
    throw new CubbyError('HOLD_EXPIRED', 'The time to pay for this booking has run out: book again.');
  if (row.state !== 'held' || !row.hold_expires_at)
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking has no open payment.');
  if (row.hold_expires_at <= now)
    throw new CubbyError('HOLD_EXPIRED', 'The 15 minutes to pay for this booking have run out: book again.');
  const original = row.changes_booking_id ? await findBookingRow(query, row.changes_booking_id) : undefined;
  const amount = row.total - row.credit_amount - (original?.total ?? 0);
  if (amount <= 0) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'There is nothing to pay.');
  return { amount, currency: row.currency_code };
}
