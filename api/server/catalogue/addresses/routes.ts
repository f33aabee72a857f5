import type { FoundAddresses } from '../../../contract/structs/found-address.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasGeocoder } from './geocoder.ts';

/** Shorter texts only match names, and those are our own places. */
const SHORTEST = 4;
const ATTRIBUTION = '© OpenStreetMap contributors';
const NONE: FoundAddresses = { items: [], attribution: null };

export function addressRoutes({ geocoder, log }: HasGeocoder & HasLog): HandlersOf<'searchAddresses'> {
  return {
    searchAddresses: async ({ query }) => {
      const text = query.query.toLowerCase().replace(/\s+/g, ' ').trim();
      if (!geocoder || text.length < SHORTEST) return NONE;
      try {
        const items = await geocoder.find(text, query.language ?? 'en');
        return items.length > 0 ? { items, attribution: ATTRIBUTION } : NONE;
      } catch (error) {
        // Our own places are in the answer already; without addresses the search still works.
        log.warn({ err: error }, 'the geocoder did not answer');
        return NONE;
      }
    },
  };
}
