import { type Kysely, sql } from 'kysely';
import { BAG_SIZES, MEASURED_SIZES } from '../../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type NameValue, Statement } from '../../../platform/database/statement.ts';
import { inSoldCurrency } from '../../currencies/in-sold-currency.ts';
import { type Demand, NO_BAGS } from './demand.ts';
import { PLANNED_COLUMNS } from './planned-columns.ts';
import { measuredArguments, ROOM } from './size-columns.ts';
import type { StayToCheck } from './take-room.ts';

interface RoomValues extends Demand {
  stashpointId: string;
  dropoff: Date;
  pickup: Date;
  replaces: string | null;
  now: Date;
}

const roomOfStay = new Statement((value: NameValue<RoomValues>, query) =>
  query
    .selectFrom('stashpoints as s')
    .innerJoinLateral(
      sql<
        Demand & { open: boolean }
      >`check_room(s.id, ${value('dropoff')}, ${value('pickup')}, ${sql.join(MEASURED_SIZES.map(value))}, ${value('replaces')}, ${value('now')})`.as(
        'room',
      ),
      (join) => join.onTrue(),
    )
    .select(PLANNED_COLUMNS.map((name) => `s.${name}` as const))
    .select(['s.status', 's.active', 'room.open', ...BAG_SIZES.map((size) => `room.${size}` as const)])
    .select(inSoldCurrency('s.currency_code').as('currencySold'))
    .where('s.id', '=', value('stashpointId')),
);

/** Finds a place with its free capacity for a stay, in one query. */
export async function findRoom(query: Kysely<Schema>, stay: StayToCheck, demand: Demand, now: Date) {
  const { dropoff, pickup, stashpointId, replaces = null } = stay;
  const [found] = await roomOfStay.run(query, { ...demand, stashpointId, dropoff, pickup, replaces, now });
  return found;
}

/** Finds the free capacity of one place in each of many spans; `open` is checked for the start of each. */
export async function findRoomBySpan(
  query: Kysely<Schema>,
  stashpointId: string,
  spans: readonly { from: Date; until: Date }[],
  now: Date,
) {
  const starts = spans.map(({ from }) => from.toISOString());
  const ends = spans.map(({ until }) => until.toISOString());
  const { rows } = await sql<Demand & { at: Date; open: boolean }>`
    select span.at, ${ROOM},
      is_open_at(s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute) as open
    from stashpoints s,
      unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span(at, until),
      lateral local_stay(s.timezone, span.at, span.until) l,
      lateral check_room(s.id, span.at, span.until, ${measuredArguments(NO_BAGS)}, null, ${now}) room
    where s.id = ${stashpointId}
    order by span.at`.execute(query);
  return rows;
}

/** Finds the time zone of a place, and whether it takes bookings. */
export function findZone(query: Kysely<Schema>, id: string) {
  return query
    .selectFrom('stashpoints')
    .select([
      'timezone',
      sql<boolean>`status = 'approved' and active and ${inSoldCurrency('currency_code')}`.as('bookable'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
