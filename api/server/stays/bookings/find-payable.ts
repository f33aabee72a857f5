import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findBookingRow } from './record/booking.ts';

export interface Payable {
  /** Minor units still due. */
  amount: number;
  currency: string;
  expiresAt: Date;
}

/**
 * What is due for a held booking, or for the difference of a pending change.
 *
 * @throws CubbyError NOT_FOUND; BOOKING_NOT_CHANGEABLE when it has been paid or cancelled; HOLD_EXPIRED.
 */
export async function findPayable({ database }: HasDatabase, id: string, caller: Caller): Promise<Payable> {
  const row = await findBookingRow(database.query, id);
  if (!row || (row.user_id !== caller.userId && caller.role !== 'admin'))
    throw new CubbyError('NOT_FOUND', 'There is no such booking.');
  if (row.state === 'expired')
    throw new CubbyError('HOLD_EXPIRED', 'The time to pay for this booking is over: book again.');
  if (row.state !== 'held' || !row.hold_expires_at)
    throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking has no open payment.');
  const original = row.changes_booking_id ? await findBookingRow(database.query, row.changes_booking_id) : undefined;
  return {
    amount: row.total - row.credit_amount - (original?.total ?? 0),
    currency: row.currency_code,
    expiresAt: row.hold_expires_at,
  };
}
