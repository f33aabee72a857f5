import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { findBookingRow } from './record/booking.ts';
import type { Visitor } from './record/booking-rights.ts';
import { requirePayable } from './record/require-payer.ts';

export interface Payable {
  /** Minor units still due. */
  amount: number;
  currency: string;
  expiresAt: Date;
}

/**
 * Finds what is due for a held booking, or for the difference of a pending change.
 *
 * @throws CubbyError UNAUTHORIZED; NOT_FOUND; BOOKING_NOT_CHANGEABLE when it has been paid or cancelled; HOLD_EXPIRED.
 */
export async function findPayable(services: HasDatabase & HasSecret, id: string, payer: Visitor): Promise<Payable> {
  const row = await requirePayable(services, id, payer);
  // A paid change ends as a hold, too: its stay is now the booking's.
  if (row.applied_at) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This change has already been paid for.');
  if (row.state === 'expired')
    throw new CubbyError('HOLD_EXPIRED', 'The time to pay for this booking has run out: book again.');
  if (row.state !== 'held' || !row.hold_expires_at)
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking has no open payment.');
  const original = row.changes_booking_id
    ? await findBookingRow(services.database.query, row.changes_booking_id)
    : undefined;
  return {
    amount: row.total - row.credit_amount - (original?.total ?? 0),
    currency: row.currency_code,
    expiresAt: row.hold_expires_at,
  };
}
