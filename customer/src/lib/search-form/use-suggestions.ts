import type { Elsewhere, FoundAddress, PlaceShort } from '@cubby/api';
import { useApi } from '../api/api.ts';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useSettled } from '../timing/use-settled.ts';
import { mayBeAddress } from './find-typed.ts';

/** Shorter than the usual pause: visitors who type a city expect its name to appear. */
const PAUSE_MS = 220;
const SHOWN = 7;

export interface Suggestions {
  places: PlaceShort[];
  /** The city without places of ours that the text names. */
  elsewhere: Elsewhere | null;
  addresses: FoundAddress[];
  /** The credit for the source of the addresses. */
  attribution: string | null;
  /** True if they belong to the field's current text, and not to an earlier one. */
  current: boolean;
  failed: boolean;
  retry: () => void;
}

/** Returns the matches for the typed text, requested once the typing pauses; the last answer stays until the next. */
export function useSuggestions(typed: string, active: boolean): Suggestions {
  const { language } = useI18n();
  const { addresses: hasAddresses = false } = useAppContext().data;
  const text = typed.trim();
  const query = useSettled(text, PAUSE_MS);
  // For an empty field, the cities with most places are offered.
  const cities = useApi('listCities', active && query === '' ? { query: { per_page: SHOWN } } : null);
  const named = useApi('listLocations', active && query !== '' ? { query: { query, per_page: SHOWN } } : null, {
    keepPreviousData: true,
  });
  const places = query === '' ? cities : named;
  const wantsAddresses = active && mayBeAddress(query, hasAddresses);
  const addresses = useApi('searchAddresses', wantsAddresses ? { query: { query, language } } : null, {
    shouldRetryOnError: false,
  });
  const found = places.error === undefined ? (places.data?.items ?? []) : [];
  return {
    places: found,
    elsewhere: (query !== '' && named.error === undefined && named.data?.elsewhere) || null,
    addresses: addresses.data?.items ?? [],
    attribution: addresses.data?.attribution ?? null,
    current: query === text && !places.isLoading && (found.length > 0 || !addresses.isLoading),
    failed: places.error !== undefined,
    retry: () => void places.mutate(),
  };
}
