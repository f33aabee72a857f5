import { CubbyError } from '../../../contract/errors.ts';
import type { CustodyEvent } from '../../../contract/structs/custody.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { lockBookingRow } from '../bookings/record/booking.ts';
import { requireTraveller } from '../bookings/record/get-booking.ts';
import { listBags } from '../custody/bags.ts';
import { listCustody, writeCustody } from '../custody/chain.ts';

/**
 * Records in the chain that a traveller has their bags back, where the counter has not. The stay is settled from it the
 * next morning, so that the counter can record it first. Repeating it has no effect.
 *
 * @throws CubbyError NOT_FOUND, or BOOKING_NOT_CHANGEABLE for bags that are not at the place.
 */
export async function sayCollected(
  services: HasDatabase & HasClock & HasSecret,
  id: string,
  caller: Caller | null,
  pass: string | null,
): Promise<CustodyEvent[]> {
  const booking = await requireTraveller(services, id, caller, pass);
  const now = services.now();
  return services.database.transaction(async (transaction) => {
    const row = await lockBookingRow(transaction, booking.id);
    if (row?.state !== 'checked_in')
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'These bags are not recorded as in storage: reload the page.');
    const chain = await listCustody(transaction, booking.id, 'traveller');
    if (chain.some(({ kind }) => kind === 'said_collected')) return chain;
    const bags = (await listBags(transaction, booking.id)).filter(({ checked_out_at }) => checked_out_at === null);
    const hand = { caller: null, device: null, at: now, now };
    const { id: bookingId, stashpoint_id: stashpointId } = row;
    await writeCustody(transaction, { bookingId, stashpointId, kind: 'said_collected', hand, bags });
    return listCustody(transaction, booking.id, 'traveller');
  });
}
