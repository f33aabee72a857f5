import { type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { isBookingStaff, staffStashpointsFilter } from '../../people/work/staff-access.ts';
import { startingWith } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { isUndecided, standingIn } from '../../stays/incidents/standing-in.ts';
import { bookingsFoundBy } from '../support/finding-bookings.ts';

type Filter = QueryOf<Endpoints['listIncidents']>;

export function matchingIncidents(query: Kysely<Schema>, caller: Caller, filter: Filter, now: Date) {
  const { q, open, kind, standing, booking_id, stashpoint_id, host_id, assignee_id } = filter;
  const isStaff = isBookingStaff(caller);
  const text = q?.trim();
  return query
    .selectFrom('incidents as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('stashpoints as s', 's.id', 'i.stashpoint_id')
    .$if(Boolean(text), (rows) => rows.where(isReportFoundBy(text ?? '', isStaff)))
    .$if(!isStaff, (rows) => rows.where(staffStashpointsFilter(caller, 's')))
    .$if(isStaff && host_id !== undefined, (rows) => rows.where('s.host_id', '=', host_id ?? ''))
    .$if(isStaff && assignee_id !== undefined, (rows) =>
      assignee_id === 'nobody'
        ? rows.where('i.assignee_id', 'is', null)
        : rows.where('i.assignee_id', '=', assignee_id ?? ''),
    )
    .$if(standing !== undefined, (rows) => rows.where(standingIn(now), '=', standing ?? ''))
    .$if(open === true, (rows) => rows.where(isUndecided(now)))
    .$if(open === false, (rows) => rows.where(sql<boolean>`not ${isUndecided(now)}`))
    .$if(kind !== undefined, (rows) => rows.where('i.kind', '=', kind ?? 'closed'))
    .$if(booking_id !== undefined, (rows) => rows.where('i.booking_id', '=', booking_id ?? ''))
    .$if(stashpoint_id !== undefined, (rows) => rows.where('i.stashpoint_id', '=', stashpoint_id ?? ''));
}

/**
 * Searches by the number of a claim, and by what finds its booking: for hosts only by its id, because they must not be able
 * to find out which address or name a booking has by searching for it.
 */
function isReportFoundBy(text: string, isStaff: boolean) {
  const number = /^[0-9a-f]{8}$/i.test(text) ? startingWith(text.toLowerCase()) : null;
  const bookings = isStaff ? bookingsFoundBy(text, true) : sql`array[${normaliseBookingId(text)}]`;
  return sql<boolean>`(i.booking_id = any(${bookings}) or i.id like ${number})`;
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
    .leftJoin('users as a', 'a.id', 'i.assignee_id')
    .leftJoin('claims as m', 'm.id', 'i.id')
    .selectAll('i')
    .select([
      'm.state as claim_state',
      'b.first_name',
      'b.last_name',
      'b.email',
      'b.phone_number',
      'b.stashpoint_id as booked_at',
      's.name as stashpoint_name',
      's.timezone',
      's.host_id',
      'c.name as city_name',
      'h.first_name as host_first_name',
      'h.last_name as host_last_name',
      'h.email as host_email',
      'h.phone_number as host_phone_number',
      'a.first_name as assignee_first_name',
      'a.last_name as assignee_last_name',
    ])
    .where('i.id', 'in', ids)
    .execute();
}

/** Counts the reports that count against a place, of those made since `from`. */
export async function countCounted(query: Kysely<Schema>, stashpointId: string, from: Date): Promise<number> {
  const { count } = await query
    .selectFrom('incidents')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('stashpoint_id', '=', stashpointId)
    .where('counts_since', 'is not', null)
    .where('created', '>', from)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists what else was handed over at the counter of a place between two moments: how many bags, and when. */
export function listHandOvers(
  query: Kysely<Schema>,
  { stashpoint_id, booking_id }: { stashpoint_id: string; booking_id: string },
  [from, until]: readonly [Date, Date],
) {
  return query
    .selectFrom('custody_events')
    .select(['occurred_at', sql<number>`jsonb_array_length(bags)`.as('bags')])
    .where('stashpoint_id', '=', stashpoint_id)
    .where('booking_id', '<>', booking_id)
    .where('kind', 'in', ['checked_in', 'checked_out'])
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<=', until)
    .execute();
}
