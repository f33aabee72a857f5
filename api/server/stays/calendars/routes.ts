import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { getPlaceCalendar, renewPlaceCalendar } from './place-calendar.ts';

export function calendarRoutes(
  services: HasConfig & HasDatabase & HasClock & HasSecret,
): HandlersOf<'getPlaceCalendar' | 'renewPlaceCalendar'> {
  return {
    getPlaceCalendar: ({ caller, params }) => getPlaceCalendar(services, caller, params.id),
    renewPlaceCalendar: ({ caller, params }) => renewPlaceCalendar(services, caller, params.id),
  };
}
