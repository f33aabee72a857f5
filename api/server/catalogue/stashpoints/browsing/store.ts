import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Bags } from '../../../../contract/rules/bag-fit.ts';
import { BAG_SIZES, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { previewsOf } from '../../../platform/media/preview.ts';
import { inSoldCurrency } from '../../currencies/in-sold-currency.ts';
import { type Demand, NO_BAGS } from '../availability/demand.ts';
import { CAPACITIES, measuredArguments } from '../availability/size-columns.ts';
import { bagsFit, roomForAnyBags } from './bags-fit.ts';

/** The columns of a card: the others may be long, such as descriptions in all languages. */
const CARD_COLUMNS = [
  's.id',
  's.version',
  's.city_id',
  's.name',
  's.location_name',
  's.type',
  's.storage_type',
  's.country_code',
  's.lat',
  's.lng',
  's.timezone',
  's.photos',
  's.step_free',
  's.premium',
  's.often_fully_booked',
  's.booking_count',
  's.rating',
  's.review_count',
  's.open_late',
  's.open_twentyfour_seven',
  's.opening_hours',
  's.opening_hours_exceptions',
  's.size_restrictions',
  's.capacity_small',
  's.capacity_medium',
  's.capacity_large',
  's.capacity_standard',
  's.currency_code',
  's.first_day_cost',
  's.extra_day_cost',
  's.size_pricing',
  's.booking_fee',
  's.guarantee_fee',
  's.tree_price',
] as const;

/** Selects a place with the names around it, for its card. */
function cards(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .leftJoin('places as l', 'l.id', 's.landmark_id')
    .select(CARD_COLUMNS)
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

export type StashpointPageRow = NonNullable<Awaited<ReturnType<typeof findPageRow>>>;

export function findPageRow(query: Kysely<Schema>, id: string) {
  return cards(query)
    .selectAll('s')
    .select(inSoldCurrency('s.currency_code').as('currency_sold'))
    .where('s.id', '=', id)
    .executeTakeFirst();
}

export function listCardRows(query: Kysely<Schema>, ids: readonly string[]): Promise<CardRow[]> {
  return cards(query).where(sql<boolean>`s.id = any(${ids})`).execute();
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
  /** The places to leave out. */
  besides?: readonly string[];
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
  /** Of all places in the area; with one of the places. */
  totals: FoundTotals | null;
  /** The card for a list, and its picture's preview, where they were requested. */
  list_card?: string;
  preview?: string | null;
}

export interface FoundTotals {
  total_count: number;
  /** The number of places weighed for this answer; the following are counts of these. */
  weighed_count: number;
  available_count: number;
  available_hotel_count: number;
  available_locker_count: number;
}

export type SearchOrder = 'distance' | 'popularity' | 'price' | 'staffed';

/** The order of available places; distance is the order of the candidates themselves. */
const ORDERS: Record<SearchOrder, RawBuilder<unknown> | null> = {
  distance: null,
  popularity: sql`booking_count desc, distance_km, id`,
  price: sql`price, distance_km, id`,
  staffed: sql`storage_type <> 'staffed', distance_km, id`,
};

/** The limit on a map of a whole country: only the places nearest to its middle are considered. */
const MAXIMUM_CANDIDATES = 500;

/** A view with no more available places than this has exact counts. */
const COUNTED_EXACTLY = 50;

/**
 * Finds bookable places inside an area: available first, then in the given order. An index searches outwards from the
 * middle, and every step reads the one before it row by row: once a page is full of available places, no further place
 * is read or weighed. So the cost depends on the page, not on the number of places on the map or in the world. Hours
 * are checked first, in a fraction of the time it takes to count bags: of closed places only those on the page are
 * weighed.
 *
 * Values that PostgreSQL would estimate from are read from a row (`asked`) or a subquery: it then has no reason to plan
 * the statement again for every search, which takes three times as long as running it.
 */
export async function listFoundStashpoints(
  query: Kysely<Schema>,
  area: SearchArea,
  filter: SearchFilter,
  stay: SearchedStay | null,
  order: { by: SearchOrder; offset: number; limit: number },
  { now, thin = false }: { now: Date; thin?: boolean },
): Promise<FoundStashpoint[]> {
  const { lat, lng } = area.center;
  const by = ORDERS[order.by];
  const bookable = sql`from stashpoints s
    where s.status = 'approved' and s.active and ${inside(area)} and ${inSoldCurrency('s.currency_code')}
      and s.storage_type = any(${filter.storageTypes})
      ${filter.roundTheClock ? sql`and s.open_twentyfour_seven` : sql``}
      ${filter.stepFree ? sql`and s.step_free` : sql``}
      ${filter.besides ? sql`and s.id <> all(${filter.besides})` : sql``}`;
  const enough = Math.max(order.offset + order.limit, COUNTED_EXACTLY);
  const { rows } = await sql<FoundStashpoint>`
    with asked as materialized (
      select ${stay?.dropoff ?? null}::timestamptz as dropoff, ${stay?.pickup ?? null}::timestamptz as pickup,
        ${now}::timestamptz as now, ${lat}::float8 as lat, ${lng}::float8 as lng
    ),
    ranked as materialized (
      select *, row_number() over () as number from (
        select s.id, s.version, s.booking_count, s.type, s.storage_type, s.country_code, s.size_restrictions,
          ${thin ? sql`s.list_card,` : sql``} ${order.by === 'price' ? priceOf(stay) : sql``} ${CAPACITIES}, ${DISTANCE_KM}, ${stay ? OPEN : sql`true as open`}
        from (
          select s.* ${bookable}
          order by map_point(s.lat, s.lng) <-> map_point(${lat}::float8, ${lng}::float8)
          limit (select ${sql.lit(MAXIMUM_CANDIDATES)})
        ) s cross join asked ${stay ? LOCAL_STAY : sql``}
        ${by ? sql`order by ${by}` : sql``}
      ) candidates
    ),
    weighed as materialized (
      select s.*, ${stay ? roomColumns(stay) : NO_STAY_COLUMNS}
      from (
        select * from ranked where open
        union all
        (select * from ranked where not open limit ${enough})
      ) s cross join asked ${stay ? roomJoin(stay) : sql``}
    ),
    free as materialized (select * from weighed where open and available is not false limit ${enough}),
    counts as materialized (
      select count(*)::int as free_count, count(*) >= ${enough} as is_full, max(number)::int as walked,
        count(*) filter (where available)::int as available_count,
        count(*) filter (where available and type in ('hotel', 'hostel', 'premier_inn_hotel'))::int as available_hotel_count,
        count(*) filter (where available and storage_type <> 'staffed')::int as available_locker_count
      from free
    ),
    totals as materialized (
      select available_count, available_hotel_count, available_locker_count,
        case when is_full then (select count(*) from (select ${bookable} limit ${sql.lit(MAXIMUM_CANDIDATES)}) each)
          else (select count(*) from ranked) end::int as total_count,
        case when is_full then walked else (select count(*) from ranked) end::int as weighed_count
      from counts
    ),
    page as (
      select * from (
        select * from free
        union all
        (select * from weighed where available is false order by number
          limit greatest(0, ${enough} - (select free_count from counts)))
      ) found
      -- Pages of a view that was not weighed as a whole follow one another as it was walked.
      order by available desc, case when (select is_full from counts) then number end, ${by ?? sql`distance_km, id`}
      offset ${order.offset} limit ${order.limit}
    )
    select id, version, distance_km, available, bags_available, ${sql.join(BAG_SIZES.map((size) => sql.ref(size)))},
      case when row_number() over () = 1 then to_json(totals) end as totals
      ${thin ? sql`, list_card, (select p.preview from picture_previews p where p.name = split_part(list_card, E'\\n', 1))` : sql``}
    from page cross join totals
    order by available desc, ${by ?? sql`distance_km, id`}`.execute(query);
  return rows;
}

const DISTANCE_KM = sql`2 * 6371 * asin(least(1, sqrt(power(sin(radians(s.lat - asked.lat) / 2), 2)
  + cos(radians(asked.lat)) * cos(radians(s.lat)) * power(sin(radians(s.lng - asked.lng) / 2), 2)))) as distance_km`;

/** The price of the stay, or of a bag for a day. */
function priceOf(stay: SearchedStay | null): RawBuilder<unknown> {
  if (!stay) return sql`s.one_bag_total as price,`;
  return sql`s.booking_fee + ${stay.bagCount}::int * (s.one_bag_total - s.booking_fee
    + s.extra_day_cost * (l.pickup::date - l.dropoff::date)) as price,`;
}

const LOCAL_STAY = sql`cross join lateral local_stay(s.timezone, asked.dropoff, asked.pickup) l`;
const OPEN = sql`is_open_for_stay(s.open_week, s.special_days, s.special_open,
  l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute) as open`;

const NO_STAY_COLUMNS = sql`null::boolean as available, null::int as bags_available,
  ${sql.join(BAG_SIZES.map((size) => sql`${sql.ref(`s.capacity_${size}`)} as ${sql.ref(size)}`))}`;

function roomColumns({ bagCount, demand, bags }: SearchedStay): RawBuilder<unknown> {
  const fitting = roomForAnyBags();
  const fits = demand
    ? sql`room.standard >= ${demand.standard}`
    : bags
      ? bagsFit(bags)
      : sql`(${fitting}) >= ${bagCount}`;
  return sql`s.open and ${fits} as available, greatest(0, ${fitting}) as bags_available,
    ${sql.join(MEASURED_SIZES.map((size) => sql.ref(`room.${size}`)))}, greatest(0, room.standard) as standard`;
}

/** Joins laterally, which keeps the order of the places. */
function roomJoin({ demand, bags }: SearchedStay): RawBuilder<unknown> {
  return sql`cross join lateral stay_room(s.id, ${CAPACITIES}, asked.dropoff, asked.pickup,
    ${measuredArguments(demand ?? { ...NO_BAGS, ...bags })}, null, asked.now) room`;
}

/** Filters by bounds; those that cross the antimeridian are two boxes. */
function inside({ west, south, east, north }: SearchArea): RawBuilder<boolean> {
  const box = (from: number, to: number) =>
    sql<boolean>`map_point(s.lat, s.lng)
      <@ box(map_point(${south}::float8, ${from}::float8), map_point(${north}::float8, ${to}::float8))`;
  return west <= east ? box(west, east) : sql<boolean>`(${box(west, 180)} or ${box(-180, east)})`;
}
