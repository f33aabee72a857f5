import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasCards } from '../stashpoints/browsing/card-cache.ts';
import type { HasMissedSearches } from '../stashpoints/missed/missed-searches.ts';
import type { HasLockerPartners } from './locker-partner.ts';
import { searchPartner } from './search-partner.ts';

export function lockerRoutes(
  services: HasDatabase & HasClock & HasCards & HasMissedSearches & HasLockerPartners,
): HandlersOf<'listBendysquare' | 'listQuadralink'> {
  return {
    listBendysquare: ({ query }) => searchPartner(services, 'bendysquare', query),
    listQuadralink: ({ query }) => searchPartner(services, 'quadralink', query),
  };
}
