import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { getStashpointCalendar, renewStashpointCalendar } from './stashpoint-calendar.ts';

export function calendarRoutes(
  services: HasConfig & HasDatabase & HasClock & HasSecret,
): HandlersOf<'getStashpointCalendar' | 'renewStashpointCalendar'> {
  return {
    getStashpointCalendar: ({ caller, params }) => getStashpointCalendar(services, caller, params.id),
    renewStashpointCalendar: ({ caller, params }) => renewStashpointCalendar(services, caller, params.id),
  };
}
