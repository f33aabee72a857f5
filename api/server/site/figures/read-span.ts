import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { daysIn, MAXIMUM_SPAN_DAYS, type Span, spanBefore, stepOf } from '../../../contract/rules/figure-spans.ts';
import { addCalendarDays } from '../../../contract/rules/time.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import { hostIdOf, staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { type FiguredStashpoint, listStashpoints } from './store.ts';

type Query = QueryOf<Endpoints['getStashpointFigures']>;

/** The scope of a request for figures. */
export interface Asked {
  stashpoints: FiguredStashpoint[];
  span: Span;
  before: Span;
  step: 'day' | 'month';
}

const DEFAULT_DAYS = 30;

/**
 * Reads the places and days a caller asks about.
 *
 * @throws CubbyError NOT_FOUND for another host, or a place that is not theirs; INVALID_DATA on `until` for a span that
 * ends before it begins or is longer than a year.
 */
export async function readAsked(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  named: string,
  { stashpoint_id, since, until }: Query,
): Promise<Asked> {
  const stashpoints = await listStashpoints(
    database.query,
    await stashpointsOf(database.query, caller, named),
    stashpoint_id,
  );
  if (stashpoint_id && stashpoints.length === 0) throw new CubbyError('NOT_FOUND', 'Place not found.');
  const last = until ?? now().toISOString().slice(0, 10);
  const span = { since: since ?? addCalendarDays(last, 1 - DEFAULT_DAYS), until: last };
  const days = daysIn(span);
  if (!(days >= 1 && days <= MAXIMUM_SPAN_DAYS)) throw fieldError('until', 'A span must be one day to one year long.');
  return { stashpoints, span, before: spanBefore(span), step: stepOf(span) };
}

/** Returns the places of a host; for a person who works for one, the places they work at. */
async function stashpointsOf(query: Kysely<Schema>, caller: Caller, named: string): Promise<RawBuilder<boolean>> {
  if (caller.work) {
    const host = await findHost(query, hostIdOf(caller));
    if (named === 'me' || named === host?.id) return staffStashpointsFilter(caller, 's');
  }
  const { user_id } = await requireHost(query, caller, named);
  return sql<boolean>`s.host_id = ${user_id}`;
}

function findHost(query: Kysely<Schema>, userId: string) {
  return query.selectFrom('hosts').select('id').where('user_id', '=', userId).executeTakeFirst();
}
