import { CubbyError } from '../../../../contract/errors.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { type BookingRow, findBookingRow } from './booking.ts';
import { opensByPass, rightsTo, type Visitor } from './booking-rights.ts';

/** Finds a hold, or the change of a booking, that the caller may pay for: see `requirePayer`. */
export async function requirePayable(
  services: HasDatabase & HasSecret,
  id: string,
  payer: Visitor,
): Promise<BookingRow> {
  return requirePayer(services, await findBookingRow(services.database.query, id), payer);
}

/**
 * Requires that the caller may pay for a hold, or the change of a booking. A change is paid with the pass of its
 * booking: travellers don't want to sign in at a counter.
 *
 * @throws CubbyError UNAUTHORIZED without a session and a pass; NOT_FOUND.
 */
export function requirePayer({ secret }: HasSecret, row: BookingRow | undefined, payer: Visitor): BookingRow {
  if (!payer.caller && payer.pass === null) throw new CubbyError('UNAUTHORIZED', 'Sign in to pay.');
  const rights = row && rightsTo(row, payer.caller, opensByPass(secret, row, payer.pass));
  if (!row || !(rights?.isTraveller || rights?.isStaff)) throw new CubbyError('NOT_FOUND', 'Booking not found.');
  return row;
}
