import type { IncidentDetail } from '../../../contract/structs/incident.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { insertNote } from '../../stays/incidents/settle-incidents.ts';
import { getIncident, requireIncident } from './get-incident.ts';

/**
 * Adds a note for colleagues to a report.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function addNote(
  services: HasDatabase & HasClock & HasSecret,
  caller: Caller,
  id: string,
  text: string,
): Promise<IncidentDetail> {
  await requireIncident(services, caller, id);
  const note = { id: hexId(16), incident_id: id, author_id: caller.userId, text, created: services.now() };
  await insertNote(services.database.query, note);
  return getIncident(services, caller, id);
}
