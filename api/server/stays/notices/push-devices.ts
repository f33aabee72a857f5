import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { PushDevice } from '../../../contract/structs/push.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import { testPushText } from '../../../mails/push-texts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasPush, PushOutcome } from '../../platform/push/push-service.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { requireCounter } from '../counter/require-counter.ts';
import { deleteDevice, deleteEndpoint, findDevice, forgetOldest, writeSubscription } from './store.ts';

type Services = HasDatabase & HasClock & HasPush;

/** The limit of a shop's devices; the oldest are removed. */
const MAXIMUM_DEVICES = 20;

/**
 * Subscribes a device to a place's notifications, until its session ends.
 *
 * @throws CubbyError NOT_FOUND; INVALID_DATA on `endpoint` for an address that is not a push service's.
 */
export async function subscribePush(services: Services, caller: Caller, stashpointId: string, device: PushDevice) {
  const { id: stashpoint_id } = await requireCounter(services, caller, stashpointId);
  if (!services.push.mayReach(device.endpoint))
    throw fieldError('endpoint', 'This is not the address of a push service.');
  const row = { id: hexId(12), stashpoint_id, token_id: caller.tokenId, ...device, created: services.now() };
  const written = await services.database.transaction(async (transaction) => {
    const kept = await writeSubscription(transaction, row);
    await forgetOldest(transaction, stashpoint_id, MAXIMUM_DEVICES);
    return kept;
  });
  return { id: written.id, created: written.created.toISOString() };
}

/** @throws CubbyError NOT_FOUND, also for another host's place. A device without a subscription is no error. */
export async function unsubscribePush(
  services: HasDatabase,
  caller: Caller,
  stashpointId: string,
  endpoint: string,
): Promise<void> {
  const { id } = await requireCounter(services, caller, stashpointId);
  await deleteDevice(services.database.query, id, endpoint);
}

/** @throws CubbyError NOT_FOUND, also for a device without a subscription here. */
export async function testPush(
  services: Services,
  caller: Caller,
  stashpointId: string,
  endpoint: string,
): Promise<{ outcome: PushOutcome }> {
  const { id } = await requireCounter(services, caller, stashpointId);
  const { query } = services.database;
  const device = await findDevice(query, id, endpoint);
  if (!device) throw new CubbyError('NOT_FOUND', 'This device is not subscribed to this place’s notifications.');
  const text = testPushText(languageOf(device.language));
  const outcome = await services.push.send(device, { ...text, path: '/', tag: 'test' });
  if (outcome === 'gone') await deleteEndpoint(query, endpoint);
  return { outcome };
}
