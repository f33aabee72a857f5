import { distanceKm } from '../../../contract/rules/distance.ts';
import { foldText } from '../../../contract/rules/fold-text.ts';
import type { Directory, ListedPlace } from './directory.ts';

/** Further away than this, a position is not "in" a city. */
export const NEAR_KM = 80;

export interface LocationQuery {
  query?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  slug?: string | undefined;
  parent_id?: string | undefined;
  route?: string | undefined;
}

/** Places that fit what was asked: an address, a slug below a parent, a position, or the beginning of a name. */
export function findLocations(directory: Directory, asked: LocationQuery): ListedPlace[] {
  const { query, lat, lng, slug, parent_id, route } = asked;
  if (route !== undefined) return oneOf(directory.byRoute.get(normaliseRoute(route)));
  if (slug !== undefined) return bySlug(directory, slug.toLowerCase(), parent_id);
  if (lat !== undefined && lng !== undefined) return nearest(directory, { lat, lng });
  if (query !== undefined) return byName(directory, query);
  return parent_id === undefined ? directory.all : directory.childrenOf(parent_id);
}

/** Names that begin with what was typed stand before names with a later word that does; cities before landmarks. */
function byName(directory: Directory, typed: string): ListedPlace[] {
  const text = foldText(typed);
  if (text === '') return directory.all.filter(({ row }) => row.type === 'city');
  const rank = ({ row }: ListedPlace) => {
    const type = row.type === 'city' ? 0 : row.type === 'landmark' ? 1 : 2;
    if (row.search_text.includes(`|${text}`)) return type;
    return row.search_text.includes(` ${text}`) ? type + 3 : -1;
  };
  return directory.all
    .map((place) => ({ place, rank: rank(place) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

function bySlug(directory: Directory, slug: string, parentId: string | undefined): ListedPlace[] {
  const inParent = parentId === undefined ? directory.all : directory.childrenOf(parentId);
  return inParent.filter(
    ({ row }) => row.slug === slug || Object.values(row.translations).some((translation) => translation.slug === slug),
  );
}

function nearest(directory: Directory, position: { lat: number; lng: number }): ListedPlace[] {
  return directory.all
    .filter(({ row }) => row.type === 'city')
    .map((place) => ({ place, distance: distanceKm(position, place.row) }))
    .filter(({ distance }) => distance <= NEAR_KM)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

function normaliseRoute(route: string): string {
  return route.toLowerCase().replace(/^\/+|\/+$/g, '');
}

function oneOf(place: ListedPlace | undefined): ListedPlace[] {
  return place ? [place] : [];
}
