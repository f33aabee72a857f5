import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Demand, NO_BAGS } from './demand.ts';
import type { StayToCheck } from './take-room.ts';

/** The room of a place `s` for a stay, by the rule of 0002-availability.sql. */
function roomSql(stay: { from: unknown; until: unknown }, demand: Demand, replaces: string | null, now: Date) {
  return sql<Demand>`stay_room(s.id, s.capacity_small, s.capacity_medium, s.capacity_large, s.capacity_standard,
    ${stay.from}, ${stay.until}, ${demand.small}, ${demand.medium}, ${demand.large}, ${replaces}, ${now})`;
}

/** A place with the room it has for a stay, in one query. */
export async function findRoom(query: Kysely<Schema>, stay: StayToCheck, demand: Demand, now: Date) {
  const { dropoff, pickup, stashpointId, replaces = null } = stay;
  return query
    .selectFrom('stashpoints as s')
    .innerJoinLateral(roomSql({ from: dropoff, until: pickup }, demand, replaces, now).as('room'), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(sql<{ dropoff: Date }>`local_stay(s.timezone, ${dropoff}, ${pickup})`.as('l'), (join) =>
      join.onTrue(),
    )
    .selectAll('s')
    .select(['room.small', 'room.medium', 'room.large', 'room.standard'])
    .select(
      sql<boolean>`is_open_for_stay(s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute)`.as(
        'open',
      ),
    )
    .where('s.id', '=', stashpointId)
    .executeTakeFirst();
}

/** The room of one place in each of many spans; `open` is asked for the start of each. */
export async function findRoomBySpan(
  query: Kysely<Schema>,
  stashpointId: string,
  spans: readonly { from: Date; until: Date }[],
  now: Date,
) {
  const starts = spans.map(({ from }) => from.toISOString());
  const ends = spans.map(({ until }) => until.toISOString());
  const room = roomSql({ from: sql.ref('span.at'), until: sql.ref('span.until') }, NO_BAGS, null, now);
  const { rows } = await sql<Demand & { at: Date; open: boolean }>`
    select span.at, room.*, is_open_at(s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute) as open
    from stashpoints s,
      unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span(at, until),
      lateral local_stay(s.timezone, span.at, span.until) l,
      lateral ${room} room
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
