import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { searchPartner } from './search-partner.ts';

export function lockerRoutes(services: Services): HandlersOf<'listBendysquare' | 'listQuadralink'> {
  return {
    listBendysquare: ({ query }) => searchPartner(services, 'bendysquare', query),
    listQuadralink: ({ query }) => searchPartner(services, 'quadralink', query),
  };
}
