import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export function listPartnerRows(query: Kysely<Schema>) {
  return query
    .selectFrom('landing_partners')
    .select(['slug', 'name'])
    .where('listed', '=', true)
    .orderBy('name')
    .execute();
}

export function findPartnerRow(query: Kysely<Schema>, slug: string) {
  return query.selectFrom('landing_partners').selectAll().where('slug', '=', slug).executeTakeFirst();
}
