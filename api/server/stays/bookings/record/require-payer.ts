import { CubbyError } from '../../../../contract/errors.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { type BookingRow, findBookingRow } from './booking.ts';
import { isPassOf } from './pass.ts';

/** A caller who wants to pay: signed in, or with the pass of the booking. */
export interface Payer {
  caller: Caller | null;
  pass: string | null;
}

/**
 * Requires a hold, or the change of a booking, that the caller may pay for. A change is paid with the pass of its
 * booking: travellers don't want to sign in at a counter.
 *
 * @throws CubbyError UNAUTHORIZED without a session and a pass; NOT_FOUND.
 */
export async function requirePayable(
  { database, secret }: HasDatabase & HasSecret,
  id: string,
  { caller, pass }: Payer,
): Promise<BookingRow> {
  if (!caller && pass === null) throw new CubbyError('UNAUTHORIZED', 'Sign in to pay.');
  const row = await findBookingRow(database.query, id);
  const isOwn = caller && caller.role !== 'recovery' && (row?.user_id === caller.userId || caller.role === 'admin');
  if (!row || !(isOwn || isPassOf(secret, row.changes_booking_id ?? row.id, pass)))
    throw new CubbyError('NOT_FOUND', 'Booking not found.');
  return row;
}
