import type { Kysely } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { Refund } from '../../../contract/structs/support.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { pageOf } from '../../platform/http/page.ts';
import { findRefunds, findRefundsOfIncident, matchingRefunds, type RefundRow } from './refunds-store.ts';

export async function listRefunds(
  { database }: HasDatabase,
  query: QueryOf<Endpoints['listRefunds']>,
): Promise<Page<Refund>> {
  const { ids, total } = await listIds(matchingRefunds(database.query, query), query, {
    id: 'r.id',
    columns: { state: 's.urgency', created: 'r.created', amount: 'r.amount' },
    by: 'state',
  });
  const rows = inOrder(ids, await findRefunds(database.query, ids));
  return pageOf(rows.map(serializeRefund), total, pagingOf(query.page, query.per_page));
}

/** Lists the refunds that the decisions on a report made, latest first. */
export async function listRefundsOfIncident(query: Kysely<Schema>, incidentId: string): Promise<Refund[]> {
  return (await findRefundsOfIncident(query, incidentId)).map(serializeRefund);
}

export function serializeRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    booking_id: row.booking_id,
    created: row.created.toISOString(),
    amount: row.amount,
    card_amount: row.card_amount,
    credit_amount: row.credit_amount,
    ccy_code: row.currency_code,
    ccy_minor_in_major: CURRENCIES[row.currency_code].minorInMajor,
    borne_by: row.borne_by,
    reason: row.reason,
    state: row.state,
    actor_name: `${row.first_name} ${row.last_name}`.trim(),
    customer_email: row.customer_email,
  };
}
