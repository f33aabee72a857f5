import type { Position } from '@cubby/api';
import type { Stay } from '../stay/stay.ts';
import { stayQuery } from '../stay/stay.ts';

/** The target of a search: a city or landmark, by its English route, or a position. */
export interface SearchTarget {
  label: string;
  route?: string;
  position?: Position;
  /** True if the position is the searcher's own, and not that of a named address. */
  nearMe?: boolean;
  /** For a city of the world without places of ours: the text that named it. */
  typed?: string;
  /** The part of the typed text that matches no city or landmark, such as `221b Baker Street` before `London`. */
  unknown?: string;
}

/** The query of the search page for a target and a stay. */
export function searchQuery(target: SearchTarget, stay: Stay): Record<string, string | number | undefined> {
  const { route, position, nearMe, label, unknown, typed } = target;
  if (typed !== undefined) return { q: typed, ...stayQuery(stay) };
  return {
    place: route,
    lat: position?.lat,
    lng: position?.lng,
    label: position && !nearMe ? label : undefined,
    unknown,
    ...stayQuery(stay),
  };
}
