import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Demand } from './demand.ts';
import type { StayToCheck } from './take-room.ts';

/** A place with the room it has for a stay: one query, the SQL rule of 0002-availability.sql. */
export async function findRoom(query: Kysely<Schema>, stay: StayToCheck, demand: Demand, now: Date) {
  const { dropoff, pickup, stashpointId, replaces = null } = stay;
  return query
    .selectFrom('stashpoints as s')
    .innerJoinLateral(
      sql<Demand>`stay_room(s, ${dropoff}, ${pickup}, ${demand.small}, ${demand.medium}, ${demand.large}, ${replaces}, ${now})`.as(
        'room',
      ),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select(['room.small', 'room.medium', 'room.large', 'room.standard'])
    .select(sql<boolean>`is_open_for_stay(s, ${dropoff}, ${pickup})`.as('open'))
    .where('s.id', '=', stashpointId)
    .executeTakeFirst();
}

/** Whether there is room at one place in each of many spans; `open` is asked for the start of each. */
export async function findRoomBySpan(
  query: Kysely<Schema>,
  stashpointId: string,
  spans: readonly { from: Date; until: Date }[],
  now: Date,
) {
  const { rows } = await sql<Demand & { at: Date; open: boolean }>`
    select span.at, room.*,
      is_open_at(s.open_week, s.special_days, s.special_open, span.at at time zone s.timezone) as open
    from stashpoints s,
      unnest(${spans.map(({ from }) => from.toISOString())}::timestamptz[], ${spans.map(({ until }) => until.toISOString())}::timestamptz[])
        as span(at, until),
      lateral stay_room(s, span.at, span.until, 0, 0, 0, null, ${now}) room
    where s.id = ${stashpointId}
    order by span.at`.execute(query);
  return rows;
}

/** In which zone a place counts its hours, and whether it takes bookings. */
export function findZone(query: Kysely<Schema>, id: string) {
  return query
    .selectFrom('stashpoints')
    .select(['timezone', sql<boolean>`status = 'approved' and active`.as('bookable')])
    .where('id', '=', id)
    .executeTakeFirst();
}
