import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { CubbyError } from '../../../../contract/errors.ts';
import { bagCountOf, pagingOf } from '../../../../contract/rules/fields.ts';
import { priceStay } from '../../../../contract/rules/price.ts';
import { checkStay, countDays } from '../../../../contract/rules/time.ts';
import type { StayPrice } from '../../../../contract/structs/stashpoint.ts';
import {
  PARTNER_STORAGE_TYPES,
  STORAGE_TYPES,
  type StorageType,
} from '../../../../contract/vocabulary/storage-types.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { JsonText } from '../../../platform/http/call.ts';
import { pageOf } from '../../../platform/http/page.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { assignBags, demandOf, parseSpaces } from '../availability/demand.ts';
import { pricedBags } from '../prices/pricing.ts';
import type { CardText, HasCards } from './card-cache.ts';
import { type FoundPlace, type SearchArea, type SearchedStay, searchPlaces } from './store.ts';

type SearchQuery = QueryOf<Endpoints['listStashpoints']>;

/** A search has many places in many zones: whether a drop-off is past is decided hour by hour, in UTC. */
const SEARCH_ZONE = 'UTC';

/**
 * Searches a map: places of the given storage types, each with the all-in price of the stay asked for.
 * The answer is put together as text from cards kept in memory and the little that the stay decides.
 *
 * @throws CubbyError INVALID_DATA for bounds that are none, or what is wrong with the times.
 */
export async function searchStashpoints(
  services: HasDatabase & HasClock & HasCards,
  query: SearchQuery,
  types: readonly StorageType[] = ownTypes(query),
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
  const found = await searchPlaces(services.database.query, readArea(query), filter, stay, order, now);
  const cards = await services.cards.read(found, query.language);
  const priced = stay && { ...stay, daysIn: daysByZone(stay) };
  const items = found.flatMap((place) => {
    const card = cards.get(place.id);
    return card ? [itemText(card, place, priced, query.latitude !== undefined)] : [];
  });
  const { items: _none, ...page } = pageOf([], found[0]?.total_count ?? 0, paging);
  const rest = JSON.stringify({ ...page, counts: countsOf(found[0]) }).slice(1);
  return new JsonText(`{"items":[${items.join(',')}],${rest}`);
}

/** Partner lockers answer on calls of their own. */
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
    throw new CubbyError('INVALID_DATA', 'These are not the bounds of a map.', {
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
  checkStay({ dropoff, pickup, timezone: SEARCH_ZONE }, now);
  const bagCount = bagCountOf(query.bag_count);
  const demand = query.storage_spaces ? demandOf(bagCount, parseSpaces(query.storage_spaces)) : null;
  return { dropoff, pickup, bagCount, demand };
}

export interface PricedSearch extends SearchedStay {
  daysIn: (timezone: string) => number;
}

/** Days charged, worked out once a zone: on a city's map all places share one. */
export function daysByZone(stay: SearchedStay): PricedSearch['daysIn'] {
  const known = new Map<string, number>();
  return (timezone) => {
    const days = known.get(timezone) ?? countDays({ ...stay, timezone });
    known.set(timezone, days);
    return days;
  };
}

/** A card with what the stay decides, as JSON. */
export function itemText(card: CardText, place: FoundPlace, stay: PricedSearch | null, fromVisitor: boolean): string {
  const spaces = card.spaces.map(({ size, text }) => `${text},"space_available":${place[size]}}`).join(',');
  const distance = fromVisitor ? Math.round(place.distance_km * 1000) / 1000 : null;
  const price = stay && place.available ? stayPrice(card, place, stay) : null;
  return (
    `${card.text},"user_distance_km":${distance},"storage_spaces":[${spaces}]` +
    (stay
      ? `,"availability":"${place.available ? 'available' : 'unavailable'}","bags_available":${place.bags_available}`
      : '') +
    (price ? `,"stay_price":{"total":${price.total},"days":${price.days},"bag_count":${price.bag_count}}}` : '}')
  );
}

function stayPrice({ row }: CardText, room: FoundPlace, stay: PricedSearch): StayPrice {
  const days = stay.daysIn(row.timezone);
  const demand = stay.demand ?? assignBags(stay.bagCount, room, row.capacity_standard > 0);
  const { post_discount_price } = priceStay(pricedBags(row, demand), days);
  return { total: post_discount_price, days, bag_count: stay.bagCount };
}

function countsOf(first: FoundPlace | undefined) {
  const available = first?.available_count ?? 0;
  const hotels = first?.available_hotel_count ?? 0;
  const lockers = first?.available_locker_count ?? 0;
  return {
    available_hotel_count: hotels,
    available_locker_count: lockers,
    available_standard_count: available - hotels - lockers,
    available_stashpoint_count: available,
    total_stashpoint_count: first?.total_count ?? 0,
  };
}
