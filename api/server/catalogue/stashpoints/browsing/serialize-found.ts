import { priceStay } from '../../../../contract/rules/price.ts';
import { addCalendarDays, countDays, localMoment } from '../../../../contract/rules/time.ts';
import { type JsonText, jsonArray } from '../../../platform/http/json-text.ts';
import { NO_BAGS, spacesFor } from '../availability/demand.ts';
import { pricedBags } from '../prices/pricing.ts';
import type { PreparedCard } from './card-cache.ts';
import type { SearchedDate } from './list-card.ts';
import type { FoundStashpoint, SearchedStay } from './store.ts';

/** The parameters of a search in one time zone. */
export interface SearchInZone {
  /** Days charged; 0 without a stay. */
  days: number;
  /** The day of the drop-off; today without a stay. */
  on: SearchedDate;
}

/** Computes the parameters once per zone: on a city's map all places share one. */
export function searchByZone(stay: SearchedStay | null, now: Date): (timezone: string) => SearchInZone {
  const known = new Map<string, SearchInZone>();
  return (timezone) => {
    const before = known.get(timezone);
    if (before) return before;
    const { date, weekday } = localMoment(stay?.dropoff ?? now, timezone);
    const days = stay ? countDays({ ...stay, timezone }) : 0;
    const search = { days, on: { date, before: addCalendarDays(date, -1), weekday } };
    known.set(timezone, search);
    return search;
  };
}

/** Completes a card with the fields that depend on the stay; the distance is from the visitor's position. */
export function serializeFound(
  card: PreparedCard,
  stashpoint: FoundStashpoint,
  stay: SearchedStay | null,
  { days }: SearchInZone,
  fromVisitor: boolean,
): JsonText {
  const { available, distance_km, bags_available } = stashpoint;
  let fields = `"user_distance_km":${fromVisitor ? Math.round(distance_km * 1000) / 1000 : null}`;
  if (card.spaces)
    fields += `,"storage_spaces":${jsonArray(card.spaces.map(({ size, json }) => json.with({ space_available: stashpoint[size] }))).text}`;
  if (stay) fields += `,"availability":"${available ? 'available' : 'unavailable'}","bags_available":${bags_available}`;
  if (stay && available)
    fields += `,"stay_price":{"total":${totalOf(card, stashpoint, stay, days)},"days":${days},"bag_count":${stay.bagCount}}`;
  return card.json.withText(fields);
}

/** Returns the total price of a stay, minor units. */
function totalOf({ prices, shelves }: PreparedCard, room: FoundStashpoint, stay: SearchedStay, days: number): number {
  const demand = stay.demand ?? spacesFor(stay.bagCount, stay.bags, room, shelves) ?? NO_BAGS;
  return priceStay(pricedBags(prices, demand), days).post_discount_price;
}
