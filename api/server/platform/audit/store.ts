import type { Kysely } from 'kysely';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Schema } from '../database/schema.ts';

interface Filter {
  entities: readonly string[];
  entity_id?: string;
  page?: number;
  per_page?: number;
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number];

/** Lists changes, newest first. */
export async function listChanges(query: Kysely<Schema>, filter: Filter) {
  const { page, perPage, offset } = pagingOf(filter.page, filter.per_page);
  const matching = query
    .selectFrom('changes_log as c')
    .leftJoin('users as u', 'u.id', 'c.actor_id')
    .where('c.entity', 'in', filter.entities.length > 0 ? filter.entities : [''])
    .$if(filter.entity_id !== undefined, (rows) => rows.where('c.entity_id', '=', filter.entity_id ?? ''));
  const { total } = await matching.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('c')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .orderBy('c.id', 'desc')
    .offset(offset)
    .limit(perPage)
    .execute();
  return { rows, total: Number(total), page, perPage };
}
