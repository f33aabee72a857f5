import type { Kysely } from 'kysely';
import { type DecidedIncident, decidedIncidentMail } from '../../../mails/incident-texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { IncidentRow } from './incidents-store.ts';

type Decided = Pick<IncidentRow, 'id' | 'stashpoint_id' | 'host_id'> & DecidedIncident;

/** Tells the host of a place whether a report counts, why, and what their share becomes. */
export async function writeDecidedMail(
  services: HasConfig & HasClock,
  transaction: Kysely<Schema>,
  incident: Decided,
): Promise<void> {
  const link = await linkToConsole(services, transaction, incident.host_id, `/incidents/${incident.id}`);
  const about = { stashpointId: incident.stashpoint_id, kind: 'incidents' } as const;
  await writeHostMail(services, transaction, about, (host) => decidedIncidentMail(host, incident, link(host)));
}
