import { type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { normaliseCode } from '../../../contract/rules/coupons.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { ChangeEntity } from '../../../contract/structs/change.ts';
import { listIds, startingWith } from '../database/list-rows.ts';
import { matchingPeople } from '../database/matching-people.ts';
import { matchingWords } from '../database/matching-words.ts';
import type { Schema } from '../database/schema.ts';

type Filter = Omit<QueryOf<Endpoints['listChanges']>, 'entity' | 'q'> & {
  entities: readonly ChangeEntity[];
  /** Actions whose values the reader may not see: a search for a field must not tell that they have it. */
  hidden: readonly string[];
  /** Only changes by one of these people, or of one of these records. */
  named?: Named;
};

interface Named {
  people: string[];
  records: string[];
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

/** Lists the ids of changes, newest first, each way from an index of its own. */
export function listChangeIds(query: Kysely<Schema>, filter: Filter) {
  const { entities, hidden, named, entity_id, actor_id, field, action, created_from, created_until } = filter;
  const matching = query
    .selectFrom('changes_log as c')
    .where('c.entity', 'in', entities.length > 0 ? entities : [''])
    .$if(entity_id !== undefined, (rows) => rows.where('c.entity_id', '=', entity_id ?? ''))
    .$if(actor_id !== undefined, (rows) => rows.where('c.actor_id', '=', actor_id ?? ''))
    .$if(action !== undefined, (rows) => rows.where('c.action', '=', action ?? ''))
    .$if(field !== undefined, (rows) =>
      rows
        .where(sql<boolean>`changed_fields(c.before, c.after) @> array[${field}]`)
        .$if(hidden.length > 0, (shown) => shown.where('c.action', 'not in', hidden)),
    )
    .$if(created_from !== undefined, (rows) => rows.where('c.created', '>=', new Date(created_from ?? 0)))
    .$if(created_until !== undefined, (rows) => rows.where('c.created', '<', new Date(created_until ?? 0)))
    .$if(named !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          sql<boolean>`c.actor_id = any(${named?.people}::text[])`,
          sql<boolean>`(c.entity = any(${entities}::text[]) and c.entity_id = any(${named?.records}::text[]))`,
        ]),
      ),
    );
  return listIds(matching, filter, { id: 'c.id', columns: { created: 'c.created' }, by: 'created', isNumbered: true });
}

export async function findChanges(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query
    .selectFrom('changes_log as c')
    .leftJoin('users as u', 'u.id', 'c.actor_id')
    .selectAll('c')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('c.id', 'in', ids.map(Number))
    .execute();
}

/** The most people or records that a text names: a first name is everywhere. */
const MOST_NAMED = 500;

/** Finds the people that a text names, and the records: by number, code or name. */
export async function findNamed(query: Kysely<Schema>, text: string): Promise<Named> {
  const people = await query
    .selectFrom('users as u')
    .select('u.id')
    .where((or) =>
      or.or([
        sql<boolean>`lower(u.email) like ${startingWith(normaliseEmail(text))}`,
        matchingWords('u.search', text),
        ...matchingPeople('u', text),
      ]),
    )
    .limit(MOST_NAMED)
    .execute();
  const places = query.selectFrom('stashpoints as s').select('s.id').where(matchingWords('s.search', text));
  const hosts = query.selectFrom('hosts as h').select('h.id').where(matchingWords('h.search', text));
  const records = await places.union(hosts).limit(MOST_NAMED).execute();
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    people: ids(people),
    records: [...new Set([text, normaliseBookingId(text), normaliseCode(text), ...ids(people), ...ids(records)])],
  };
}
