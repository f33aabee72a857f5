import type { FoundAddress, FoundAddresses } from '../../../contract/structs/found-address.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasPlaces } from '../places/directory.ts';
import type { HasGeocoder } from './geocoder.ts';
import { findPostcodes } from './own-postcodes.ts';

/** Shorter texts only match names, and those are our own places. */
const SHORTEST = 4;
const ATTRIBUTION = '© OpenStreetMap contributors';

export function addressRoutes(services: HasDatabase & HasGeocoder & HasLog & HasPlaces): HandlersOf<'searchAddresses'> {
  return {
    searchAddresses: async ({ query: { query, language = 'en' } }): Promise<FoundAddresses> => {
      const text = query.toLowerCase().replace(/\s+/g, ' ').trim();
      const [own, foreign] = await Promise.all([
        /\d/.test(text) ? findPostcodes(services.database.query, await services.places.read(), text, language) : [],
        text.length < SHORTEST ? [] : askGeocoder(services, text, language),
      ]);
      return { items: [...own, ...foreign], attribution: foreign.length > 0 ? ATTRIBUTION : null };
    },
  };
}

async function askGeocoder(
  { geocoder, log }: HasGeocoder & HasLog,
  text: string,
  language: Language,
): Promise<FoundAddress[]> {
  try {
    return geocoder ? await geocoder.find(text, language) : [];
  } catch (error) {
    // Our own places are in the answer already; without addresses the search still works.
    log.warn({ err: error }, 'the geocoder did not answer');
    return [];
  }
}
