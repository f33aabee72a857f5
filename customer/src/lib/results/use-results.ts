import type { StashpointSummary } from '@cubby/api';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { call, useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { type Bounds, boundsQuery } from '../maps/map-bounds.ts';
import { type Stay, stayInstants } from '../stay/stay.ts';
import { type Filters, filtersForApi } from './filters.ts';
import type { ResolvedTarget } from './use-search-target.ts';

const PER_PAGE = 20;

export interface Results {
  stashpoints: StashpointSummary[] | undefined;
  total: number;
  /** True once the total is final: the partners have answered, too. */
  isCounted: boolean;
  error: unknown;
  pending: boolean;
  /** True while the places are those of the search before. */
  outdated: boolean;
  /** Appends the next page; absent when there is none. */
  loadMore: (() => void) | undefined;
  retry: () => void;
}

/**
 * Returns the places in view with both locker partners' merged in: available first, then by distance. Each answer
 * belongs to its own call, so that a late one never replaces a newer; earlier data stays until newer data is there.
 */
export function useResults(target: ResolvedTarget, bounds: Bounds, stay: Stay, filters: Filters): Results {
  const { language } = useI18n();
  const query = {
    ...boundsQuery(bounds),
    latitude: target.center.lat,
    longitude: target.center.lng,
    ...stayInstants(stay, target.timezone),
    ...filtersForApi(filters),
    per_page: PER_PAGE,
    language,
    view: 'card' as const,
  };
  // The first page is drawn by the server and comes with the page; further ones are requested on demand.
  const first = useApi('listStashpoints', { query: { ...query, page: 1 } }, { keepPreviousData: true });
  const [wantsMore, setWantsMore] = useState<string | null>(null);
  const search = JSON.stringify(query);
  const more = useSWRInfinite(
    (index) => (wantsMore === search ? (['listStashpoints', { query: { ...query, page: index + 2 } }] as const) : null),
    ([name, input]) => call(name, input),
    { revalidateFirstPage: false },
  );
  // Partners have lockers only, and are not asked if lockers are excluded.
  const partnerInput = filters.kind === 'staffed' ? null : { query };
  const partners = [
    useApi('listBendysquare', partnerInput, { keepPreviousData: true }),
    useApi('listQuadralink', partnerInput, { keepPreviousData: true }),
  ];

  const pages = first.data ? [first.data, ...(wantsMore === search ? (more.data ?? []) : [])] : [];
  const extra = partnerInput ? partners.flatMap(({ data }) => data?.items ?? []) : [];
  const pending = first.isValidating || more.isValidating;
  const showMore = () => (wantsMore === search ? void more.setSize((size) => size + 1) : setWantsMore(search));
  // Data of another key does not count as loaded.
  const outdated = first.isLoading && first.data !== undefined;
  return {
    stashpoints:
      first.data &&
      mergeResults(
        pages.flatMap(({ items }) => items),
        extra,
        filters.sort,
      ),
    total: (first.data?.total ?? 0) + extra.length,
    isCounted: !pending && !partners.some(({ isValidating }) => isValidating),
    error: first.error ?? more.error,
    pending,
    outdated,
    loadMore: pages.at(-1)?.has_next && !outdated ? showMore : undefined,
    retry: () => void Promise.all([first.mutate(), more.mutate()]),
  };
}

/** Merges the results: available first, then by distance or price; by popularity, the main search has already
 * sorted its own. */
export function mergeResults(
  main: readonly StashpointSummary[],
  partners: readonly StashpointSummary[],
  sort: Filters['sort'],
): StashpointSummary[] {
  const all = [...new Map([...main, ...partners].map((stashpoint) => [stashpoint.id, stashpoint])).values()];
  const rank = ({ availability }: StashpointSummary) => (availability === 'unavailable' ? 1 : 0);
  const far = ({ user_distance_km }: StashpointSummary) => user_distance_km ?? Number.POSITIVE_INFINITY;
  const dear = ({ stay_price }: StashpointSummary) => stay_price?.total ?? Number.POSITIVE_INFINITY;
  const ranks = { distance: far, price: dear, popularity: () => 0 };
  return all.sort((a, b) => rank(a) - rank(b) || ranks[sort](a) - ranks[sort](b) || 0);
}
