import type { Kysely } from 'kysely';
import { distanceKm } from '../../../contract/rules/distance.ts';
import { compileOpeningHours, isOpenAt } from '../../../contract/rules/opening-hours.ts';
import { localMoment } from '../../../contract/rules/time.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Tells whether a place should have been open at `now` by its own hours, and whether one of its closures applied. */
export async function stashpointAtThatTime(query: Kysely<Schema>, id: string, now: Date) {
  const stashpoint = await query
    .selectFrom('stashpoints')
    .select(['opening_hours', 'opening_hours_exceptions', 'closures', 'timezone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const moment = localMoment(now, stashpoint.timezone);
  const hours = compileOpeningHours(stashpoint.opening_hours, stashpoint.opening_hours_exceptions, stashpoint.closures);
  return {
    was_open: isOpenAt(hours, moment),
    closure_stood: stashpoint.closures.some(
      ({ start_date, end_date }) => start_date <= moment.date && moment.date <= end_date,
    ),
  };
}

interface Measured {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** Returns the distance from a place's marker to the traveller. */
export function distanceFrom(stashpoint: { lat: number; lng: number }, position: Measured | undefined) {
  if (!position) return { distance_m: null, accuracy_m: null };
  const { latitude: lat, longitude: lng, accuracy } = position;
  return { distance_m: Math.round(distanceKm(stashpoint, { lat, lng }) * 1000), accuracy_m: Math.round(accuracy) };
}
