import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminIncident } from '../../../contract/structs/support.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { closeReport } from '../../stays/incidents/reports.ts';
import { findIncidents, type IncidentRow, matchingIncidents } from './incidents-store.ts';

export async function listIncidents(
  { database }: HasDatabase,
  query: QueryOf<Endpoints['listIncidents']>,
): Promise<Page<AdminIncident>> {
  const { ids, total } = await listIds(matchingIncidents(database.query, query), query, {
    id: 'i.id',
    columns: { created: 'i.created', respond_by: 'i.respond_by' },
    by: 'created',
  });
  const rows = inOrder(ids, await findIncidents(database.query, ids));
  return pageOf(rows.map(present), total, pagingOf(query.page, query.per_page));
}

/**
 * Closes a report once the traveller has their bags. Moving or cancelling the booking closes reports by itself.
 *
 * @throws CubbyError NOT_FOUND, or CONFLICT when it is closed already.
 */
export async function resolveIncident(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<AdminIncident> {
  await database.transaction(async (transaction) => {
    const [known] = await findIncidents(transaction, [id]);
    if (!known) throw new CubbyError('NOT_FOUND', 'There is no such report.');
    if (!(await closeReport(transaction, id, now())))
      throw new CubbyError('CONFLICT', 'This report is already closed.');
    const after = { resolution: 'collected' };
    await recordChange(transaction, {
      caller,
      action: 'resolved',
      entity: 'booking',
      id: known.booking_id,
      before: null,
      after,
      now: now(),
    });
  });
  const [row] = await findIncidents(database.query, [id]);
  if (!row) throw new CubbyError('NOT_FOUND', 'There is no such report.');
  return present(row);
}

function present(row: IncidentRow): AdminIncident {
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind,
    text: row.text,
    created: row.created.toISOString(),
    respond_by: row.respond_by?.toISOString() ?? null,
    escalated_at: row.escalated_at?.toISOString() ?? null,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolution: row.resolution,
    customer: { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email, phone_number: row.phone_number },
    stashpoint: {
      id: row.stashpoint_id,
      name: row.stashpoint_name,
      city_name: row.city_name,
      timezone: row.timezone,
    },
    host: {
      name: `${row.host_first_name} ${row.host_last_name}`.trim(),
      email: row.host_email,
      phone_number: row.host_phone_number,
    },
  };
}
