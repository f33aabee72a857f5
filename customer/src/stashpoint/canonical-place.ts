import type { Routed, StashpointDetail } from '@cubby/api';

/**
 * Returns the place whose page a stashpoint is shown below: the server's `canonical_url` decides, whatever was
 * requested.
 */
export function canonicalPlace({ canonical_url, nearest_city, nearest_landmark }: StashpointDetail): Routed {
  const route = canonical_url.replace(/^\/luggage-storage\/|\/stashpoints\/.*$/g, '');
  const known = [nearest_city, nearest_landmark].find((place) => place?.route === route);
  return known ?? { route, translations: {} };
}
