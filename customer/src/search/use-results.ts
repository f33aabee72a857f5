import type { StashpointSummary } from '@cubby/api';
import useSWRInfinite from 'swr/infinite';
import { call, useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type Bounds, boundsQuery } from '../lib/maps/map-bounds.ts';
import { type Stay, stayInstants } from '../lib/stay/stay.ts';
import { type Filters, filtersForApi } from './filters.ts';
import type { ResolvedTarget } from './use-search-target.ts';

const PER_PAGE = 20;

interface Results {
  stashpoints: StashpointSummary[] | undefined;
  total: number;
  error: unknown;
  pending: boolean;
  /** Appends the next page; absent when there is none. */
  loadMore: (() => void) | undefined;
  retry: () => void;
}

/**
 * The places in view with both locker partners' merged in: available first, then by distance. Answers belong to
 * the call they answer, so that a late one never replaces a newer; what was there stays until something newer is.
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
  const main = useSWRInfinite(
    (index) => ['listStashpoints', { query: { ...query, page: index + 1 } }] as const,
    ([name, input]) => call(name, input),
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  // Partners hold lockers only; they are not asked when lockers are not wanted.
  const partnerInput = filters.kind === 'staffed' ? null : { query };
  const partners = [
    useApi('listBendysquare', partnerInput, { keepPreviousData: true }),
    useApi('listQuadralink', partnerInput, { keepPreviousData: true }),
  ];

  const last = main.data?.at(-1);
  const extra = partnerInput ? partners.flatMap(({ data }) => data?.items ?? []) : [];
  return {
    stashpoints:
      main.data &&
      mergeResults(
        main.data.flatMap(({ items }) => items),
        extra,
        filters.sort,
      ),
    total: (main.data?.[0]?.total ?? 0) + extra.length,
    error: main.error,
    pending: main.isValidating,
    loadMore: last?.has_next ? () => void main.setSize((size) => size + 1) : undefined,
    retry: () => void main.mutate(),
  };
}

/** Available first, then by distance; by popularity the main search has already put its own in order. */
export function mergeResults(
  main: readonly StashpointSummary[],
  partners: readonly StashpointSummary[],
  sort: Filters['sort'],
): StashpointSummary[] {
  const all = [...new Map([...main, ...partners].map((stashpoint) => [stashpoint.id, stashpoint])).values()];
  const rank = ({ availability }: StashpointSummary) => (availability === 'unavailable' ? 1 : 0);
  const far = ({ user_distance_km }: StashpointSummary) => user_distance_km ?? Number.POSITIVE_INFINITY;
  return all.sort((a, b) => rank(a) - rank(b) || (sort === 'distance' ? far(a) - far(b) || 0 : 0));
}
