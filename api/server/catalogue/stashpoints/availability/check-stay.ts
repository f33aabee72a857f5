import { CubbyError, type ErrorId, fieldError } from '../../../../contract/errors.ts';
import type { Bags, StorageLimits } from '../../../../contract/rules/bag-fit.ts';
import { bagCountOf } from '../../../../contract/rules/fields.ts';
import { hoursOn } from '../../../../contract/rules/opening-hours.ts';
import { checkStayTimes, localMoment, type Stay } from '../../../../contract/rules/time.ts';
import {
  type BagSize,
  MEASURED_SIZES,
  type MeasuredSize,
  type SizeCm,
} from '../../../../contract/vocabulary/bag-sizes.ts';
import { BAG_COUNT } from '../../../../contract/vocabulary/stay-limits.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { findHours } from '../record/find-hours.ts';
import { shelvesOf } from '../record/shelves.ts';
import { bagsOf, bagsThatFit, type Demand, demandOf, NO_BAGS, spacesFor } from './demand.ts';
import type { PlannedStashpoint } from './planned-columns.ts';
import { sizesOf } from './size-columns.ts';
import { findRoom } from './store.ts';
import type { StayToCheck } from './take-room.ts';

export interface StayWithBags extends StayToCheck {
  bagCount: number;
  /** The requested spaces, by size. */
  spaces?: readonly { size: BagSize; quantity: number }[] | undefined;
  /** The sizes of the bags, instead of spaces. */
  bags?: readonly { size: MeasuredSize; quantity: number }[] | undefined;
  /** Allows a drop-off in the past, because a stay that has begun is being changed. */
  allowPast?: boolean;
}

/** A stay at a place, with the spaces its bags need there. */
export interface PlannedStay {
  stashpoint: PlannedStashpoint;
  stay: Stay;
  demand: Demand;
}

export interface StayCheck extends PlannedStay {
  /** Spaces of each size that are free for the whole stay. */
  room: Demand;
  /** The number of bags that fit for the whole stay without naming sizes. */
  bagsAvailable: number;
  /** The reason the stay is impossible: nothing is booked unless this is null. */
  refusal: ErrorId | null;
}

/**
 * Checks whether a stay is possible: place on the market, times, opening hours with exceptions and closures in the
 * place's zone, capacity by size against bookings and live holds. Quote, page, hold and change all use it.
 *
 * @throws CubbyError NOT_FOUND, INVALID_DATA, or an error of the times themselves.
 */
export async function checkStay(services: HasDatabase & HasClock, request: StayWithBags): Promise<StayCheck> {
  const { asked, bags } = readWanted(request);
  const now = services.now();
  const found = await findRoom(services.database.query, request, asked ?? { ...NO_BAGS, ...bags }, now);
  if (!found) throw new CubbyError('NOT_FOUND', 'Place not found.');

  const { open, currencySold, status, active, ...stashpoint } = found;
  // A stay that is being changed has been sold already.
  const sold = currencySold || Boolean(request.replaces);
  const stay = { dropoff: request.dropoff, pickup: request.pickup, timezone: stashpoint.timezone };
  checkStayTimes(stay, now, { allowPast: request.allowPast ?? false });
  const shelves = shelvesOf(stashpoint);
  const room = roomBeside(sizesOf(found), bags, shelves);
  const demand = asked ?? spacesFor(request.bagCount, bags, room, shelves);
  return {
    stashpoint,
    stay,
    demand: demand ?? NO_BAGS,
    room: { ...room, standard: Math.max(0, room.standard) },
    bagsAvailable: bagsThatFit(room, shelves),
    refusal: await refusalOf(),
  };

  async function refusalOf(): Promise<ErrorId | null> {
    if (!sold || status !== 'approved' || !active) return 'STASHPOINT_INACTIVE';
    if (!open)
      return (await isClosedAllDay(services, stashpoint.id, stay))
        ? 'STASHPOINT_CLOSED'
        : 'STASHPOINT_OUT_OF_HOURS_FORBIDDEN';
    const fits =
      demand !== null &&
      room.standard >= demand.standard &&
      (stashpoint.capacity_standard > 0 || MEASURED_SIZES.every((size) => demand[size] <= room[size]));
    return fits ? null : 'NO_AVAILABILITY_AT_STASHPOINT';
  }
}

