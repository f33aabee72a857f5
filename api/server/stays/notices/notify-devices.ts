import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { incidentPushText, stayPushText } from '../../../mails/push-texts.ts';
import { timeOfDay } from '../../../mails/stay-facts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasPush } from '../../platform/push/push-service.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { type DueNotice, deleteEndpoint, listDueNotices, noteTold, unnoteTold } from './store.ts';

/**
 * Notifies devices at counters of what is due, each once. A push service that does not answer is tried with one device
 * per run only, so that it does not delay the others. Returns how many were notified.
 */
export async function notifyDevices(
  services: HasDatabase & HasClock & HasLog & HasPush,
  divide: Divide = undivided,
): Promise<number> {
  const silent = new Set<string>();
  const due = await listDueNotices(services.database.query, services.now());
  const turns = (await divide(due, ({ subscription_id }) => subscription_id)).map((notice) => ({
    device: notice.subscription_id,
    kind: notice.kind,
    tell: () => tellDevice(services, notice, silent),
  }));
  // The log names the device, never its address: anyone with that could write to it.
  return forEachIsolated(services.log, 'tell-devices', turns, ({ tell }) => tell());
}

async function tellDevice(
  { database, push, now }: HasDatabase & HasClock & HasPush,
  notice: DueNotice,
  silent: Set<string>,
): Promise<boolean> {
  const { query } = database;
  const service = new URL(notice.endpoint).origin;
  if (silent.has(service) || !(await noteTold(query, notice, now()))) return false;
  const outcome = await push.send(notice, messageOf(notice));
  if (outcome === 'gone') await deleteEndpoint(query, notice.endpoint);
  if (outcome === 'failed') {
    silent.add(service);
    await unnoteTold(query, notice);
  }
  return outcome === 'sent';
}

const PUSHES = { dropoff_soon: 'dropoffSoon', pickup_late: 'pickupLate', message: 'message' } as const;

/** Returns the text the device shows, and the link behind it. It contains only the traveller's first name. */
function messageOf(notice: DueNotice) {
  const { kind, booking_id: id, first_name: name, bag_count: bags, incident } = notice;
  const language = languageOf(notice.language);
  const facts = { name, id, bags, time: timeOfDay(notice, notice.moment) };
  const tag = `${kind}:${notice.about}`;
  if (kind === 'report')
    return { ...incidentPushText(incident ?? 'closed', language, facts), path: `/incidents/${notice.about}`, tag };
  return { ...stayPushText(PUSHES[kind], language, facts), path: `/counter?booking=${id}`, tag };
}
