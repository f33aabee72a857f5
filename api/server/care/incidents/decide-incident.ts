import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { IncidentDetail } from '../../../contract/structs/incident.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockIncident, writeVerdict } from '../../stays/incidents/settle-incidents.ts';
import { getIncident, requireIncident } from './get-incident.ts';
import { writeDecidedMail } from './write-decided-mail.ts';

/**
 * Decides whether a report counts against its place, and tells the host why. A decision can be changed later.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT of a report that never counts, or was decided like this already.
 */
export async function decideIncident(
  services: HasDatabase & HasClock & HasSecret & HasConfig,
  caller: Caller,
  id: string,
  { verdict, text }: BodyOf<Endpoints['decideIncident']>,
): Promise<IncidentDetail> {
  const known = await requireIncident(services, caller, id);
  const now = services.now();
  const verdict_text = text?.trim() || null;
  await services.database.transaction(async (transaction) => {
    const incident = await lockIncident(transaction, id);
    if (!incident?.answer_by || incident.verdict === verdict)
      throw new CubbyError('CONFLICT', 'This report does not need a decision.');
    await writeVerdict(transaction, id, { verdict, verdict_text, decided_by: caller.userId }, now);
    await recordChange(transaction, {
      caller,
      action: 'decided',
      entity: 'booking',
      id: incident.booking_id,
      before: incident.verdict ? { verdict: incident.verdict } : null,
      after: { verdict },
      now,
    });
    await writeDecidedMail(services, transaction, { ...known, outcome: verdict, text: verdict_text });
  });
  return getIncident(services, caller, id);
}
