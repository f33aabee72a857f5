import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Bags } from '../../../../contract/rules/bag-fit.ts';
import { BAG_SIZES, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type NameValue, Statement } from '../../../platform/database/statement.ts';
import { previewsOf } from '../../../platform/media/preview.ts';
import { inSoldCurrency } from '../../currencies/in-sold-currency.ts';
import { type Demand, NO_BAGS } from '../availability/demand.ts';
import { CAPACITIES } from '../availability/size-columns.ts';
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
  /** The four lines of its list card, and its picture's preview or nothing, where they were requested. */
  listCard: readonly string[];
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

/** What decides the text of the statement. */
interface SearchShape extends Pick<SearchFilter, 'roundTheClock' | 'stepFree'> {
  by: SearchOrder;
  hasStay: boolean;
  hasSpaces: boolean;
  /** The bags whose sizes were named; the text has their numbers in it. */
  bags: Bags | null;
  leavesOut: boolean;
  crossesAntimeridian: boolean;
  thin: boolean;
}

interface SearchValues extends Demand {
  dropoff: Date | null;
  pickup: Date | null;
  now: Date;
  lat: number;
  lng: number;
  south: number;
  west: number;
  north: number;
  east: number;
  storageTypes: readonly string[];
  besides: readonly string[] | undefined;
  bagCount: number;
  enough: number;
}

interface SearchRow {
  /** The places, one line for each value. */
  found: string | null;
  total: number;
}

type Value = NameValue<SearchValues>;

const statements = new Map<string, Statement<SearchRow, SearchValues>>();

/** Returns the statement of a shape. Of named bags there are too many kinds to keep theirs. */
function statementOf(shape: SearchShape): Statement<SearchRow, SearchValues> {
  if (shape.bags) return writeSearch(shape);
  const key = Object.values(shape).join();
  const known = statements.get(key) ?? writeSearch(shape);
  statements.set(key, known);
  return known;
}

/**
 * Finds bookable places inside an area: available first, then in the given order. An index searches outwards from the
 * middle, and every step reads the one before it row by row: once a page is full of available places, no further place
 * is read or weighed. So the cost depends on the page, not on the number of places on the map or in the world. Hours
 * are checked first, in a fraction of the time it takes to count bags: of closed places only those on the page are
 * weighed.
 *
 * Values that PostgreSQL would estimate from are read from a row (`asked`) or a subquery: it then has no reason to plan
 * the statement again for every search, which takes three times as long as running it. All places come as one text,
 * which takes a third of the time of as many rows to read.
 */
export async function listFoundStashpoints(
  query: Kysely<Schema>,
  area: SearchArea,
  filter: SearchFilter,
  stay: SearchedStay | null,
  order: { by: SearchOrder; offset: number; limit: number },
  { now, thin = false }: { now: Date; thin?: boolean },
): Promise<{ found: FoundStashpoint[]; totals: FoundTotals }> {
  const { west, south, east, north, center } = area;
  const { roundTheClock, stepFree, storageTypes, besides } = filter;
  const { by, offset, limit } = order;
  const enough = Math.max(offset + limit, COUNTED_EXACTLY);
  const statement = statementOf({
    by,
    hasStay: stay !== null,
    hasSpaces: Boolean(stay?.demand),
    bags: stay?.bags ?? null,
    roundTheClock,
    stepFree,
    leavesOut: besides !== undefined,
    crossesAntimeridian: west > east,
    thin,
  });
  const [row] = await statement.run(query, {
    dropoff: stay?.dropoff ?? null,
    pickup: stay?.pickup ?? null,
    now,
    ...center,
    south,
    west,
    north,
    east,
    storageTypes,
    besides,
    bagCount: stay?.bagCount ?? 0,
    ...NO_BAGS,
    ...(stay?.demand ?? stay?.bags),
    enough,
  });
  const places = readPlaces(row?.found ?? '', thin);
  const free = places.filter(({ available }) => available !== false);
  const isFull = free.length >= enough;
  const total = row?.total ?? 0;
  const inOrder = (list: typeof places) =>
    by === 'distance' ? list.toSorted((a, b) => a.distance_km - b.distance_km || (a.id < b.id ? -1 : 1)) : list;
  // Pages of a view that was not weighed as a whole follow one another as it was walked.
  const pageOf = (list: typeof places) => list.slice(offset, offset + limit);
  const found = isFull
    ? inOrder(pageOf(free))
    : pageOf([...inOrder(free), ...inOrder(places.filter(({ available }) => available === false))]);
  const count = (counts: (place: (typeof places)[number]) => boolean) =>
    stay ? free.reduce((sum, place) => sum + Number(counts(place)), 0) : 0;
  return {
    found,
    totals: {
      total_count: total,
      weighed_count: isFull ? (free.at(-1)?.walked ?? 0) : total,
      available_count: count(() => true),
      available_hotel_count: count(({ type }) => HOTELS.includes(type)),
      available_locker_count: count(({ storageType }) => storageType !== 'staffed'),
    },
  };
}

