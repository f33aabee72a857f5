import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { HOST_FIELDS } from '../../../contract/structs/host-stashpoints.ts';
import type { AdminStashpoint } from '../../../contract/structs/stashpoint.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { getOwnStashpoint } from '../../catalogue/stashpoints/editing/own-stashpoints.ts';
import { followingShares } from '../../catalogue/stashpoints/prices/following-shares.ts';
import { lockRooms, lockStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import { differenceOf } from '../../platform/audit/record-change.ts';
import type { OperationPlan, PlannedBooking } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { moveBooking } from '../../stays/rebooking/move-booking.ts';
import { checkMove } from '../../stays/rebooking/price-move.ts';
import { type MovePlan, moveStranded, planMoves, targetsOf } from '../stashpoint-changes/move-stranded.ts';
import { type Stranded, strandedBookings } from '../stashpoint-changes/stranded-bookings.ts';
import { changeStashpoint } from '../stashpoint-changes/update-admin-stashpoint.ts';
import { beforeOf } from './before-places.ts';
import { type Asked, changeOf, type PlaceChange } from './change-of.ts';
import { newestMail, plannedBookings } from './planned-bookings.ts';
import type { Step } from './step.ts';
import { listPlannedMoves, lockItem, readPlaces, updateItem } from './store.ts';

export type WorksOnPlaces = HasPlaces & HasCards & SendsRefunds & SerializesBookings;

/**
 * Previews what happens to a place: its change is made with the rights of the author, its bookings are moved after all
 * that move in earlier places, and everything is rolled back.
 *
 * @throws CubbyError the errors of the single action.
 */
export async function planPlace(services: WorksOnPlaces, { operation, item }: Step): Promise<void> {
  const { query } = services.database;
  const { caller } = operation;
  const seen = (await readPlaces(query, [item.target_id], operation.created)).get(item.target_id) ?? null;
  const place = await getOwnStashpoint(services, caller, item.target_id);
  const known = { name: `${place.name}, ${place.nearest_city.name}`, version: place.version, seen };
  // Its name is kept for the report if the rest is refused.
  await updateItem(query, item, known);
  const change = await changeAsked(services, { operation, item }, place);
  if (!differenceOf(place, change)) return updateItem(query, item, { state: 'unchanged' });
  const directory = await services.places.read();
  const changed = { caller, id: item.target_id, sent: change, directory };
  const stranded = await services.database.rehearse((transaction) => changeStashpoint(services, transaction, changed));
  const holds = stranded.length - stranded.filter(isPaid).length;
  const bookings = holds === stranded.length ? [] : await rehearse(services, { operation, item }, changed, stranded);
  const { currency_code } = place;
  const prices = operation.kind === 'price' ? { prices: pricesIn(place, change, isStaff(caller)) } : {};
  const plan: OperationPlan = { change, currency_code, bookings, holds, ...prices };
  await updateItem(query, item, { state: 'planned', plan: JSON.stringify(plan) });
}

async function changeAsked(
  services: WorksOnPlaces,
  { operation: { kind, arguments: choices, caller } }: Step,
  place: AdminStashpoint,
): Promise<PlaceChange> {
  const asked: Asked = { kind, ...choices };
  if (kind === 'hours') {
    const { opening_hours, opening_hours_exceptions } = await getOwnStashpoint(services, caller, asked.source_id ?? '');
    asked.source = { opening_hours, opening_hours_exceptions };
  }
  const change = changeOf(asked, place);
  const { first_day_commission, extra_day_commission } = place;
  // A host's share follows their own change by itself.
  if (kind !== 'price' || !isStaff(caller) || first_day_commission === null || extra_day_commission === null)
    return change;
  return { ...change, ...followingShares({ ...place, first_day_commission, extra_day_commission }, change) };
}

function pricesIn(place: AdminStashpoint, change: PlaceChange, byStaff: boolean): NonNullable<OperationPlan['prices']> {
  return {
    before: [place.first_day_cost, place.extra_day_cost],
    after: [change.first_day_cost ?? place.first_day_cost, change.extra_day_cost ?? place.extra_day_cost],
    waits: !byStaff && place.status === 'approved' && HOST_FIELDS.first_day_cost === 'approval',
  };
}

export const isPaid = ({ state }: Stranded) => state !== 'held';

type Changed = Parameters<typeof changeStashpoint>[2];

/** Moves the bookings of a place outside the selection, and rolls it back. */
async function rehearse(
  services: WorksOnPlaces,
  { operation, item }: Step,
  changed: Changed,
  stranded: readonly Stranded[],
): Promise<PlannedBooking[]> {
  const { caller, arguments: choices } = operation;
  const moves = choices.rehouse !== false;
  const { targets, planned } = await listPlannedMoves(services.database.query, operation.id);
  const plan: MovePlan = moves ? await planMoves(services, stranded, targets) : new Map();
  const rooms = new Set(targetsOf(plan));
  const earlier = planned.filter(({ to }) => rooms.has(to));
  return services.database.rehearse(async (transaction) => {
    await lockRooms(transaction, [item.target_id, ...rooms, ...earlier.map(({ from }) => from)]);
    for (const { id, from, to } of earlier) {
      const booking = await findMailedBooking(transaction, id);
      if (booking.state !== 'confirmed' || booking.stashpoint_id !== from) continue;
      await moveBooking(services, transaction, {
        id,
        from,
        check: await checkMove(services, booking, to),
        cause: 'staff',
      });
    }
    const after = await newestMail(transaction);
    const left = (await changeStashpoint(services, transaction, changed)).filter(isPaid);
    const moved = await moveStranded(services, transaction, { from: item.target_id, stranded: left, plan, caller });
    return plannedBookings(transaction, { from: item.target_id, stranded: left, moved, after });
  });
}

/**
 * Changes a place as previewed, once. Its bookings stay until undo is over.
 *
 * @throws CubbyError CONFLICT where more would happen than the preview has said; the errors of the single action.
 */
export async function runPlace(services: WorksOnPlaces, { operation, item }: Step): Promise<void> {
  const { plan, target_id: id } = item;
  const directory = await services.places.read();
  await services.database.transaction(async (transaction) => {
    await lockRooms(transaction, [id]);
    if (!(await lockItem(transaction, item))) return;
    const row = await lockStashpoint(transaction, id);
    const sent = { ...plan?.change, expected_version: item.version ?? 0 };
    const { reason } = operation.arguments;
    const change = { caller: operation.caller, id, sent, directory, reason };
    const stranded = await changeStashpoint(services, transaction, change);
    const named = new Set(plan?.bookings.map((booking) => booking.id));
    if (stranded.filter(isPaid).some((booking) => !named.has(booking.id)))
      throw new CubbyError('CONFLICT', 'A booking was made here since the preview.');
    const after = await lockStashpoint(transaction, id);
    if (!row || !after || after.edit_version === row.edit_version)
      return updateItem(transaction, item, { state: 'unchanged' });
    const before = JSON.stringify(beforeOf(row, after));
    await updateItem(transaction, item, { state: 'done', before, version: after.edit_version });
  });
}

/**
 * Moves the bookings that the preview has named and that still have no place, each to the place named for it or, where
 * that is full by now, to the next one outside the selection. Those who are concerned are mailed with it.
 */
export async function movePlace(services: WorksOnPlaces, { operation, item }: Step): Promise<void> {
  const { database } = services;
  const { target_id: from } = item;
  const { caller, arguments: choices } = operation;
  const named = new Map((item.plan?.bookings ?? []).map((booking) => [booking.id, booking.to?.id]));
  if (named.size === 0) return updateItem(database.query, item, { state: 'settled' });
  const listStill = async (transaction: Kysely<Schema>) =>
    (await strandedBookings(transaction, from, services.now())).filter(({ id }) => named.has(id));
  const { targets } = await listPlannedMoves(database.query, operation.id);
  const found = choices.rehouse === false ? [] : await database.rehearse(listStill);
  const plan = await planMoves(services, found, targets);
  for (const [id, moves] of plan)
    moves.sort((one, other) => isNamed(id, other.to.stashpoint.id) - isNamed(id, one.to.stashpoint.id));
  const moved = await database.transaction(async (transaction) => {
    await lockRooms(transaction, [from, ...targetsOf(plan)]);
    // No one cancels or checks in one of them during this.
    for (const id of [...plan.keys()].sort()) await lockBookingRow(transaction, id);
    if (!(await lockItem(transaction, item))) return [];
    const stranded = await listStill(transaction);
    const after = await newestMail(transaction);
    const moves = await moveStranded(services, transaction, { from, stranded, plan, caller, reason: choices.reason });
    const made = await plannedBookings(transaction, { from, stranded, moved: moves, after });
    await updateItem(transaction, item, { state: 'settled', moves: JSON.stringify(made) });
    return [...moves.keys()];
  });
  for (const bookingId of moved) await sendRefunds(services, { bookingId });

  function isNamed(id: string, to: string): number {
    return named.get(id) === to ? 1 : 0;
  }
}
