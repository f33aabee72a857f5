import type { Stashpoint } from '../../../../contract/structs/stashpoint.ts';
import { STORAGE_TYPES } from '../../../../contract/vocabulary/storage-types.ts';
import type { Position } from '../../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import type { HasCards } from './card-cache.ts';
import { searchByZone, serializeFound } from './serialize-found.ts';
import { listFoundStashpoints, type SearchedStay, type SearchOrder } from './store.ts';

/** The greatest distance to an alternative, in degrees of latitude: about five kilometres. */
const REACH = 0.045;

interface Wanted {
  near: Position;
  /** The places to leave out. */
  besides: readonly string[];
  /** Without a stay, the nearest places that take bookings at all are returned. */
  stay: SearchedStay | null;
  stepFree?: boolean;
  /** By distance unless given. */
  order?: SearchOrder;
  limit: number;
}

/** Finds the nearest places that can take a stay, each with its price and its distance from the one that cannot. */
export async function findAlternatives(
  services: HasDatabase & HasClock & HasCards,
  wanted: Wanted,
): Promise<Stashpoint[]> {
  const { near, besides, stay, stepFree = false, order: by = 'distance', limit } = wanted;
  const sideways = REACH / Math.max(0.2, Math.cos((near.lat * Math.PI) / 180));
  const area = {
    north: near.lat + REACH,
    south: near.lat - REACH,
    east: near.lng + sideways,
    west: near.lng - sideways,
    center: near,
  };
  const filter = { storageTypes: STORAGE_TYPES, roundTheClock: false, stepFree, besides };
  const order = { by, offset: 0, limit };
  const { found } = await listFoundStashpoints(services.database.query, area, filter, stay, order, {
    now: services.now(),
  });
  const open = found.filter(({ available }) => available !== false);
  const cards = await services.cards.read(open);
  const inZone = searchByZone(stay, services.now());
  return open.flatMap((stashpoint) => {
    const card = cards.get(stashpoint.id);
    // Cards are cached as JSON for the search; a handful of them is quick to parse.
    if (!card) return [];
    const item = serializeFound(card, stashpoint, stay, inZone(card.timezone), true);
    return [JSON.parse(item.text) as Stashpoint];
  });
}
