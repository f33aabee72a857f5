import { randomBytes } from 'node:crypto';
import type { StashpointCalendar } from '../../../contract/structs/calendar.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { deriveSecret } from '../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { requireCounter } from '../counter/require-counter.ts';
import { insertCalendarIfNew, replaceCalendar } from './store.ts';

type Services = HasConfig & HasDatabase & HasClock & HasSecret;

/** @throws CubbyError NOT_FOUND, also for another host's place. */
export async function getStashpointCalendar(
  services: Services,
  caller: Caller,
  stashpointId: string,
): Promise<StashpointCalendar> {
  const { id } = await requireCounter(services, caller, stashpointId);
  return present(services, await insertCalendarIfNew(services.database.query, newRow(services, id)));
}

/**
 * Gives a place's calendar another address: the old one stops working at once.
 *
 * @throws CubbyError NOT_FOUND, also for another host's place.
 */
export async function renewStashpointCalendar(
  services: Services,
  caller: Caller,
  stashpointId: string,
): Promise<StashpointCalendar> {
  const { id } = await requireCounter(services, caller, stashpointId);
  const row = newRow(services, id);
  await replaceCalendar(services.database.query, row);
  return present(services, row);
}

function newRow({ secret, now }: Services, stashpoint_id: string): Schema['stashpoint_calendars'] {
  const nonce = randomBytes(16).toString('base64url');
  return { stashpoint_id, nonce, hash: sha256(secretOf(secret, { stashpoint_id, nonce })), created: now() };
}

function present({ config, secret }: Services, row: Schema['stashpoint_calendars']): StashpointCalendar {
  return {
    url: `${config.publicUrl}/v2/calendars/${secretOf(secret, row)}`,
    created: row.created.toISOString(),
  };
}

function secretOf(secret: string, { stashpoint_id, nonce }: { stashpoint_id: string; nonce: string }): string {
  return deriveSecret(secret, 'calendar', `${stashpoint_id}:${nonce}`);
}