/**
 * Plans the same stay without checking it, for a statement that reserves it and checks the rule itself. Null where the
 * free spaces decide which ones the bags get: `checkStay` answers then.
 *
 * @throws CubbyError INVALID_DATA, or an error of the times themselves.
 */
export function planStay(stashpoint: PlannedStashpoint, request: StayWithBags, now: Date): PlannedStay | null {
  const { asked, bags } = readWanted(request);
  const stay = { dropoff: request.dropoff, pickup: request.pickup, timezone: stashpoint.timezone };
  checkStayTimes(stay, now);
  const pooled = !bags && stashpoint.capacity_standard > 0;
  const demand = asked ?? (pooled ? { ...NO_BAGS, standard: request.bagCount } : null);
  return demand && { stashpoint, stay, demand };
}

/** Returns the sizes of the doors that a planned stay would get; empty where none is measured. */
export function doorsOfDemand({ stashpoint, demand }: PlannedStay): [...SizeCm][] {
  const { doors } = shelvesOf(stashpoint);
  return MEASURED_SIZES.flatMap((size) => (demand[size] > 0 && doors?.[size] ? [[...doors[size]]] : []));
}

/** @throws CubbyError with the refusal of an impossible stay. */
export function requireStay(check: StayCheck): void {
  if (check.refusal) throw new CubbyError(check.refusal, REFUSALS[check.refusal] ?? 'This stay cannot be booked.');
}

const REFUSALS: Partial<Record<ErrorId, string>> = {
  STASHPOINT_INACTIVE: 'This place does not accept bookings.',
  STASHPOINT_CLOSED: 'This place is closed on that day.',
  STASHPOINT_OUT_OF_HOURS_FORBIDDEN: 'Drop-off and pick-up must be within opening hours.',
  NO_AVAILABILITY_AT_STASHPOINT: 'There is no space for these bags at that time.',
};

/**
 * Corrects the free spaces. The database was asked for bags before the shelves of the place were known: their own
 * shelves if it has such, the pool for the rest. What it took from the pool for sizes without shelves is given back,
 * since it is requested as those sizes; lockers have no pool.
 */
function roomBeside(room: Demand, bags: Bags | null, { doors, capacity }: StorageLimits): Demand {
  if (!bags) return room;
  if (doors) return { ...room, standard: 0 };
  const unshelved = MEASURED_SIZES.filter((size) => capacity[size] === 0).reduce((sum, size) => sum + bags[size], 0);
  return { ...room, standard: room.standard + unshelved };
}

/** @throws CubbyError INVALID_DATA for an invalid number of bags, or sizes that do not add up to it. */
function readWanted({ bagCount, spaces, bags }: StayWithBags): { asked: Demand | null; bags: Bags | null } {
  requireBagCount(bagCount);
  const asked = spaces?.length ? demandOf(bagCount, spaces) : null;
  return { asked, bags: !asked && bags?.length ? bagsOf(bagCount, bags) : null };
}

function requireBagCount(bagCount: number): void {
  if (bagCountOf(bagCount) !== bagCount)
    throw fieldError('bag_count', `Bags: ${BAG_COUNT.minimum} to ${BAG_COUNT.maximum}.`);
}

/** Tells "closed that day" from "not open at that hour", which are different messages to a traveller. */
async function isClosedAllDay({ database }: HasDatabase, stashpointId: string, stay: Stay): Promise<boolean> {
  const hours = await findHours(database.query, stashpointId);
  return [stay.dropoff, stay.pickup].some(
    (instant) => hoursOn(hours, localMoment(instant, stay.timezone).date).length === 0,
  );
}
