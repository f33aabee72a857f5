import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { type ReportKind, reportableIncidents } from '../../../contract/rules/incidents.ts';
import type { CounterAction, CounterResult } from '../../../contract/structs/counter.ts';
import type { RefusalReason } from '../../../contract/structs/custody.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { lockBookingRow } from '../bookings/record/booking.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import type { PlacedBooking } from '../bookings/record/get-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { type Hand, writeCustody } from '../custody/chain.ts';
import { writeIncident } from '../incidents/incidents.ts';
import { listMoves } from '../rebooking/list-moves.ts';
import { moveBooking } from '../rebooking/move-booking.ts';
import { checkMove } from '../rebooking/price-move.ts';
import { noteAction } from './actions-store.ts';

/**
 * Refuses a traveller's bags: the booking moves at once to the nearest place that takes them. Where none does, the
 * report stays open, with which the traveller gets a full refund. Returns the new place.
 *
 * @throws CubbyError REQUIRED_DATA_CLIENT_ERROR on `reason`; BOOKING_NOT_CHANGEABLE unless the bags are not checked in
 * yet.
 */
export async function refuseBags(
  services: SendsRefunds & SerializesBookings & HasCards,
  hand: Hand,
  action: CounterAction,
): Promise<CounterResult['moved_to']> {
  const { reason, booking_id } = action;
  if (!reason) throw fieldError('reason', 'Give the reason for refusing the bags.', 'REQUIRED_DATA_CLIENT_ERROR');
  const row = await findMailedBooking(services.database.query, booking_id);
  const kind: ReportKind = reason === 'closed' ? 'closed' : 'refused';
  if (!reportableIncidents(row, hand.at).includes(kind)) throw notNow();
  const refusal = { row, hand, action, kind, reason };
  // The nearest that still has space when it is taken.
  for (const { stashpoint } of await listMoves(services, row)) {
    const check = await checkMove(services, row, stashpoint.id);
    const movedTo = { name: check.stashpoint.business_name, address: check.stashpoint.address };
    const isMoved = await services.database.transaction(async (transaction) => {
      const move = { id: row.id, from: row.stashpoint_id, check, cause: 'failed' } as const;
      if (!(await moveBooking(services, transaction, move))) return false;
      await writeRefusal(transaction, refusal, movedTo);
      return true;
    });
    if (!isMoved) continue;
    await sendRefunds(services, { bookingId: row.id });
    return movedTo;
  }
  await services.database.transaction(async (transaction) => {
    const locked = await lockBookingRow(transaction, row.id);
    if (locked?.state !== 'confirmed' || locked.stashpoint_id !== row.stashpoint_id) throw notNow();
    await writeRefusal(transaction, refusal, null);
  });
  return null;
}

interface Refusal {
  row: PlacedBooking;
  hand: Hand;
  action: CounterAction;
  kind: ReportKind;
  reason: RefusalReason;
}

/**
 * Writes the refusal as a report. It closes with the move; without one it stays open, and gives the traveller a refund.
 */
async function writeRefusal(
  transaction: Kysely<Schema>,
  { row, hand, action, kind, reason }: Refusal,
  movedTo: CounterResult['moved_to'],
): Promise<void> {
  await noteAction(transaction, { action, stashpointId: row.stashpoint_id, now: hand.now, movedTo });
  await writeIncident(transaction, {
    id: hexId(16),
    booking_id: row.id,
    stashpoint_id: row.stashpoint_id,
    kind,
    text: null,
    created: hand.now,
    respond_by: null,
    resolved_at: movedTo && hand.now,
    resolution: movedTo && 'rebooked',
  });
  await writeCustody(transaction, {
    bookingId: row.id,
    stashpointId: row.stashpoint_id,
    kind: 'refused',
    hand,
    detail: { reason },
  });
}

function notNow(): CubbyError {
  return new CubbyError('BOOKING_NOT_CHANGEABLE', 'These bags cannot be refused now: reload the booking.');
}
