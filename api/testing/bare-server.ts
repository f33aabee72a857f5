import Fastify from 'fastify';
import { sql } from 'kysely';
import { listFoundStashpoints, type SearchArea } from '../server/catalogue/stashpoints/browsing/store.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';

/*
 * The upper limit for searches: a bare handler that runs the same single query and sends a fixed text as long as our
 * response. The bench starts it as a separate process; it prints its port.
 */

const { DATABASE_URL = '', ANSWER_BYTES = '50000' } = process.env;
const database = connectDatabase({ url: DATABASE_URL });
const server = Fastify();
const filter = {
  storageTypes: ['staffed', 'hivebox_locker_bank', 'lambda_locker'],
  roundTheClock: false,
  stepFree: false,
};
const answer = JSON.stringify('x'.repeat(Number(ANSWER_BYTES)));

server.get<{ Querystring: Record<string, string> }>('/v3/stashpoints', async ({ query }, reply) => {
  const number = (name: string) => Number(query[name]);
  const area: SearchArea = {
    west: number('southwest_lng'),
    south: number('southwest_lat'),
    east: number('northeast_lng'),
    north: number('northeast_lat'),
    center: { lat: number('latitude'), lng: number('longitude') },
  };
  const stay = {
    dropoff: new Date(query.dropoff ?? ''),
    pickup: new Date(query.pickup ?? ''),
    bagCount: 2,
    demand: null,
    bags: null,
  };
  await listFoundStashpoints(database.query, area, filter, stay, { by: 'distance', offset: 0, limit: 50 }, new Date());
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
