import type { Impact, StrandedBooking } from '../../../contract/structs/impact.ts';
import type { AdminStashpoint } from '../../../contract/structs/stashpoint.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { getOwnStashpoint } from '../../catalogue/stashpoints/editing/own-stashpoints.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { findImpact, type RoomChange, rehearseMoves } from './find-impact.ts';
import { type MadeMove, planMoves } from './move-stranded.ts';
import type { Stranded } from './stranded-bookings.ts';

type PreviewsImpact = HasDatabase & HasCards & SerializesBookings;

/** More bookings than a person reads through before saving. */
const MAXIMUM_SHOWN = 50;

/**
 * Tells before saving what a change of hours, closures, capacity or activity does to upcoming bookings, and which of
 * them fit elsewhere when all of them move. Unpaid holds are not counted: they are released.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function previewImpact(
  services: PreviewsImpact,
  caller: Caller,
  id: string,
  change: RoomChange,
): Promise<Impact> {
  const place = await getOwnStashpoint(services, caller, id);
  const stranded = (await findImpact(services, id, change)).filter(({ state }) => state !== 'held');
  if (stranded.length === 0) return impactAt(services, place, stranded, new Map());
  const plan = await planMoves(services, stranded);
  return impactAt(services, place, stranded, await rehearseMoves(services, caller, { id, change, plan }));
}

async function impactAt(
  services: HasDatabase,
  { timezone, currency_code }: AdminStashpoint,
  stranded: readonly Stranded[],
  moves: ReadonlyMap<string, MadeMove>,
): Promise<Impact> {
  const bookings: (Stranded & { row: PlacedBooking })[] = [];
  for (const each of stranded)
    bookings.push({ ...each, row: await findMailedBooking(services.database.query, each.id) });
  bookings.sort((a, b) => a.row.dropoff.getTime() - b.row.dropoff.getTime());
  return {
    booking_count: bookings.length,
    bag_count: bookings.reduce((sum, { row }) => sum + row.bag_count, 0),
    movable_count: bookings.filter(({ id }) => moves.has(id)).length,
    timezone,
    currency_code,
    bookings: bookings.slice(0, MAXIMUM_SHOWN).map((booking) => serializeStranded(booking, moves.get(booking.id)?.to)),
  };
}

function serializeStranded(
  { state, reason, row }: Stranded & { row: PlacedBooking },
  move: MadeMove['to'] | undefined,
): StrandedBooking {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    dropoff: row.dropoff.toISOString(),
    pickup: row.pickup.toISOString(),
    bag_count: row.bag_count,
    reason,
    bags_inside: state === 'checked_in' ? row.bag_count : 0,
    nearest: move
      ? {
          id: move.stashpoint.id,
          name: move.stashpoint.name,
          location_name: move.stashpoint.location_name,
          distance_km: move.stashpoint.user_distance_km ?? 0,
          refund_amount: move.refund_amount,
        }
      : null,
  };
}
