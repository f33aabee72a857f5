import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { CounterDevice } from '../../../contract/structs/team.ts';
import { revokeTokens } from '../../people/users/sessions.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { serializeDevice } from './serialize-device.ts';
import { type DeviceRow, findDevice, listDevices, listDevicesOfHost, markUnpaired, nameDevice } from './store.ts';

/** Lists the devices of the places the caller manages. */
export async function listCounterDevices({ database }: HasDatabase, caller: Caller): Promise<CounterDevice[]> {
  return (await listDevices(database.query, caller)).map(serializeDevice);
}

/** @throws CubbyError NOT_FOUND. */
export async function renameDevice(
  { database }: HasDatabase,
  caller: Caller,
  id: string,
  name: string,
): Promise<CounterDevice> {
  await requireDevice(database.query, caller, id);
  await nameDevice(database.query, id, name.trim());
  return serializeDevice(await requireDevice(database.query, caller, id));
}

/**
 * Unpairs a device: its session is deleted, and its stream ends.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function unpairDevice(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<void> {
  const { user_id } = await requireDevice(database.query, caller, id);
  await database.transaction((transaction) => endDevices(transaction, [{ id, user_id }], now()));
}

/** Unpairs all devices of a host. */
export async function unpairDevicesOf(transaction: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await endDevices(transaction, await listDevicesOfHost(transaction, userId), now);
}

async function endDevices(transaction: Kysely<Schema>, devices: readonly { id: string; user_id: string }[], now: Date) {
  for (const { user_id } of devices) await revokeTokens(transaction, user_id, null);
  const ids = devices.map(({ id }) => id);
  await markUnpaired(transaction, ids, now);
}

async function requireDevice(query: Kysely<Schema>, caller: Caller, id: string): Promise<DeviceRow> {
  const row = await findDevice(query, caller, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Device not found.');
  return row;
}
