import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { CubbyError } from '../../../../contract/errors.ts';
import { pagingOf } from '../../../../contract/rules/fields.ts';
import { checkStayTimes } from '../../../../contract/rules/time.ts';
import {
  PARTNER_STORAGE_TYPES,
  STORAGE_TYPES,
  type StorageType,
} from '../../../../contract/vocabulary/storage-types.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { type JsonText, jsonArray, jsonObject } from '../../../platform/http/json-text.ts';
import { pageOf } from '../../../platform/http/page.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasPlaces } from '../../places/directory.ts';
import { readBags } from '../availability/demand.ts';
import type { HasMissedSearches, MissedSearch, Visitor } from '../missed/missed-searches.ts';
import type { HasCards, PreparedCard } from './card-cache.ts';
import { listCards } from './list-card.ts';
import { searchByZone, serializeFound } from './serialize-found.ts';
import {
  type FoundStashpoint,
  type FoundTotals,
  listFoundStashpoints,
  type SearchArea,
  type SearchedStay,
} from './store.ts';

type SearchQuery = QueryOf<Endpoints['listStashpoints']>;

export type SearchesStashpoints = HasDatabase & HasClock & HasCards & HasMissedSearches & HasPlaces;

/**
 * The zone of a search: it covers places in many zones, so whether a drop-off is past is decided hour by hour, in UTC.
 */
const SEARCH_ZONE = 'UTC';

/**
 * Searches a map: places of the given storage types, each with the all-in price of the requested stay. The answer is
 * assembled from cards prepared in memory and the few fields that the stay decides.
 *
 * @throws CubbyError INVALID_DATA for invalid bounds, or an error of the times.
 */
export async function searchStashpoints(
  services: SearchesStashpoints,
  query: SearchQuery,
  { types = ownTypes(query), looker }: { types?: readonly StorageType[]; looker?: Visitor } = {},
): Promise<JsonText> {
  const now = services.now();
  const stay = readStay(query, now);
  const paging = pagingOf(query.page, query.per_page ?? 50);
  const filter = {
    storageTypes: types,
    roundTheClock: query.open_twentyfour_seven ?? false,
    stepFree: query.step_free ?? false,
  };
  const order = { by: query.sort ?? ('distance' as const), offset: paging.offset, limit: paging.perPage };
  const thin = query.view === 'card';
  const { found, totals } = await listFoundStashpoints(services.database.query, readArea(query), filter, stay, order, {
    now,
    thin,
  });
  const inZone = searchByZone(stay, now);
  const cards = thin
    ? listCards(found, await services.places.read(), inZone, query.language)
    : await services.cards.read(found, query.language);
  if (stay && looker)
    services.missedSearches.note({ ...stay, bags: stay.bagCount, looker, misses: missesOf(found, stay, cards) });
  const items = found.flatMap((stashpoint) => {
    const card = cards.get(stashpoint.id);
    return card ? [serializeFound(card, stashpoint, stay, inZone(card.timezone), query.latitude !== undefined)] : [];
  });
  const page = pageOf([], totals.total_count, paging);
  return jsonObject({ ...page, items: jsonArray(items), counts: countsOf(totals) });
}

/** Returns the places that could have been booked if they had been open or had had space. */
function missesOf(
  found: readonly FoundStashpoint[],
  { bagCount }: SearchedStay,
  cards: ReadonlyMap<string, PreparedCard>,
): MissedSearch[] {
  return found.flatMap(({ id, available, bags_available }) => {
    const card = cards.get(id);
    if (available !== false || !card) return [];
    const reason = (bags_available ?? 0) >= bagCount ? 'closed' : 'full';
    return [{ stashpointId: id, timezone: card.timezone, reason }];
  });
}

/** Returns the types searched here: partner lockers are searched by separate calls. */
function ownTypes({ kind, storage_type }: SearchQuery): StorageType[] {
  const partners: readonly StorageType[] = PARTNER_STORAGE_TYPES;
  return STORAGE_TYPES.filter((type) => !partners.includes(type))
    .filter((type) => storage_type === undefined || type === storage_type)
    .filter((type) => kind === undefined || (kind === 'staffed') === (type === 'staffed'));
}

function readArea(query: SearchQuery): SearchArea {
  const { northeast_lat: north, northeast_lng: east, southwest_lat: south, southwest_lng: west } = query;
  const fields = { northeast_lat: north, southwest_lat: south, northeast_lng: east, southwest_lng: west };
  const wrong = Object.entries(fields).filter(
    ([name, value]) => !Number.isFinite(value) || Math.abs(value) > (name.endsWith('lat') ? 90 : 180),
  );
  if (wrong.length > 0 || south > north)
    throw new CubbyError('INVALID_DATA', 'These are not valid bounds of a map.', {
      errors: Object.fromEntries(
        (wrong.length > 0 ? wrong : [['southwest_lat']]).map(([name]) => [name, ['INVALID_DATA']]),
      ),
    });
  const middle = west <= east ? (west + east) / 2 : (((west + east + 360) / 2 + 180) % 360) - 180;
  return {
    west,
    south,
    east,
    north,
    center: { lat: query.latitude ?? (south + north) / 2, lng: query.longitude ?? middle },
  };
}

function readStay(query: SearchQuery, now: Date): SearchedStay | null {
  if (!query.dropoff || !query.pickup) return null;
  const dropoff = new Date(query.dropoff);
  const pickup = new Date(query.pickup);
  checkStayTimes({ dropoff, pickup, timezone: SEARCH_ZONE }, now);
  return { dropoff, pickup, ...readBags(query) };
}

/** Estimates the counts of available places from those weighed, if not all had to be. */
function countsOf(totals: FoundTotals) {
  const total = totals.total_count;
  const inAll = (count: number) => Math.round((count * total) / (totals.weighed_count || 1));
  const available = inAll(totals.available_count);
  const hotels = inAll(totals.available_hotel_count);
  const lockers = inAll(totals.available_locker_count);
  return {
    available_hotel_count: hotels,
    available_locker_count: lockers,
    available_standard_count: Math.max(0, available - hotels - lockers),
    available_stashpoint_count: available,
    total_stashpoint_count: total,
  };
}
