import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminIncident } from '../../../contract/structs/incident.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { closeIncident } from '../../stays/incidents/incidents.ts';
import { findIncidents, matchingIncidents } from './incidents-store.ts';
import { serializeIncident } from './serialize-incident.ts';

/** Lists the reports of all places for staff, of their own places for a host. */
export async function listIncidents(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  query: QueryOf<Endpoints['listIncidents']>,
): Promise<Page<AdminIncident>> {
  const now = clock();
  const { ids, total } = await listIds(matchingIncidents(database.query, caller, query, now), query, {
    id: 'i.id',
    columns: { created: 'i.created', respond_by: 'i.respond_by', answer_by: 'i.answer_by' },
    by: 'created',
  });
  const rows = inOrder(ids, await findIncidents(database.query, ids));
  return pageOf(
    rows.map((row) => serializeIncident(row, caller, now)),
    total,
    pagingOf(query.page, query.per_page),
  );
}

/**
 * Closes a report once the traveller has their bags. Moving or cancelling the booking closes its reports automatically.
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
    if (!known) throw new CubbyError('NOT_FOUND', 'Report not found.');
    if (!(await closeIncident(transaction, id, now())))
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
  if (!row) throw new CubbyError('NOT_FOUND', 'Report not found.');
  return serializeIncident(row, caller, now());
}
