import { priceStay } from '../../../../contract/rules/price.ts';
import { addCalendarDays, countDays, localMoment } from '../../../../contract/rules/time.ts';
import type { StayPrice } from '../../../../contract/structs/stashpoint.ts';
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
  { days, on }: SearchInZone,
  fromVisitor: boolean,
): JsonText {
  return card.json.with({
    ...card.hours?.(on),
    user_distance_km: fromVisitor ? Math.round(stashpoint.distance_km * 1000) / 1000 : null,
    storage_spaces:
      card.spaces && jsonArray(card.spaces.map(({ size, json }) => json.with({ space_available: stashpoint[size] }))),
    ...(stay && {
      availability: stashpoint.available ? 'available' : 'unavailable',
      bags_available: stashpoint.bags_available,
      ...(stashpoint.available && { stay_price: stayPrice(card, stashpoint, stay, days) }),
    }),
  });
}

function stayPrice(
  { prices, shelves }: PreparedCard,
  room: FoundStashpoint,
  stay: SearchedStay,
  days: number,
): StayPrice {
  const demand = stay.demand ?? spacesFor(stay.bagCount, stay.bags, room, shelves) ?? NO_BAGS;
  const { post_discount_price } = priceStay(pricedBags(prices, demand), days);
  return { total: post_discount_price, days, bag_count: stay.bagCount };
}
