import type { Kysely } from 'kysely';
import type { Settlement } from '../../../contract/rules/settlement.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import type { StayCheck } from '../../catalogue/stashpoints/availability/check-stay.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import type { HasRefundPolicy } from '../../stays/bookings/record/refund-terms.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { listMoves } from '../../stays/rebooking/list-moves.ts';
import { moveBooking } from '../../stays/rebooking/move-booking.ts';
import { checkMove } from '../../stays/rebooking/price-move.ts';
import type { Stranded } from './stranded-bookings.ts';

interface PossibleMove {
  to: Alternative;
  check: StayCheck;
}

/** The places each booking could move to, nearest first: looked up before anything is locked. */
export type MovePlan = Map<string, PossibleMove[]>;

const MAXIMUM_TRIED = 3;

/** A move that was made, with what it did to the booking's ledger. */
export interface MadeMove {
  to: Alternative;
  settlement: Settlement;
}

/** Plans the moves of stranded bookings; none moves to a place of `besides`, which the same change may close. */
export async function planMoves(
  services: HasDatabase & HasClock & HasCards & HasRefundPolicy,
  stranded: readonly Stranded[],
  besides: readonly string[] = [],
): Promise<MovePlan> {
  const plan: MovePlan = new Map();
  for (const { id, state } of stranded) {
    if (state !== 'confirmed') continue;
    const booking = await findMailedBooking(services.database.query, id);
    const moves: PossibleMove[] = [];
    for (const to of await listMoves(services, booking, { limit: MAXIMUM_TRIED, besides }))
      moves.push({ to, check: await checkMove(services, booking, to.stashpoint.id) });
    plan.set(id, moves);
  }
  return plan;
}

export function targetsOf(plan: MovePlan): string[] {
  return [...plan.values()].flatMap((moves) => moves.map(({ check }) => check.stashpoint.id));
}

/**
 * Moves the bookings that can be moved, inside the transaction that strands them or a later one, and returns which
 * booking went where.
 */
export async function moveStranded(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  {
    from,
    stranded,
    plan,
    caller,
    reason,
  }: { from: string; stranded: readonly Stranded[]; plan: MovePlan; caller: Caller; reason?: string | undefined },
): Promise<Map<string, MadeMove>> {
  const moved = new Map<string, MadeMove>();
  for (const { id } of stranded) {
    for (const { to, check } of plan.get(id) ?? []) {
      const settlement = await moveBooking(services, transaction, { id, from, check, cause: 'staff' });
      if (!settlement) continue;
      moved.set(id, { to, settlement });
      await recordChange(transaction, {
        caller,
        action: 'moved',
        entity: 'booking',
        id,
        before: { stashpoint_id: from },
        after: { stashpoint_id: check.stashpoint.id, ...(reason && { reason }) },
        now: services.now(),
      });
      break;
    }
  }
  return moved;
}
