import { SORT_OPTIONS } from '@cubby/api';

/** The filters of a search, besides place and stay. Stored in the address, so that a search can be shared. */
export interface Filters {
  kind: 'staffed' | 'locker' | null;
  roundTheClock: boolean;
  stepFree: boolean;
  sort: (typeof SORT_OPTIONS)[number];
}

export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  return {
    kind: kind === 'staffed' || kind === 'locker' ? kind : null,
    roundTheClock: query.get('always') === '1',
    stepFree: query.get('stepfree') === '1',
    sort: SORT_OPTIONS.find((each) => each === query.get('sort')) ?? 'distance',
  };
}

/** Returns the filters in the address's format; unset ones are left out. */
export function filtersQuery({ kind, roundTheClock, stepFree, sort }: Filters): Record<string, string | undefined> {
  return {
    kind: kind ?? undefined,
    always: roundTheClock ? '1' : undefined,
    stepfree: stepFree ? '1' : undefined,
    sort: sort === 'distance' ? undefined : sort,
  };
}

/** Returns the filters in the API's format. */
export function filtersForApi({ kind, roundTheClock, stepFree, sort }: Filters) {
  return {
    ...(kind && { kind }),
    ...(roundTheClock && { open_twentyfour_seven: true }),
    ...(stepFree && { step_free: true }),
    sort,
  };
}
