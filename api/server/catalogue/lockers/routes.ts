import type { HandlersOf } from '../../platform/http/call.ts';
import type { SearchesStashpoints } from '../stashpoints/browsing/search-stashpoints.ts';
import type { HasLockerPartners } from './locker-partner.ts';
import { searchPartner } from './search-partner.ts';

export function lockerRoutes(
  services: SearchesStashpoints & HasLockerPartners,
): HandlersOf<'listBendysquare' | 'listQuadralink'> {
  return {
    listBendysquare: ({ query }) => searchPartner(services, 'bendysquare', query),
    listQuadralink: ({ query }) => searchPartner(services, 'quadralink', query),
  };
}
