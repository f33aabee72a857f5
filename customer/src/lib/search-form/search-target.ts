import type { Position } from '@cubby/api';
import type { Stay } from '../stay/stay.ts';
import { stayQuery } from '../stay/stay.ts';

/** Where somebody searches: at a place of ours, by its English route, or around a position. */
export interface SearchTarget {
  label: string;
  route?: string;
  position?: Position;
}

/** The query of the search page for a target and a stay. */
export function searchQuery(target: SearchTarget, stay: Stay): Record<string, string | number | undefined> {
  return { place: target.route, lat: target.position?.lat, lng: target.position?.lng, ...stayQuery(stay) };
}
