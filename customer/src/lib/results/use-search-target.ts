import type { PlaceShort, Position } from '@cubby/api';
import { useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { type Bounds, boundsAround } from '../maps/map-bounds.ts';
import { usePlace } from '../places/use-place.ts';
import { useDeviceTimezone } from '../rendering/use-page-time.ts';
import type { SearchTarget } from './search-target.ts';

/** The longest label accepted in the address; no real address is longer. */
const LONGEST_LABEL = 120;

/** The target of a search, with everything the map needs to begin. */
export interface ResolvedTarget extends SearchTarget {
  key: string;
  timezone: string;
  center: Position;
  bounds: Bounds;
  landmarks: PlaceShort[];
  /** The place whose map the server has drawn; absent for a position. */
  placeId?: string;
  /** The phrase for "in" or "near" it; only for cities, countries and landmarks. */
  phrase?: string;
  /** The currency of its places. */
  currency?: string;
  /** True for a whole country: places are in it and not around it. */
  country?: boolean;
  city?: boolean;
}

interface Resolution {
  target: ResolvedTarget | null;
  /** True if the address names a place or a position; it may still be loading. */
  wanted: boolean;
  missing: boolean;
}

/** Reads the place or the position of the address; a position uses the time zone of the city it is in. */
export function useSearchTarget(query: URLSearchParams): Resolution {
  const { t, language, nameOf, inPlace } = useI18n();
  const deviceZone = useDeviceTimezone();
  // A form that was sent without scripts names what was typed: its first suggestion is searched.
  const typed = query.get('q')?.slice(0, LONGEST_LABEL) || null;
  const named = useApi('listLocations', typed ? { query: { query: typed, per_page: 1 } } : null);
  const elsewhere = named.data?.elsewhere;
  const route = query.get('place') ?? (elsewhere ? null : (named.data?.items[0]?.route ?? null));
  // A postcode is no name.
  const asked = typed && named.data && !route && !elsewhere ? { query: { query: typed, language } } : null;
  const addresses = useApi('searchAddresses', asked);
  const address = addresses.data?.items[0];
  const position = elsewhere?.center ?? address?.position ?? positionOf(query);
  const label = elsewhere
    ? nameOf(elsewhere)
    : (address?.name ?? (query.get('label')?.slice(0, LONGEST_LABEL) || null));
  const unknown = query.get('unknown')?.slice(0, LONGEST_LABEL) || undefined;
  const byRoute = usePlace(route);
  const nearest = useApi('listLocations', !route && position ? { query: { ...position, per_page: 1 } } : null);
  const cityId = nearest.data?.items[0]?.id;
  const city = useApi('getCity', cityId ? { params: { id: cityId } } : null);

  if (route && byRoute.place) {
    const { place } = byRoute;
    const target = {
      key: place.id,
      placeId: place.id,
      label: nameOf(place),
      route: place.route,
      ...(unknown && { unknown }),
      timezone: place.timezone ?? deviceZone,
      center: place.center,
      bounds: boundsAround(place.center, place.type),
      phrase: inPlace(place),
      currency: place.currency_code,
      country: place.type === 'country',
      city: place.type === 'city',
      landmarks: [...place.children, ...place.nearby].filter(({ type }) => type === 'landmark'),
    };
    return { target, wanted: true, missing: false };
  }
  if (!route && position && nearest.data && (!cityId || city.data)) {
    const target = {
      key: `${position.lat},${position.lng}`,
      label: label ?? t('search.nearMe'),
      position,
      ...(elsewhere && typed && { typed, phrase: inPlace(elsewhere) }),
      nearMe: label === null,
      timezone: city.data?.timezone ?? deviceZone,
      center: position,
      bounds: boundsAround(position, 'position'),
      landmarks: city.data?.children ?? [],
    };
    return { target, wanted: true, missing: false };
  }
  return {
    target: null,
    wanted: Boolean(route || position || named.isLoading || addresses.isLoading),
    missing: byRoute.missing,
  };
}

function positionOf(query: URLSearchParams): Position | null {
  const lat = Number(query.get('lat') ?? Number.NaN);
  const lng = Number(query.get('lng') ?? Number.NaN);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
