import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getPlaceFigures } from './get-figures.ts';
import { getPlaceTakings } from './get-takings.ts';

export function figureRoutes(services: HasDatabase & HasClock): HandlersOf<'getPlaceFigures' | 'getPlaceTakings'> {
  return {
    getPlaceFigures: ({ caller, params, query }) => getPlaceFigures(services, caller, params.id, query),
    getPlaceTakings: ({ caller, params, query }) => getPlaceTakings(services, caller, params.id, query),
  };
}
