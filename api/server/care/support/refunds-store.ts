import { type Insertable, type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { RefundState } from '../../../contract/structs/support.ts';
import type { Schema } from '../../platform/database/schema.ts';

export async function insertStaffRefund(
  transaction: Kysely<Schema>,
  refund: Insertable<Schema['staff_refunds']>,
): Promise<void> {
  await transaction.insertInto('staff_refunds').values(refund).execute();
}

export function findRepeatedRefund(query: Kysely<Schema>, key: string) {
  return query
    .selectFrom('staff_refunds')
    .select(['id', 'booking_id', 'amount'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

type Filter = Pick<QueryOf<Endpoints['listRefunds']>, 'q' | 'booking_id' | 'borne_by' | 'state'>;

/**
 * The state of a refund `r`, and its place in the order by it: refused ones first, newest first in either part. Staff
 * make few refunds, so that the order needs no index.
 */
const stateOf = sql<{ state: RefundState; urgency: Date }>`(
  select state, case when state = 'refused' then r.created + interval '1000 years' else r.created end as urgency
  from (select case
    when 'failed' = any(statuses) then 'refused'
    when 'pending' = any(statuses) then 'pending'
    else 'refunded' end as state
    from (select array(select f.status from refunds f where f.id = any(r.refund_ids)) as statuses) parts) states)`;

function refundsWithState(query: Kysely<Schema>) {
  return query
    .selectFrom('staff_refunds as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .innerJoinLateral(stateOf.as('s'), (join) => join.onTrue());
}

export function matchingRefunds(query: Kysely<Schema>, { q, booking_id, borne_by, state }: Filter) {
  const text = q?.trim();
  return refundsWithState(query)
    .$if(Boolean(text), (rows) =>
      rows.where((or) =>
        or.or([or('r.booking_id', '=', text?.toUpperCase() ?? ''), or('b.email', '=', normaliseEmail(text ?? ''))]),
      ),
    )
    .$if(booking_id !== undefined, (rows) => rows.where('r.booking_id', '=', booking_id ?? ''))
    .$if(borne_by !== undefined, (rows) => rows.where('r.borne_by', '=', borne_by ?? 'platform'))
    .$if(state !== undefined, (rows) => rows.where('s.state', '=', state ?? 'refused'));
}

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number];

export async function findRefunds(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return wholeRefunds(query).where('r.id', 'in', ids).execute();
}

/** Finds the refunds that the decisions on a report made, latest first. */
export function findRefundsOfIncident(query: Kysely<Schema>, incidentId: string): Promise<RefundRow[]> {
  return wholeRefunds(query).where('r.incident_id', '=', incidentId).orderBy('r.created', 'desc').execute();
}

function wholeRefunds(query: Kysely<Schema>) {
  return refundsWithState(query)
    .innerJoin('users as u', 'u.id', 'r.actor_id')
    .selectAll('r')
    .select(['s.state', 'b.email as customer_email', 'u.first_name', 'u.last_name']);
}
