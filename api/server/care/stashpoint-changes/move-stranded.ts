import type { Kysely } from 'kysely';
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

/** Plans the moves of bookings that a change strands; none moves to a place that the same change closes. */
export async function planMoves(
  services: HasDatabase & HasClock & HasCards & HasRefundPolicy,
  strandedAt: ReadonlyMap<string, readonly Stranded[]>,
): Promise<MovePlan> {
  const plan: MovePlan = new Map();
  for (const { id, state } of [...strandedAt.values()].flat()) {
    if (state !== 'confirmed') continue;
    const booking = await findMailedBooking(services.database.query, id);
    const moves: PossibleMove[] = [];
    const near = await listMoves(services, booking, MAXIMUM_TRIED + strandedAt.size - 1);
    const elsewhere = near.filter(({ stashpoint }) => !strandedAt.has(stashpoint.id)).slice(0, MAXIMUM_TRIED);
    for (const to of elsewhere) moves.push({ to, check: await checkMove(services, booking, to.stashpoint.id) });
    plan.set(id, moves);
  }
  return plan;
}

export function targetsOf(plan: MovePlan): string[] {
  return [...plan.values()].flatMap((moves) => moves.map(({ check }) => check.stashpoint.id));
}

/**
 * Moves the bookings that can be moved, inside the transaction that strands them, and returns which booking went where.
 */
export async function moveStranded(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  { from, stranded, plan, caller }: { from: string; stranded: readonly Stranded[]; plan: MovePlan; caller: Caller },
): Promise<Map<string, Alternative>> {
  const moved = new Map<string, Alternative>();
  for (const { id } of stranded) {
    for (const { to, check } of plan.get(id) ?? []) {
      if (!(await moveBooking(services, transaction, { id, from, check, cause: 'staff' }))) continue;
      moved.set(id, to);
      await recordChange(transaction, {
        caller,
        action: 'moved',
        entity: 'booking',
        id,
        before: { stashpoint_id: from },
        after: { stashpoint_id: check.stashpoint.id },
        now: services.now(),
      });
      break;
    }
  }
  return moved;
}
