import type { Elsewhere, Language, PlaceShort } from '@cubby/api';
import { api } from '../api/api.ts';
import type { SearchTarget } from '../results/search-target.ts';
import { targetOf } from './suggestion.ts';

interface Asking {
  language: Language;
  /** True if a geocoder is available. */
  addresses: boolean;
  nameOf: (place: PlaceShort | Elsewhere) => string;
}

/** The shortest text sent to a geocoder; the server has the same limit. */
const SHORTEST_ADDRESS = 4;

/** Tells whether a text may be found as an address: by a geocoder, or with a digit as the postcode of a place of ours. */
export function mayBeAddress(text: string, hasGeocoder: boolean): boolean {
  return text.length >= SHORTEST_ADDRESS ? hasGeocoder || /\d/.test(text) : /\w\d\w|^\d{3}/.test(text);
}

/**
 * Resolves text typed without choosing a suggestion: the first city or landmark, else the first address or postcode; or
 * null. A city without places of ours is a position.
 */
export async function findTyped(text: string, { language, addresses, nameOf }: Asking): Promise<SearchTarget | null> {
  const query = text.trim();
  if (query === '') return null;
  const { items, elsewhere } = await api.listLocations({ query: { query, per_page: 1 } });
  if (elsewhere) return { label: nameOf(elsewhere), position: elsewhere.center, typed: query };
  const [place] = items;
  const named = place && targetOf({ kind: 'place', place }, nameOf);
  if (!mayBeAddress(query, addresses) || (place && !place.unknown_text)) return named ?? null;
  // An address that the geocoder knows comes before a place that is only a part of it; without it, the place stays.
  const found = await api.searchAddresses({ query: { query, language } }).catch((failure: unknown) => {
    if (named) return null;
    throw failure;
  });
  const address = found?.items[0];
  return address ? targetOf({ kind: 'address', address }, nameOf) : (named ?? null);
}
