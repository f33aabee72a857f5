import { LRUCache } from 'lru-cache';
import type { FoundAddress } from '../../../contract/structs/found-address.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { CacheUse } from '../../platform/caches/caches.ts';
import { fetchBounded } from '../../platform/http/fetch-bounded.ts';
import type { GeocoderSettings } from '../../platform/settings/config.ts';
import { nominatimQuery, readNominatim } from './nominatim.ts';
import { photonQuery, readPhoton } from './photon.ts';

/**
 * Limits of a call to the geocoder: a person who is typing does not wait longer for an address, and our own places are
 * shown already.
 */
const BOUNDS = { timeoutMs: 2_500, mostBytes: 300_000 };
/** The pause after a failed call. */
const REST_MS = 10_000;
const KEPT = { max: 5_000, ttl: 24 * 3_600_000 };
export const ADDRESSES_SHOWN = 5;

export interface Geocoder {
  /**
   * Finds addresses that match what was typed. Answers are cached for a day; the geocoder gets the text and the
   * language, and nothing about the visitor.
   *
   * @throws Error when it is slow, unreachable or its answer is not understood.
   */
  find: (text: string, language: Language) => Promise<FoundAddress[]>;
  /** Returns how often an answer was cached. */
  use: () => CacheUse;
}

const INTERFACES = {
  photon: { queryOf: photonQuery, read: readPhoton },
  nominatim: { queryOf: nominatimQuery, read: readNominatim },
} as const;

/** Opens a geocoder. `sender` tells its operator which site is asking, as their rules of use require. */
export function openGeocoder({ url, kind }: GeocoderSettings, sender: string): Geocoder {
  const { queryOf, read } = INTERFACES[kind];
  const kept = new LRUCache<string, FoundAddress[]>(KEPT);
  const underWay = new Map<string, Promise<FoundAddress[]>>();
  let restsUntil = 0;
  let hits = 0;
  let misses = 0;

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
      if (known) hits += 1;
      else misses += 1;
      if (known) return known;
      const asked = underWay.get(key) ?? ask(text, language).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      const found = await asked;
      kept.set(key, found);
      return found;
    },
    use: () => ({ hits, misses, entries: kept.size }),
  };
}

export interface HasGeocoder {
  /** Null where none is configured: then only our own places are searched. */
  geocoder: Geocoder | null;
}
