import { subHours } from 'date-fns/subHours';
import { stashpointPath } from '../../../contract/rules/addresses.ts';
import { HAND_OVER_WINDOW } from '../../../contract/rules/booking-lifecycle.ts';
import { atMinute } from '../../../contract/rules/closing-time.ts';
import { compileOpeningHours, hoursOn } from '../../../contract/rules/opening-hours.ts';
import { addCalendarDays, instantOf, localMoment } from '../../../contract/rules/time.ts';
import type { CounterDay } from '../../../contract/structs/counter.ts';
import { bySize } from '../../../contract/vocabulary/bag-sizes.ts';
import { DEFAULT_LANGUAGE } from '../../../contract/vocabulary/languages.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { Caller } from '../../platform/http/call.ts';
import { passKey } from '../bookings/record/pass.ts';
import type { ReadsCounter } from './list-changes.ts';
import { type CounterSite, requireCounter } from './require-counter.ts';
import { serializeAtCounter } from './serialize-booking.ts';
import { currentCursor, listRowsOfDay } from './store.ts';
import { listTasks } from './tasks.ts';

/**
 * Returns everything a counter needs for today and tomorrow: drop-offs and pick-ups, bags in storage, opening times,
 * tags, and the key to verify passes.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getCounterDay(
  services: ReadsCounter & HasPlaces,
  caller: Caller,
  id: string,
): Promise<CounterDay> {
  const site = await requireCounter(services, caller, id);
  const { query } = services.database;
  const now = services.now();
  // The cursor first: changes between the two are sent again, never left out.
  const cursor = await currentCursor(query);
  const { date } = localMoment(now, site.timezone);
  const rows = await listRowsOfDay(query, site.id, {
    from: subHours(now, HAND_OVER_WINDOW.hoursAfterPickup),
    until: instantOf(addCalendarDays(date, 2), '00:00', site.timezone),
    now,
  });
  return {
    stashpoint: {
      id: site.id,
      name: site.name,
      business_name: site.business_name,
      address: site.address,
      timezone: site.timezone,
      capacity: bySize((size) => site[`capacity_${size}`]),
      step_free: site.step_free,
      tag_ranges: site.tag_ranges,
      open: openTimes(site, [date, addCalendarDays(date, 1)]),
      walk_in_url: await walkInUrl(services, site),
    },
    date,
    generated: now.toISOString(),
    bookings: rows.map((row) => serializeAtCounter(services, row)),
    tasks: await listTasks(query, site.id),
    cursor,
    pass_key: passKey(services.secret),
  };
}

type OpenTimes = CounterDay['stashpoint']['open'];

/**
 * Returns when a place is open on these local dates, as instants. A place that stays open over midnight has no end
 * there.
 */
function openTimes(site: CounterSite, dates: readonly string[]): OpenTimes {
  const compiled = compileOpeningHours(site.opening_hours, site.opening_hours_exceptions, site.closures);
  const times = dates.flatMap((date) =>
    hoursOn(compiled, date).map(([from, until]) => ({
      from: atMinute(date, from, site.timezone).toISOString(),
      until: atMinute(date, until, site.timezone).toISOString(),
    })),
  );
  const joined: OpenTimes = [];
  for (const next of times) {
    const last = joined.at(-1);
    if (last?.until === next.from) last.until = next.until;
    else joined.push(next);
  }
  return joined;
}

/** Returns the address of the place’s own page, for a stay that begins now. */
async function walkInUrl({ config, places }: ReadsCounter & HasPlaces, site: CounterSite): Promise<string> {
  const city = (await places.read()).byId.get(site.city_id)?.row;
  const translations = city?.translations ?? {};
  const routed = { route: translations.english?.route ?? '', translations };
  return `${config.publicUrl}${stashpointPath(routed, site.id, DEFAULT_LANGUAGE)}`;
}
