import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { StashpointSummary } from '../../../contract/structs/stashpoint.ts';
import type { PARTNER_STORAGE_TYPES } from '../../../contract/vocabulary/storage-types.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { type SearchesStashpoints, searchStashpoints } from '../stashpoints/browsing/search-stashpoints.ts';
import type { HasLockerPartners, PartnerLocker } from './locker-partner.ts';
import { findPartnerRefs } from './store.ts';

type SearchQuery = QueryOf<Endpoints['listBendysquare']>;

/** The time for which live data of a partner is used: for later stays our own records are more accurate. */
const LIVE_HOURS = 3;

/**
 * Searches a partner's banks inside the bounds of a map. For a stay that begins soon no bank shows more space than its
 * partner has at this moment; a slow or unreachable partner costs its time-out and nothing else.
 */
export async function searchPartner(
  services: SearchesStashpoints & HasLockerPartners,
  type: (typeof PARTNER_STORAGE_TYPES)[number],
  query: SearchQuery,
): Promise<JsonText> {
  const partner = services.lockerPartners[type];
  if (!partner || !beginsSoon(query, services.now())) return searchStashpoints(services, query, { types: [type] });
  const bounds = {
    south: query.southwest_lat,
    west: query.southwest_lng,
    north: query.northeast_lat,
    east: query.northeast_lng,
  };
  const [found, live] = await Promise.all([
    searchStashpoints(services, query, { types: [type] }),
    partner.inventory(bounds).catch(() => null),
  ]);
  if (!live) return found;
  const page = JSON.parse(found.text) as { items: StashpointSummary[] };
  const refs = await findPartnerRefs(
    services.database.query,
    page.items.map(({ id }) => id),
  );
  const byRef = new Map(live.map((locker) => [locker.id, locker]));
  const items = page.items.map((item) => bounded(item, byRef.get(refs.get(item.id) ?? ''), query.bag_count ?? 1));
  const rank = ({ availability }: StashpointSummary) => (availability === 'unavailable' ? 1 : 0);
  return new JsonText(JSON.stringify({ ...page, items: items.sort((a, b) => rank(a) - rank(b)) }));
}

function beginsSoon({ dropoff }: SearchQuery, now: Date): boolean {
  return dropoff === undefined || Date.parse(dropoff) < now.getTime() + LIVE_HOURS * 3_600_000;
}

/** Limits the bank's spaces to those its partner has free. */
function bounded(item: StashpointSummary, live: PartnerLocker | undefined, bags: number): StashpointSummary {
  if (!live) return item;
  const free = (size: string) =>
    live.units.filter((unit) => unit.size === size).reduce((sum, unit) => sum + unit.free, 0);
  const spaces = (item.storage_spaces ?? []).map((space) => ({
    ...space,
    space_available: Math.min(space.space_available, free(space.size)),
  }));
  const room = Math.min(
    item.bags_available ?? Number.POSITIVE_INFINITY,
    spaces.reduce((sum, { space_available }) => sum + space_available, 0),
  );
  if (room >= bags) return { ...item, storage_spaces: spaces, bags_available: room };
  const { stay_price: _none, ...rest } = item;
  return { ...rest, storage_spaces: spaces, bags_available: room, availability: 'unavailable' };
}
