import Fastify from 'fastify';
import { sql } from 'kysely';
import { connectDatabase } from '../server/platform/database/connect.ts';

/*
 * The upper limit for searches: a bare handler that asks for the fifty nearest places with their room, in one query
 * without filters, counts and unavailable places, and sends a fixed text as long as our response. The bench starts it as
 * a separate process; it prints its port.
 */

const { DATABASE_URL = '', ANSWER_BYTES = '50000' } = process.env;
const database = connectDatabase({ url: DATABASE_URL });
const server = Fastify();
const answer = JSON.stringify('x'.repeat(Number(ANSWER_BYTES)));

server.get<{ Querystring: Record<string, string> }>('/v3/stashpoints', async ({ query }, reply) => {
  const point = (lat = '', lng = '') => sql`map_point(${Number(lat)}::float8, ${Number(lng)}::float8)`;
  const bounds = sql`box(${point(query.southwest_lat, query.southwest_lng)}, ${point(query.northeast_lat, query.northeast_lng)})`;
  await sql`
    with asked as materialized (
      select ${query.dropoff}::timestamptz as dropoff, ${query.pickup}::timestamptz as pickup, now() as now
    )
    select s.id, s.version, room.*,
      is_open_for_stay(s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute)
    from asked,
      (select * from stashpoints
        where status = 'approved' and active and map_point(lat, lng) <@ ${bounds}
        order by map_point(lat, lng) <-> ${point(query.latitude, query.longitude)} limit (select 50)) s,
      lateral local_stay(s.timezone, asked.dropoff, asked.pickup) l,
      lateral stay_room(s.id, s.capacity_small, s.capacity_medium, s.capacity_large, s.capacity_standard,
        asked.dropoff, asked.pickup, 0, 0, 0, null, asked.now) room`.execute(database.query);
  return reply.type('application/json; charset=utf-8').send(answer);
});

/** The cheapest name lookup: one prefix, ten rows, and a fixed text. */
server.get<{ Querystring: Record<string, string> }>(
  '/v2/locations',
  async ({ query: { query: typed = '' } }, reply) => {
    const begin = typed.toLowerCase().replaceAll(' ', '');
    await sql`select place_id from place_terms where term >= ${begin} and term < ${`${begin}\u{10FFFF}`} order by term limit 10`.execute(
      database.query,
    );
    return reply.type('application/json; charset=utf-8').send(answer);
  },
);

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
