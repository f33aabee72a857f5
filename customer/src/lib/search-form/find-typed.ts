import { LANGUAGE_NAMES, type Language } from '@cubby/api';
import { api } from '../api/api.ts';
import type { SearchTarget } from './search-target.ts';

interface Asking {
  language: Language;
  /** True if a geocoder is available. */
  addresses: boolean;
}

/** Resolves text typed without choosing a suggestion: the first place of ours, else the first address; or null. */
export async function findTyped(text: string, { language, addresses }: Asking): Promise<SearchTarget | null> {
  const query = text.trim();
  if (query === '') return null;
  const { items } = await api.listLocations({ query: { query, per_page: 1 } });
  const [place] = items;
  if (place) return { label: place.translations[LANGUAGE_NAMES[language]]?.name ?? place.name, route: place.route };
  if (!addresses) return null;
  const [address] = (await api.searchAddresses({ query: { query, language } })).items;
  return address ? { label: address.name, position: address.position } : null;
}
