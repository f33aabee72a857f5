import { distanceKm } from '../../../contract/rules/distance.ts';
import type { Directory, ListedPlace } from './directory.ts';

/** Positions further away than this are not "in" a city. */
export const NEAR_KM = 80;

export interface LocationQuery {
  lat?: number | undefined;
  lng?: number | undefined;
  any_distance?: boolean | undefined;
  slug?: string | undefined;
  parent_id?: string | undefined;
  route?: string | undefined;
}

/** Finds the places that match a request: an address, a slug below a parent, or a position. */
export function findLocations(directory: Directory, asked: LocationQuery): ListedPlace[] {
  const { lat, lng, any_distance, slug, parent_id, route } = asked;
  if (route !== undefined) return oneOf(directory.byRoute.get(normaliseRoute(route)));
  if (slug !== undefined) return bySlug(directory, slug.toLowerCase(), parent_id);
  if (lat !== undefined && lng !== undefined)
    return nearest(directory, { lat, lng }, any_distance ? Number.POSITIVE_INFINITY : NEAR_KM);
  return parent_id === undefined ? directory.all : directory.childrenOf(parent_id);
}

function bySlug(directory: Directory, slug: string, parentId: string | undefined): ListedPlace[] {
  const inParent = parentId === undefined ? directory.all : directory.childrenOf(parentId);
  return inParent.filter(
    ({ row }) => row.slug === slug || Object.values(row.translations).some((translation) => translation.slug === slug),
  );
}

function nearest(directory: Directory, position: { lat: number; lng: number }, withinKm: number): ListedPlace[] {
  return directory.all
    .filter(({ row }) => row.type === 'city')
    .map((place) => ({ place, distance: distanceKm(position, place.row) }))
    .filter(({ distance }) => distance <= withinKm)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

/** Returns the nearest city with places, else the nearest, within a distance in km. */
export function nearestCity(
  directory: Directory,
  position: { lat: number; lng: number },
  withinKm = Number.POSITIVE_INFINITY,
): ListedPlace | undefined {
  const cities = nearest(directory, position, withinKm);
  return cities.find(({ totals }) => totals.stashpoint_count > 0) ?? cities[0];
}

function normaliseRoute(route: string): string {
  return route.toLowerCase().replace(/^\/+|\/+$/g, '');
}

function oneOf(place: ListedPlace | undefined): ListedPlace[] {
  return place ? [place] : [];
}
