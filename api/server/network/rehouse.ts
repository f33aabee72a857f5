import type { Kysely } from 'kysely';
import type { StayCheck } from '../availability/check-stay.ts';
import { findMailedBooking } from '../bookings/find-mailed-booking.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/call.ts';
import { listMoves } from '../moves/list-moves.ts';
import { moveBooking } from '../moves/move-booking.ts';
import { checkMove } from '../moves/price-move.ts';
import type { Services } from '../services.ts';
import { findImpact, type RoomChange } from './find-impact.ts';
import type { Stranded } from './stranded-bookings.ts';

/** Where each booking could go, the nearest first: looked up before anything is locked. */
export type MovePlan = Map<string, StayCheck[]>;

const MOST_TRIED = 3;

export async function planMoves(services: Services, id: string, change: RoomChange): Promise<MovePlan> {
  const plan: MovePlan = new Map();
  for (const stranded of await findImpact(services, id, change)) {
    if (stranded.state !== 'confirmed') continue;
    const booking = await findMailedBooking(services.database.query, stranded.id);
    const moves = await listMoves(services, booking, MOST_TRIED);
    plan.set(
      stranded.id,
      await Promise.all(moves.map(({ stashpoint }) => checkMove(services, booking, stashpoint.id))),
    );
  }
  return plan;
}

/** Moves what can be moved, inside the transaction that strands it, and answers what has gone. */
export async function rehouse(
  services: Services,
  transaction: Kysely<Schema>,
  { from, stranded, plan, caller }: { from: string; stranded: readonly Stranded[]; plan: MovePlan; caller: Caller },
): Promise<Set<string>> {
  const moved = new Set<string>();
  for (const { id } of stranded) {
    for (const check of plan.get(id) ?? []) {
      if (!(await moveBooking(services, transaction, { id, from, check, cause: 'staff' }))) continue;
      moved.add(id);
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
