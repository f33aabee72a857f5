import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getStashpointFigures } from './get-figures.ts';
import { getStashpointEarnings } from './get-takings.ts';
import { listStashpointsToday } from './list-today.ts';

export function figureRoutes(
  services: HasDatabase & HasClock & HasBusinessZone,
): HandlersOf<'listStashpointsToday' | 'getStashpointFigures' | 'getStashpointEarnings'> {
  return {
    listStashpointsToday: ({ caller }) => listStashpointsToday(services, caller),
    getStashpointFigures: ({ caller, params, query }) => getStashpointFigures(services, caller, params.id, query),
    getStashpointEarnings: ({ caller, params, query }) => getStashpointEarnings(services, caller, params.id, query),
  };
}
