import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { Colleague, IncidentDetail } from '../../../contract/structs/incident.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { lockIncident, writeAssignee } from '../../stays/incidents/settle-incidents.ts';
import { listAssignableStaff } from './assignable-staff.ts';
import { getIncident } from './get-incident.ts';
import { colleagueOf } from './serialize-incident.ts';

/**
 * Gives a report to a member of staff, or to no one.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT if someone else has it by now; INVALID_DATA on `assignee_id` for a person who
 * cannot work on it.
 */
export async function assignIncident(
  services: HasDatabase & HasClock & HasSecret,
  caller: Caller,
  id: string,
  { assignee_id, expected_assignee_id }: BodyOf<Endpoints['assignIncident']>,
): Promise<IncidentDetail> {
  await services.database.transaction(async (transaction) => {
    const incident = await lockIncident(transaction, id);
    if (!incident) throw new CubbyError('NOT_FOUND', 'Report not found.');
    if (incident.assignee_id !== expected_assignee_id)
      throw new CubbyError('CONFLICT', 'This report has been given to someone else in the meantime.');
    if (assignee_id === incident.assignee_id) return;
    const staff = assignee_id === null ? [] : await listAssignableStaff(transaction);
    if (assignee_id !== null && !staff.some((each) => each.id === assignee_id))
      throw fieldError('assignee_id', 'This person cannot work on reports.');
    await writeAssignee(transaction, id, assignee_id);
    await recordChange(transaction, {
      caller,
      action: 'assigned',
      entity: 'booking',
      id: incident.booking_id,
      before: { assignee_id: incident.assignee_id },
      after: { assignee_id },
      now: services.now(),
    });
  });
  return getIncident(services, caller, id);
}

export async function listAssignees({ database }: HasDatabase): Promise<Colleague[]> {
  return (await listAssignableStaff(database.query)).map(colleagueOf);
}
