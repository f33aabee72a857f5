import { subDays } from 'date-fns/subDays';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { CASE_REPLIES_A_DAY, needsOwnWords } from '../../../contract/rules/case-replies.ts';
import type { IncidentDetail } from '../../../contract/structs/incident.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { insertReply, lockIncident } from '../../stays/incidents/settle-incidents.ts';
import { countWritten, isRepeated } from '../messages/written-once.ts';
import { getIncident, requireIncident } from './get-incident.ts';
import { findIncidents } from './incidents-store.ts';
import { readRepliableCase, writeReply } from './write-reply.ts';

/**
 * Sends a template with staff's own words to one side of a report. Repeating a key sends it once.
 *
 * @throws CubbyError NOT_FOUND; REQUIRED_DATA_CLIENT_ERROR on `text` for a question without one; MESSAGE_UNFIT for a
 * template that does not fit the report now, or a deleted account; MESSAGE_LIMIT; IDEMPOTENCY_KEY_REUSED for the same
 * key with another reply.
 */
export async function sendReply(
  services: HasDatabase & HasClock & HasConfig & HasSecret,
  caller: Caller,
  id: string,
  { kind, text: sent }: BodyOf<Endpoints['sendCaseReply']>,
  idempotencyKey: string | null,
): Promise<IncidentDetail> {
  await requireIncident(services, caller, id);
  const text = sent?.trim() || null;
  if (needsOwnWords(kind) && !text) throw fieldError('text', 'Write the question.', 'REQUIRED_DATA_CLIENT_ERROR');
  const key = idempotencyKey && `${caller.userId}:${idempotencyKey}`;
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    // Locked, so that the second of two concurrent calls finds the first and counts it.
    await lockIncident(transaction, id);
    if (await isRepeated(transaction, 'incident_replies', key, { incident_id: id, kind, text })) return;
    const [row] = await findIncidents(transaction, [id]);
    if (!row) throw new CubbyError('NOT_FOUND', 'Report not found.');
    const repliable = await readRepliableCase(transaction, row, now);
    if (!repliable.kinds.includes(kind))
      throw new CubbyError('MESSAGE_UNFIT', 'This reply does not fit the current state of the report.');
    if ((await countWritten(transaction, 'incident_replies', id, { since: subDays(now, 1) })) >= CASE_REPLIES_A_DAY)
      throw new CubbyError('MESSAGE_LIMIT', `At most ${CASE_REPLIES_A_DAY} replies a day can be sent about a report.`);
    const reply = { incident_id: id, kind, text, author_id: caller.userId, idempotency_key: key, created: now };
    await insertReply(transaction, { id: hexId(16), ...reply });
    await writeReply(services, transaction, repliable, kind, text);
    const entry = { action: 'replied', entity: 'booking', id: row.booking_id, before: null, after: { kind } } as const;
    await recordChange(transaction, { caller, ...entry, now });
  });
  return getIncident(services, caller, id);
}