const HOTELS = ['hotel', 'hostel', 'premier_inn_hotel'];

/** The lines of each place, and those of its list card. */
const LINES = 12;
const CARD_LINES = 5;

/** Reads the places that the statement found. */
function readPlaces(text: string, thin: boolean) {
  const lines = text === '' ? [] : text.split('\n');
  const each = LINES + (thin ? CARD_LINES : 0);
  return Array.from({ length: lines.length / each }, (_, index) => {
    const at = index * each;
    const line = (number: number) => lines[at + number] ?? '';
    const available = line(3);
    const bags = line(4);
    return {
      id: line(0),
      version: Number(line(1)),
      distance_km: Number(line(2)),
      available: available === '' ? null : available === 't',
      bags_available: bags === '' ? null : Number(bags),
      small: Number(line(5)),
      medium: Number(line(6)),
      large: Number(line(7)),
      standard: Number(line(8)),
      type: line(9),
      storageType: line(10),
      /** How many places had been walked past with this one. */
      walked: Number(line(11)),
      listCard: thin ? lines.slice(at + LINES, at + each) : [],
    };
  });
}

function writeSearch(shape: SearchShape): Statement<SearchRow, SearchValues> {
  const { by, hasStay, roundTheClock, stepFree, leavesOut, thin } = shape;
  const order = ORDERS[by];
  return new Statement<SearchRow, SearchValues>((value) => {
    const bookable = sql`from stashpoints s
      where s.status = 'approved' and s.active and ${inside(value, shape)} and ${inSoldCurrency('s.currency_code')}
        and s.storage_type = any(${value('storageTypes')})
        ${roundTheClock ? sql`and s.open_twentyfour_seven` : sql``}
        ${stepFree ? sql`and s.step_free` : sql``}
        ${leavesOut ? sql`and s.id <> all(${value('besides')})` : sql``}`;
    return sql`
      with asked as materialized (
        select ${value('dropoff')}::timestamptz as dropoff, ${value('pickup')}::timestamptz as pickup,
          ${value('now')}::timestamptz as now, ${value('lat')}::float8 as lat, ${value('lng')}::float8 as lng
      ),
      ranked as materialized (
        select *, row_number() over () as walked from (
          select s.id, s.version, s.booking_count, s.type, s.storage_type, s.country_code, s.size_restrictions,
            ${thin ? sql`s.list_card,` : sql``} ${by === 'price' ? priceOf(value, hasStay) : sql``} ${CAPACITIES}, ${DISTANCE_KM}, ${hasStay ? OPEN : sql`true as open`}
          from (
            select s.* ${bookable}
            order by map_point(s.lat, s.lng) <-> map_point(${value('lat')}::float8, ${value('lng')}::float8)
            limit (select ${sql.lit(MAXIMUM_CANDIDATES)})
          ) s cross join asked ${hasStay ? LOCAL_STAY : sql``}
          ${order ? sql`order by ${order}` : sql``}
        ) candidates
      ),
      weighed as materialized (
        select s.*, ${hasStay ? roomColumns(value, shape) : NO_STAY_COLUMNS}
        from (
          select * from ranked where open
          union all
          (select * from ranked where not open limit ${value('enough')})
        ) s cross join asked ${hasStay ? roomJoin(value) : sql``}
      ),
      free as materialized (select * from weighed where available is not false limit ${value('enough')}),
      is_full as materialized (select count(*) >= ${value('enough')} as yes, count(*) as places from free)
      select string_agg(concat(id, E'\n', version, E'\n', distance_km, E'\n', available, E'\n', bags_available,
          ${sql.join(BAG_SIZES.map((size) => sql`E'\n', ${sql.ref(size)}`))}, E'\n', type, E'\n', storage_type, E'\n', walked
          ${thin ? sql`, E'\n', list_card, E'\n', (select p.preview from picture_previews p where p.name = split_part(list_card, E'\n', 1))` : sql``}
        ), E'\n') as found,
        case when (select yes from is_full) then (select count(*) from (select ${bookable} limit ${sql.lit(MAXIMUM_CANDIDATES)}) each)
          else (select count(*) from ranked) end::int as total
      from (
        select * from free
        union all
        (select * from weighed where available is false order by walked
          limit (select case when yes then 0 else ${value('enough')} - places end from is_full))
      ) places`;
  });
}

