import { type Kysely, sql } from 'kysely';
import { DUPLICATE_METRES } from '../../../../contract/structs/stashpoint-checks.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { StashpointRow } from '../record/stashpoint-row.ts';

const METRES_A_DEGREE = 111_320;
const MAXIMUM_LOOKED_AT = 20;

/** Finds the median prices of the other bookable places of a city that charge in the same currency. */
export function findMedianPrice(query: Kysely<Schema>, { id, city_id, currency_code }: StashpointRow) {
  const median = (column: 'first_day_cost' | 'extra_day_cost') =>
    sql<number>`percentile_disc(0.5) within group (order by ${sql.ref(column)})`.as(column);
  return query
    .selectFrom('stashpoints')
    .select([median('first_day_cost'), median('extra_day_cost'), sql<number>`count(*)::int`.as('places')])
    .where('city_id', '=', city_id)
    .where('currency_code', '=', currency_code)
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where('id', '<>', id)
    .having((all) => all.fn.countAll(), '>', 0)
    .executeTakeFirst();
}

/** Lists places that may be duplicates: of its postal code, near its marker, or of another host with the same number. */
export function listLookalikes(query: Kysely<Schema>, stashpoint: StashpointRow) {
  const { id, host_id, country_code, postal_code, lat, lng } = stashpoint;
  const up = DUPLICATE_METRES / METRES_A_DEGREE;
  const sideways = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const others = () => query.selectFrom('stashpoints').select('stashpoints.id').where('stashpoints.id', '<>', id);
  const sameNumber = sql<boolean>`u.phone_number <> '' and u.id <> ${host_id}
    and u.phone_number = (select phone_number from users where id = ${host_id})`;
  const looked = [
    others().where('country_code', '=', country_code).where('postal_code', '=', postal_code),
    others().where(
      sql<boolean>`location <@ box(point(${lng - sideways}::float8, ${lat - up}::float8), point(${lng + sideways}::float8, ${lat + up}::float8))`,
    ),
    others().where('host_id', 'in', query.selectFrom('users as u').select('u.id').where(sameNumber)),
  ];
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select(['s.id', 's.name', 's.address', 's.postal_code', 's.status', 's.active', 's.lat', 's.lng'])
    .select('u.phone_number as host_phone_number')
    .select(sameNumber.as('same_phone'))
    .where(sql<boolean>`s.id in (${sql.join(looked, sql` union `)})`)
    .limit(MAXIMUM_LOOKED_AT * looked.length)
    .execute();
}

/** Returns the phone number of a place's host. */
export async function findHostPhone(query: Kysely<Schema>, hostId: string): Promise<string> {
  const host = await query.selectFrom('users').select('phone_number').where('id', '=', hostId).executeTakeFirst();
  return host?.phone_number ?? '';
}

/** Lists the positions of the other approved places of the same postal code. */
export function listMarkersOf(query: Kysely<Schema>, { id, country_code, postal_code }: StashpointRow) {
  return query
    .selectFrom('stashpoints')
    .select(['lat', 'lng'])
    .where('country_code', '=', country_code)
    .where('postal_code', '=', postal_code)
    .where('status', '=', 'approved')
    .where('id', '<>', id)
    .limit(MAXIMUM_LOOKED_AT)
    .execute();
}
