import { LRUCache } from 'lru-cache';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { fetchBounded } from '../../platform/http/fetch-bounded.ts';
import type { GeocoderSettings } from '../../platform/settings/config.ts';
import { nominatimQuery, readNominatim } from './nominatim.ts';
import { photonQuery, readPhoton } from './photon.ts';

/** Whoever types waits no longer for an address; ours are there already. */
const BOUNDS = { timeoutMs: 2_500, mostBytes: 300_000 };
/** One that has just failed is left alone for a while. */
const REST_MS = 10_000;
const KEPT = { max: 5_000, ttl: 24 * 3_600_000 };
export const ADDRESSES_SHOWN = 5;

export interface Geocoder {
  /**
   * Addresses that fit what was typed. Answers are kept for a day; the geocoder learns the text and the language, and
   * nothing of who asks.
   *
   * @throws Error when it is slow, away or not understood.
   */
  find: (text: string, language: Language) => Promise<FoundAddress[]>;
}

const INTERFACES = {
  photon: { queryOf: photonQuery, read: readPhoton },
  nominatim: { queryOf: nominatimQuery, read: readNominatim },
} as const;

/** `sender` says to the geocoder's operator which site asks, as their rules of use want. */
export function openGeocoder({ url, kind }: GeocoderSettings, sender: string): Geocoder {
  const { queryOf, read } = INTERFACES[kind];
  const kept = new LRUCache<string, FoundAddress[]>(KEPT);
  const underWay = new Map<string, Promise<FoundAddress[]>>();
  let restsUntil = 0;

  const ask = async (text: string, language: Language) => {
    if (Date.now() < restsUntil) throw new Error('The geocoder is paused after a failure.');
    try {
      const address = new URL(url);
      for (const [name, value] of Object.entries(queryOf(text, language))) address.searchParams.set(name, value);
      const headers = { Accept: 'application/json', 'User-Agent': `Cubby (${sender})` };
      const reply = await fetchBounded(address, BOUNDS, { headers });
      if (!reply.ok) throw new Error(`The geocoder answered ${reply.status}.`);
      return read(await reply.json()).slice(0, ADDRESSES_SHOWN);
    } catch (error) {
      restsUntil = Date.now() + REST_MS;
      throw error;
    }
  };

  return {
    async find(text, language) {
      const key = `${language} ${text}`;
      const known = kept.get(key);
      if (known) return known;
      const asked = underWay.get(key) ?? ask(text, language).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      const found = await asked;
      kept.set(key, found);
      return found;
    },
  };
}

export interface HasGeocoder {
  /** Null where none is set: then our own places answer alone. */
  geocoder: Geocoder | null;
}