const DISTANCE_KM = sql`2 * 6371 * asin(least(1, sqrt(power(sin(radians(s.lat - asked.lat) / 2), 2)
  + cos(radians(asked.lat)) * cos(radians(s.lat)) * power(sin(radians(s.lng - asked.lng) / 2), 2)))) as distance_km`;

/** The price of the stay, or of a bag for a day. */
function priceOf(value: Value, hasStay: boolean): RawBuilder<unknown> {
  if (!hasStay) return sql`s.one_bag_total as price,`;
  return sql`s.booking_fee + ${value('bagCount')}::int * (s.one_bag_total - s.booking_fee
    + s.extra_day_cost * (l.pickup::date - l.dropoff::date)) as price,`;
}

const LOCAL_STAY = sql`cross join lateral local_stay(s.timezone, asked.dropoff, asked.pickup) l`;
const OPEN = sql`is_open_for_stay(s.open_week, s.special_days, s.special_open,
  l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute) as open`;

const NO_STAY_COLUMNS = sql`null::boolean as available, null::int as bags_available,
  ${sql.join(BAG_SIZES.map((size) => sql`${sql.ref(`s.capacity_${size}`)} as ${sql.ref(size)}`))}`;

function roomColumns(value: Value, { hasSpaces, bags }: SearchShape): RawBuilder<unknown> {
  const fits = hasSpaces
    ? sql`room.standard >= ${value('standard')}`
    : bags
      ? bagsFit(bags)
      : sql`any_bags.fitting >= ${value('bagCount')}`;
  return sql`s.open and ${fits} as available, greatest(0, any_bags.fitting) as bags_available,
    ${sql.join(MEASURED_SIZES.map((size) => sql.ref(`room.${size}`)))}, greatest(0, room.standard) as standard`;
}

/** Joins laterally, which keeps the order of the places. */
function roomJoin(value: Value): RawBuilder<unknown> {
  return sql`cross join lateral stay_room(s.id, ${CAPACITIES}, asked.dropoff, asked.pickup,
      ${sql.join(MEASURED_SIZES.map((size) => value(size)))}, null, asked.now) room
    cross join lateral (select ${roomForAnyBags()} as fitting offset 0) any_bags`;
}

/** Filters by bounds; those that cross the antimeridian are two boxes. */
function inside(value: Value, { crossesAntimeridian }: SearchShape): RawBuilder<boolean> {
  const box = (west: RawBuilder<number>, east: RawBuilder<number>) =>
    sql<boolean>`map_point(s.lat, s.lng)
      <@ box(map_point(${value('south')}::float8, ${west}::float8), map_point(${value('north')}::float8, ${east}::float8))`;
  if (!crossesAntimeridian) return box(value('west'), value('east'));
  return sql<boolean>`(${box(value('west'), sql`180`)} or ${box(sql`-180`, value('east'))})`;
}
