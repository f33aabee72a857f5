import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Circle } from '../../../contract/rules/areas.ts';
import { containing, inOrder, type Listing, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';

function areas(query: Kysely<Schema>) {
  return query
    .selectFrom('areas as a')
    .innerJoin('places as c', 'c.id', 'a.city_id')
    .selectAll('a')
    .select([
      'c.name as city_name',
      sql<number>`(select count(*)::int from stashpoints_within(a.lat, a.lng, a.radius))`.as('stashpoint_count'),
    ]);
}

export type AreaRow = Awaited<ReturnType<ReturnType<typeof areas>['executeTakeFirstOrThrow']>>;

export function findAreaRow(query: Kysely<Schema>, id: string): Promise<AreaRow | undefined> {
  return areas(query).where('a.id', '=', id).executeTakeFirst();
}

export async function lockArea(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('areas').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertArea(query: Kysely<Schema>, area: Insertable<Schema['areas']>): Promise<void> {
  await query.insertInto('areas').values(area).execute();
}

export async function updateAreaRow(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['areas']>,
): Promise<void> {
  await query
    .updateTable('areas')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface AreaFilter extends Listing {
  q?: string;
  city_id?: string;
}

export async function listAreaRows(query: Kysely<Schema>, filter: AreaFilter) {
  const { q, city_id } = filter;
  const text = containing(q ?? '');
  const matching = query
    .selectFrom('areas as a')
    .innerJoin('places as c', 'c.id', 'a.city_id')
    .$if(q !== undefined, (rows) =>
      rows.where((or) => or.or([or('a.name', 'ilike', text), or('c.name', 'ilike', text)])),
    )
    .$if(city_id !== undefined, (rows) => rows.where('a.city_id', '=', city_id ?? ''));
  const columns = { name: 'a.name', radius: 'a.radius', created: 'a.created' };
  const { ids, total } = await listIds(matching, filter, { id: 'a.id', columns, by: 'name', order: 'ASC' });
  const rows = ids.length > 0 ? await areas(query).where('a.id', 'in', ids).execute() : [];
  return { rows: inOrder(ids, rows), total };
}

const MAXIMUM_SHOWN = 200;

/** Lists bookable places inside a circle, nearest to its middle first; distances in metres. */
export async function listStashpointsWithin(query: Kysely<Schema>, { lat, lng, radius }: Circle) {
  const { rows } = await sql<{ id: string; name: string; lat: number; lng: number; distance: number }>`
    select * from stashpoints_within(${lat}::float8, ${lng}::float8, ${radius}::float8)
    order by distance, id limit ${MAXIMUM_SHOWN}`.execute(query);
  return rows;
}
