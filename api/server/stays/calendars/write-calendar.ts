import { subDays } from 'date-fns/subDays';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { writeStashpointCalendar } from '../../../mails/stashpoint-calendar.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { findCalendarStashpoint, listCalendarStays } from './store.ts';

/** The past days in a calendar. */
const DAYS_BACK = 30;

/** Returns the calendar of a secret address, as text; null where there is none. */
export async function readCalendar(
  { config, database, now }: HasConfig & HasDatabase & HasClock,
  secret: string,
): Promise<string | null> {
  const stashpoint = await findCalendarStashpoint(database.query, sha256(secret));
  if (!stashpoint) return null;
  const since = subDays(now(), DAYS_BACK);
  const stays = await listCalendarStays(database.query, stashpoint.id, since);
  const known = {
    ...stashpoint,
    closures: stashpoint.closures.filter(({ end_date }) => end_date >= since.toISOString().slice(0, 10)),
  };
  return writeStashpointCalendar(known, stays, {
    language: languageOf(stashpoint.language),
    bookings: `${consoleAddress(config.publicUrl, 'hosts')}/bookings`,
  });
}
