import { type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { pagingOf } from '../../../../contract/rules/fields.ts';
import type { AdminStashpoint } from '../../../../contract/structs/stashpoint.ts';
import type { Page } from '../../../../contract/vocabulary/words.ts';
import { staffStashpointsFilter } from '../../../people/work/staff-access.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import { inOrder, listIds } from '../../../platform/database/list-rows.ts';
import { matchingPeople } from '../../../platform/database/matching-people.ts';
import { matchingWords } from '../../../platform/database/matching-words.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { pageOf } from '../../../platform/http/page.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { foldName } from '../../places/finding/fold-name.ts';
import { isClosedForStay } from '../availability/closed-for-stay.ts';
import { serializeAdminStashpoint } from './serialize-admin-stashpoint.ts';
import { adminRows, countsNow } from './store.ts';

type Query = QueryOf<Endpoints['listAdminStashpoints']>;

const COLUMNS = {
  name: 's.name',
  created: 's.created',
  updated: 's.updated',
  status: 's.status',
  first_day_cost: 's.first_day_cost',
  capacity: 's.capacity_total',
} as const;

/** Lists places in any state, a page at a time: all of them for staff, for a host their own. */
export async function listAdminStashpoints(
  services: HasDatabase & HasClock,
  caller: Caller,
  asked: Query,
): Promise<Page<AdminStashpoint>> {
  const isStaff = caller.scopes.includes('stashpoints:all');
  const query = isStaff ? asked : { ...asked, host_id: undefined };
  const filtered = matching(services.database.query, query, services.now());
  const own = isStaff ? filtered : filtered.where(staffStashpointsFilter(caller, 's'));
  const { ids, total } = await listIds(query.q?.trim() ? foundIn(own, services.database.query, query.q) : own, query, {
    id: 's.id',
    columns: COLUMNS,
    by: 'created',
  });
  const rows = ids.length === 0 ? [] : await adminRows(services.database.query).where('s.id', 'in', ids).execute();
  return pageOf(
    inOrder(ids, rows).map((row) => serializeAdminStashpoint(caller, row)),
    total,
    pagingOf(query.page, query.per_page),
  );
}

function matching(query: Kysely<Schema>, asked: Query, now: Date) {
  const {
    status,
    active,
    waiting,
    reported,
    stranding,
    city_id,
    host_id,
    type,
    price_min,
    price_max,
    capacity_min,
    capacity_max,
  } = asked;
  let rows = query.selectFrom('stashpoints as s');
  if (status) rows = rows.where('s.status', '=', status);
  if (active !== undefined) rows = rows.where('s.active', '=', active);
  if (waiting !== undefined) rows = rows.where(waits(waiting));
  if (reported !== undefined) rows = rows.where(isReported(reported));
  if (stranding !== undefined) rows = rows.where(strands(stranding, now));
  if (city_id) rows = rows.where('s.city_id', '=', city_id);
  if (host_id) rows = rows.where('s.host_id', '=', host_id);
  if (type) rows = rows.where('s.type', '=', type);
  if (price_min !== undefined) rows = rows.where('s.first_day_cost', '>=', price_min);
  if (price_max !== undefined) rows = rows.where('s.first_day_cost', '<=', price_max);
  if (capacity_min !== undefined) rows = rows.where('s.capacity_total', '>=', capacity_min);
  if (capacity_max !== undefined) rows = rows.where('s.capacity_total', '<=', capacity_max);
  return rows;
}

/** Filters by whether staff have to decide: a place that was submitted, or a proposal of its host. */
function waits(waiting: boolean) {
  return waiting
    ? sql<boolean>`(s.status = 'submitted' or s.proposed_at is not null)`
    : sql<boolean>`(s.status <> 'submitted' and s.proposed_at is null)`;
}

function isReported(reported: boolean) {
  const ids = sql`(select i.stashpoint_id from incidents i where ${countsNow})`;
  return reported ? sql<boolean>`s.id in ${ids}` : sql<boolean>`s.id not in ${ids}`;
}

function strands(stranding: boolean, now: Date) {
  const ids = sql`(select b.stashpoint_id from bookings b where ${isClosedForStay(now)})`;
  return stranding ? sql<boolean>`s.id in ${ids}` : sql<boolean>`s.id not in ${ids}`;
}

/** The most places that a text finds by one of its ways: a name like “shop” is everywhere. */
const MOST_FOUND = 10_000;

/**
 * Searches by its own words, by its host and by its city: one index each, where one condition over all would use none.
 */
function foundIn(rows: ReturnType<typeof matching>, query: Kysely<Schema>, q: string) {
  const hosts = query
    .selectFrom('users')
    .select('users.id')
    .where((or) => or.or([matchingWords('users.search', q), ...matchingPeople('users', q)]));
  const cities = query
    .selectFrom('places')
    .select('places.id')
    .where('places.type', '=', 'city')
    .where('places.search_text', 'like', `%|${foldName(q) || '|'}%`);
  const found = [
    rows.where('s.id', '=', q.trim().toLowerCase()),
    rows.where(matchingWords('s.search', q)),
    rows.where('s.host_id', 'in', hosts),
    rows.where('s.city_id', 'in', cities),
  ].map((each) => sql`(${each.select(Object.values(COLUMNS)).select('s.id').limit(MOST_FOUND)})`);
  // A table of its own: joined by id, PostgreSQL would walk all places in the list's order instead.
  return query.selectFrom(sql`(${sql.join(found, sql` union `)})`.as('s'));
}
