import { priceStay } from '../../../../contract/rules/price.ts';
import { countDays } from '../../../../contract/rules/time.ts';
import type { StayPrice } from '../../../../contract/structs/stashpoint.ts';
import { type JsonText, jsonArray } from '../../../platform/http/json-text.ts';
import { NO_BAGS, spacesFor } from '../availability/demand.ts';
import { pricedBags } from '../prices/pricing.ts';
import { shelvesOf } from '../record/shelves.ts';
import type { PreparedCard } from './card-cache.ts';
import type { FoundPlace, SearchedStay } from './store.ts';

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

/** A card with what the stay decides, and what else is added; the distance is from where the visitor has said to be. */
export function presentFound(
  card: PreparedCard,
  place: FoundPlace,
  stay: PricedSearch | null,
  fromVisitor: boolean,
  more: Readonly<Record<string, unknown>> = {},
): JsonText {
  return card.json.with({
    ...more,
    user_distance_km: fromVisitor ? Math.round(place.distance_km * 1000) / 1000 : null,
    storage_spaces:
      card.spaces && jsonArray(card.spaces.map(({ size, json }) => json.with({ space_available: place[size] }))),
    ...(stay && {
      availability: place.available ? 'available' : 'unavailable',
      bags_available: place.bags_available,
      ...(place.available && { stay_price: stayPrice(card, place, stay) }),
    }),
  });
}

function stayPrice({ row }: PreparedCard, room: FoundPlace, stay: PricedSearch): StayPrice {
  const days = stay.daysIn(row.timezone);
  const demand = stay.demand ?? spacesFor(stay.bagCount, stay.bags, room, shelvesOf(row)) ?? NO_BAGS;
  const { post_discount_price } = priceStay(pricedBags(row, demand), days);
  return { total: post_discount_price, days, bag_count: stay.bagCount };
}
