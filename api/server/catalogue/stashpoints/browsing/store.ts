import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Bags } from '../../../../contract/rules/bag-fit.ts';
import { BAG_SIZES, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { previewsOf } from '../../../platform/media/preview.ts';
import { inSoldCurrency } from '../../currencies/in-sold-currency.ts';
import { type Demand, NO_BAGS } from '../availability/demand.ts';
import { CAPACITIES, measuredArguments } from '../availability/size-columns.ts';
import { bagsFit, roomForAnyBags } from './bags-fit.ts';

/** Selects a place with the names around it, for its card. */
function cards(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .leftJoin('places as l', 'l.id', 's.landmark_id')
    .selectAll('s')
    .select(inSoldCurrency('s.currency_code').as('currency_sold'))
    .select([
      'c.name as city_name',
      'c.translations as city_translations',
      'l.name as landmark_name',
      'l.translations as landmark_translations',
      'l.lat as landmark_lat',
      'l.lng as landmark_lng',
    ])
    .select(previewsOf(sql.ref('s.photos')).as('previews'));
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

export function findCardRow(query: Kysely<Schema>, id: string): Promise<CardRow | undefined> {
  return cards(query).where('s.id', '=', id).executeTakeFirst();
}

export function listCardRows(query: Kysely<Schema>, ids: readonly string[]): Promise<CardRow[]> {
  return cards(query).where('s.id', 'in', ids).execute();
}

export interface SearchArea {
  west: number;
  south: number;
  east: number;
  north: number;
  /** The point distances are measured from. */
  center: { lat: number; lng: number };
}

export interface SearchFilter {
  storageTypes: readonly string[];
  roundTheClock: boolean;
  stepFree: boolean;
}

export interface SearchedStay {
  dropoff: Date;
  pickup: Date;
  bagCount: number;
  /** Spaces by size, where they were requested. */
  demand: Demand | null;
  /** The sizes of the bags, instead of spaces. */
  bags: Bags | null;
}

/** The search result for one place; the text of its card is cached elsewhere. */
export interface FoundStashpoint extends Demand {
  id: string;
  version: number;
  distance_km: number;
  /** Null when no stay was requested. */
  available: boolean | null;
  bags_available: number | null;
  total_count: number;
  available_count: number;
  available_hotel_count: number;
  available_locker_count: number;
}

export type SearchOrder = 'distance' | 'popularity' | 'staffed';

const ORDERS: Record<SearchOrder, RawBuilder<unknown>> = {
  distance: sql`distance_km`,
  popularity: sql`booking_count desc, distance_km`,
  staffed: sql`storage_type <> 'staffed', distance_km`,
};

/** The limit on a map of a whole country: only the places nearest to its middle are considered. */
const MAXIMUM_CANDIDATES = 500;

/**
 * Finds bookable places inside an area: available first, then in the given order. One index finds those inside
 * and orders them by nearness, so the cost depends on the number of places on the map, not in the world.
 */
export async function listFoundStashpoints(
  query: Kysely<Schema>,
  area: SearchArea,
  filter: SearchFilter,
  stay: SearchedStay | null,
  order: { by: SearchOrder; offset: number; limit: number },
  now: Date,
): Promise<FoundStashpoint[]> {
  const { lat, lng } = area.center;
  const by = ORDERS[order.by];
  const { rows } = await sql<FoundStashpoint>`
    with candidates as materialized (
      select s.id, s.version, s.booking_count, s.type, s.storage_type, s.lat, s.lng, s.timezone,
        s.open_week, s.special_days, s.special_open, s.country_code, s.size_restrictions,
        ${CAPACITIES}
      from stashpoints s
      where s.status = 'approved' and s.active and ${inside(area)} and ${inSoldCurrency('s.currency_code')}
        and s.storage_type = any(${filter.storageTypes})
        ${filter.roundTheClock ? sql`and s.open_twentyfour_seven` : sql``}
        ${filter.stepFree ? sql`and s.step_free` : sql``}
      order by s.location <-> point(${lng}::float8, ${lat}::float8)
      limit ${MAXIMUM_CANDIDATES}
    ),
    ${stay ? localStays(stay) : sql``}
    found as materialized (
      select s.id, s.version, s.booking_count, s.type, s.storage_type,
        2 * 6371 * asin(least(1, sqrt(power(sin(radians(s.lat - ${lat}::float8) / 2), 2)
          + cos(radians(${lat}::float8)) * cos(radians(s.lat)) * power(sin(radians(s.lng - ${lng}::float8) / 2), 2)))) as distance_km,
        ${stay ? roomColumns(stay) : NO_STAY_COLUMNS}
      from candidates s ${stay ? roomJoin(stay, now) : sql``}
    )
    select id, version, distance_km, available, bags_available, ${sql.join(BAG_SIZES.map((size) => sql.ref(size)))},
      count(*) over ()::int as total_count,
      count(*) filter (where available) over ()::int as available_count,
      count(*) filter (where available and type in ('hotel', 'hostel', 'premier_inn_hotel')) over ()::int as available_hotel_count,
      count(*) filter (where available and storage_type <> 'staffed') over ()::int as available_locker_count
    from found
    order by available desc, ${by}, id
    offset ${order.offset} limit ${order.limit}`.execute(query);
  return rows;
}

const NO_STAY_COLUMNS = sql`null::boolean as available, null::int as bags_available,
  ${sql.join(BAG_SIZES.map((size) => sql`${sql.ref(`s.capacity_${size}`)} as ${sql.ref(size)}`))}`;

/** Computes the local times once per zone, not once per place: on a city's map there is one zone. */
function localStays({ dropoff, pickup }: SearchedStay): RawBuilder<unknown> {
  return sql`local_stays as materialized (
    select z.timezone, l.*
    from (select distinct timezone from candidates) z, lateral local_stay(z.timezone, ${dropoff}, ${pickup}) l
  ),`;
}

function roomColumns({ bagCount, demand, bags }: SearchedStay): RawBuilder<unknown> {
  const fitting = roomForAnyBags();
  const fits = demand
    ? sql`room.standard >= ${demand.standard}`
    : bags
      ? bagsFit(bags)
      : sql`(${fitting}) >= ${bagCount}`;
  return sql`
    ${fits} and is_open_for_stay(s.open_week, s.special_days, s.special_open,
      l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute) as available,
    greatest(0, ${fitting}) as bags_available,
    ${sql.join(MEASURED_SIZES.map((size) => sql.ref(`room.${size}`)))}, greatest(0, room.standard) as standard`;
}

function roomJoin({ dropoff, pickup, demand, bags }: SearchedStay, now: Date): RawBuilder<unknown> {
  return sql`join local_stays l using (timezone),
    lateral stay_room(s.id, ${CAPACITIES},
      ${dropoff}, ${pickup}, ${measuredArguments(demand ?? { ...NO_BAGS, ...bags })}, null, ${now}) room`;
}

/** Filters by bounds; those that cross the antimeridian are two boxes. */
function inside({ west, south, east, north }: SearchArea): RawBuilder<boolean> {
  const box = (from: number, to: number) =>
    sql<boolean>`s.location <@ box(point(${from}::float8, ${south}::float8), point(${to}::float8, ${north}::float8))`;
  return west <= east ? box(west, east) : sql<boolean>`(${box(west, 180)} or ${box(-180, east)})`;
}
