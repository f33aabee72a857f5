/*
 * The parameters of addresses. What the server draws depends on no others: an address with a parameter that nobody reads
 * is served from the same cached page as the one without.
 */

/** Those that decide what a public page shows. */
export const PAGE_QUERY: readonly string[] = [
  // A stay.
  'dropoff',
  'pickup',
  'bags',
  'sizes',
  // The target of a search, its map and its filters.
  'place',
  'q',
  'lat',
  'lng',
  'label',
  'unknown',
  'area',
  'kind',
  'always',
  'stepfree',
  'sort',
  // Reviews.
  'stars',
  'written',
  'text',
  'review',
  // Sign-in, and a place that cannot be booked.
  'next',
  'redirectReason',
  'stashpoint',
];

/** Those that only the browser reads, on personal pages or once it has taken a page over. */
export const BROWSER_QUERY: readonly string[] = [
  'booked',
  'booking',
  'error',
  'experiments',
  'extend',
  'first_name',
  'id_token',
  'last_name',
  'link',
  'pass',
  'state',
  'tier',
  'token',
];

/** Returns the part of a query that decides what a public page shows: `?` and its parameters, sorted, or nothing. */
export function pageQuery(query: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query))
    if (PAGE_QUERY.includes(name) && !kept.has(name)) kept.set(name, value);
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
