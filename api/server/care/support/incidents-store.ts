import type { Kysely } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Filter = QueryOf<Endpoints['listIncidents']>;

export function matchingIncidents(query: Kysely<Schema>, { q, open, kind, stashpoint_id }: Filter) {
  const text = q?.trim();
  return query
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .$if(Boolean(text), (rows) =>
      rows.where((or) =>
        or.or([or('i.booking_id', '=', text?.toUpperCase() ?? ''), or('b.email', '=', text?.toLowerCase() ?? '')]),
      ),
    )
    .$if(open === true, (rows) => rows.where('i.resolved_at', 'is', null))
    .$if(open === false, (rows) => rows.where('i.resolved_at', 'is not', null))
    .$if(kind !== undefined, (rows) => rows.where('i.kind', '=', kind ?? 'closed'))
    .$if(stashpoint_id !== undefined, (rows) => rows.where('i.stashpoint_id', '=', stashpoint_id ?? ''));
}

export type IncidentRow = Awaited<ReturnType<typeof findIncidents>>[number];

export async function findIncidents(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .innerJoin('users as h', 'h.id', 's.host_id')
    .selectAll('i')
    .select([
      'b.first_name',
      'b.last_name',
      'b.email',
      'b.phone_number',
      's.name as stashpoint_name',
      's.timezone',
      'c.name as city_name',
      'h.first_name as host_first_name',
      'h.last_name as host_last_name',
      'h.email as host_email',
      'h.phone_number as host_phone_number',
    ])
    .where('i.id', 'in', ids)
    .execute();
}
