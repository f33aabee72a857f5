import type { Position } from '@cubby/api';
import type { Stay } from '../stay/stay.ts';
import { stayQuery } from '../stay/stay.ts';

/** The target of a search: a place of ours, by its English route, or a position. */
export interface SearchTarget {
  label: string;
  route?: string;
  position?: Position;
  /** True if the position is the searcher's own, and not that of a named address. */
  nearMe?: boolean;
  /** The part of what was typed that is no place of ours, such as `221b Baker Street` before `London`. */
  unknown?: string;
}

/** The query of the search page for a target and a stay. */
export function searchQuery(target: SearchTarget, stay: Stay): Record<string, string | number | undefined> {
  const { route, position, nearMe, label, unknown } = target;
  return {
    place: route,
    lat: position?.lat,
    lng: position?.lng,
    label: position && !nearMe ? label : undefined,
    unknown,
    ...stayQuery(stay),
  };
}
