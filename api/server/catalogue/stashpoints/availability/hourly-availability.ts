import { CubbyError } from '../../../../contract/errors.ts';
import { addCalendarDays, instantOf, localText } from '../../../../contract/rules/time.ts';
import type { HourlyAvailability } from '../../../../contract/structs/stashpoint.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { sizesOf } from './size-columns.ts';
import { findRoomBySpan, findZone } from './store.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns free bags by the hour and size on one date of the place's own calendar: 23 hours on the night the clocks go
 * forward, 25 when they go back.
 *
 * @throws CubbyError NOT_FOUND, STASHPOINT_INACTIVE.
 */
export async function hourlyAvailability(
  services: HasDatabase & HasClock,
  id: string,
  date: string,
): Promise<HourlyAvailability> {
  const { query } = services.database;
  const stashpoint = await findZone(query, id);
  if (!stashpoint) throw new CubbyError('NOT_FOUND', 'Place not found.');
  if (!stashpoint.bookable) throw new CubbyError('STASHPOINT_INACTIVE', 'This place does not accept bookings.');
  const spans = hoursOfDate(date, stashpoint.timezone);
  const rows = await findRoomBySpan(query, id, spans, services.now());
  return {
    stashpoint_id: id,
    date,
    timezone: stashpoint.timezone,
    hours: rows.map(({ at, open, ...room }) => ({
      time: `${localText(at, stashpoint.timezone).slice(11)}:00`,
      starts_at: at.toISOString(),
      open,
      free: { ...sizesOf(room), standard: Math.max(0, room.standard) },
    })),
  };
}

function hoursOfDate(date: string, timezone: string): { from: Date; until: Date }[] {
  const start = instantOf(date, '00:00', timezone).getTime();
  const end = instantOf(addCalendarDays(date, 1), '00:00', timezone).getTime();
  const count = Math.round((end - start) / HOUR_MS);
  return Array.from({ length: count }, (_, hour) => ({
    from: new Date(start + hour * HOUR_MS),
    until: new Date(start + (hour + 1) * HOUR_MS),
  }));
}
