import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ReportKind } from '../../../contract/rules/incidents.ts';
import type { Bag, CustodyKind, CustodyMark } from '../../../contract/structs/custody.ts';
import { ledgerOf } from '../../money/ledger/ledger-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hoursForNoShow } from '../bookings/record/no-show-times.ts';

/**
 * Selects bookings with what counters need: without fields only their own page shows, because there are many at once.
 */
function counterRows(query: Kysely<Schema>, now: Date) {
  return query
    .selectFrom('bookings as b')
    .innerJoin('stashpoints as s', 's.id', 'b.stashpoint_id')
    .selectAll('b')
    .select((row) => [
      ledgerOf.as('ledger'),
      hoursForNoShow.as('hours'),
      row
        .selectFrom('bags as g')
        .whereRef('g.booking_id', '=', 'b.id')
        .select(
          sql<BagJson[] | null>`jsonb_agg(jsonb_build_object('number', g.number, 'size', g.size, 'tag', g.tag,
            'checked_in_at', g.checked_in_at, 'checked_out_at', g.checked_out_at) order by g.number)`.as('bags'),
        )
        .as('bags'),
      row
        .selectFrom('bookings as p')
        .whereRef('p.changes_booking_id', '=', 'b.id')
        .where('p.state', '=', 'held')
        // A pick-up that was proposed waits for the traveller's answer, not at the counter.
        .where('p.proposed_by', 'is', null)
        .where('p.hold_expires_at', '>', now)
        .orderBy('p.created', 'desc')
        .limit(1)
        .select(
          sql<PendingJson>`jsonb_build_object('bag_count', p.bag_count, 'dropoff', p.dropoff, 'pickup', p.pickup,
            'total', p.total,
            'hold_expires_at', p.hold_expires_at)`.as('pending'),
        )
        .as('pending'),
      otherTags.as('other_tags'),
      markOf.as('mark'),
      saidAt(row, 'said_collected').as('said_collected_at'),
      saidAt(row, 'said_coming').as('said_coming_at'),
      saidAt(row, 'refused').as('refused_at'),
      row
        .selectFrom('incidents as i')
        .whereRef('i.booking_id', '=', 'b.id')
        .whereRef('i.stashpoint_id', '=', 'b.stashpoint_id')
        .where('i.kind', '<>', 'claim')
        .where('i.resolved_at', 'is', null)
        .orderBy('i.created', 'desc')
        .limit(1)
        .select(
          sql<IncidentJson>`jsonb_build_object('kind', i.kind, 'created', i.created, 'respond_by', i.respond_by)`.as(
            'incident',
          ),
        )
        .as('open_incident'),
    ])
    .where('b.changes_booking_id', 'is', null)
    .where('b.state', 'not in', ['held', 'expired']);
}

/* Rows as the database writes them into JSON: their instants are text. */
type BagJson = Bag;
interface PendingJson {
  bag_count: number;
  dropoff: string;
  pickup: string;
  total: number;
  hold_expires_at: string;
}
interface IncidentJson {
  kind: ReportKind;
  created: string;
  respond_by: string | null;
}

/** Selects tags that were entered for a booking and are on none of its bags by our records. */
const otherTags = sql<string[]>`array(
  select distinct typed.tag from (
    select e.bags from custody_events e where e.booking_id = b.id and e.stashpoint_id = b.stashpoint_id
    union all
    select t.bags from counter_tasks t where t.booking_id = b.id and t.stashpoint_id = b.stashpoint_id
  ) entered, jsonb_to_recordset(entered.bags) as typed (tag text)
  where b.state <> 'checked_out' and typed.tag is not null
    and not exists (select from bags g where g.booking_id = b.id and g.tag = typed.tag)
  order by typed.tag)`;

/** Selects the mark on the check-in of bags that are in storage. */
const markOf = sql<CustodyMark | null>`(
  select e.detail ->> 'mark' from custody_events e
  where e.booking_id = b.id and e.kind = 'checked_in' and b.state = 'checked_in'
  order by e.id desc limit 1)`;

/** Returns the time at which the traveller said something, or the counter refused their bags, at this place. */
function saidAt(row: ExpressionBuilder<Schema & { b: Schema['bookings'] }, 'b'>, kind: CustodyKind) {
  return row
    .selectFrom('custody_events as e')
    .whereRef('e.booking_id', '=', 'b.id')
    .whereRef('e.stashpoint_id', '=', 'b.stashpoint_id')
    .where('e.kind', '=', kind)
    .select((all) => all.fn.min('e.occurred_at').as('at'));
}

export type CounterRow = Awaited<ReturnType<ReturnType<typeof counterRows>['executeTakeFirstOrThrow']>>;

/** Lists everyone whose stay touches a time, and everyone whose bags are at a place. */
export function listRowsOfDay(
  query: Kysely<Schema>,
  stashpointId: string,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<CounterRow[]> {
  return counterRows(query, now)
    .where('b.stashpoint_id', '=', stashpointId)
    .where((or) =>
      or.or([
        or('b.state', '=', 'checked_in'),
        // Stays last 30 days at most, so that the index on drop-offs has a lower bound.
        or.and([
          or('b.dropoff', '<', until),
          or('b.dropoff', '>', sql<Date>`${from}::timestamptz - interval '32 days'`),
          or('b.pickup', '>', from),
        ]),
      ]),
    )
    .orderBy('b.dropoff')
    .orderBy('b.id')
    .execute();
}

export function listRows(
  query: Kysely<Schema>,
  stashpointId: string,
  ids: readonly string[],
  now: Date,
): Promise<CounterRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return counterRows(query, now).where('b.stashpoint_id', '=', stashpointId).where('b.id', 'in', ids).execute();
}

/** Reads the changes at each counter since a cursor, and the next cursor. */
export async function readChanges(query: Kysely<Schema>, since: string, stashpointId: string | null) {
  // The cursor first: rows written between the two are sent twice, never left out.
  const cursor = await currentCursor(query);
  const rows = await query
    .selectFrom('counter_changes')
    .select(['id', 'stashpoint_id', 'booking_id'])
    .where('xid', '>=', sql<number>`${since}::bigint`)
    .$if(stashpointId !== null, (changes) => changes.where('stashpoint_id', '=', stashpointId ?? ''))
    .orderBy('id')
    .execute();
  return { rows, cursor };
}

/** Returns the oldest transaction that is still open: everything before it is visible. */
export async function currentCursor(query: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(
    query,
  );
  return rows[0]?.xmin ?? '0';
}

/** Key in `settings` of the newest transaction whose changes have been purged. */
export const PURGED = 'counter_changes_purged';

/** Checks that no change since a cursor has been purged. */
export async function isRemembered(query: Kysely<Schema>, since: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(since)) return false;
  const { rows } = await sql<{ known: boolean }>`
    select ${since}::bigint > coalesce((select value::bigint from settings where key = ${PURGED}), -1)
      and ${since}::bigint <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint as known`.execute(query);
  return rows[0]?.known ?? false;
}
