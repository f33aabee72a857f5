import { type Kysely, sql } from 'kysely';
import { COUNTED_DAYS } from '../../../../contract/rules/incidents.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** Reports that count against their place, within the days in which they do. */
export const countsNow = sql<boolean>`i.counts_since is not null
  and i.created > now() - make_interval(days => ${sql.lit(COUNTED_DAYS)})`;

/** Selects places with their city and host, as staff see them. */
export function adminRows(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .innerJoin('users as h', 'h.id', 's.host_id')
    .selectAll('s')
    .select([
      'c.name as city_name',
      'c.translations as city_translations',
      'h.email as host_email',
      'h.first_name as host_first_name',
      'h.last_name as host_last_name',
    ])
    .select((row) =>
      row
        .selectFrom('incidents as i')
        .whereRef('i.stashpoint_id', '=', 's.id')
        .where(countsNow)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('counted_incidents'),
    );
}

export type AdminRow = Awaited<ReturnType<ReturnType<typeof adminRows>['executeTakeFirstOrThrow']>>;

export function findAdminRow(query: Kysely<Schema>, id: string): Promise<AdminRow | undefined> {
  return adminRows(query).where('s.id', '=', id).executeTakeFirst();
}

/** Tells whether an account may be the host of a place. */
export async function isHost(query: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await query
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', 'in', ['host', 'admin'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
