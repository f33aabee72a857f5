import type { Insertable, Kysely } from 'kysely';
import { staffStashpointsFilter } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';

/**
 * Selects paired devices, with their place and the person signed in. A device that has signed itself out is not one of
 * them.
 */
function devices(query: Kysely<Schema>) {
  return query
    .selectFrom('host_devices as d')
    .innerJoin('stashpoints as s', 's.id', 'd.stashpoint_id')
    .innerJoin('hosts as h', (join) => join.onRef('h.id', '=', 'd.host_id').onRef('h.user_id', '=', 's.host_id'))
    .leftJoin('host_people as p', (join) => join.onRef('p.id', '=', 'd.person_id').on('p.removed_at', 'is', null))
    .leftJoin('host_people_stashpoints as w', (join) =>
      join.onRef('w.person_id', '=', 'p.id').onRef('w.stashpoint_id', '=', 'd.stashpoint_id'),
    )
    .selectAll('d')
    .select(['s.name as stashpoint_name', 'p.name as person_name', 'w.person_id as at_it'])
    .where('d.unpaired_at', 'is', null)
    .where((row) => row.exists(row.selectFrom('tokens as t').whereRef('t.user_id', '=', 'd.user_id').select('t.id')));
}

export type DeviceRow = Awaited<ReturnType<ReturnType<typeof devices>['executeTakeFirstOrThrow']>>;

/** Lists the devices of the places the caller manages, by name. */
export function listDevices(query: Kysely<Schema>, caller: Caller): Promise<DeviceRow[]> {
  return devices(query)
    .where(staffStashpointsFilter(caller, 's'))
    .orderBy('s.name')
    .orderBy('d.name')
    .orderBy('d.id')
    .execute();
}

export function findDevice(query: Kysely<Schema>, caller: Caller, id: string): Promise<DeviceRow | undefined> {
  return devices(query).where(staffStashpointsFilter(caller, 's')).where('d.id', '=', id).executeTakeFirst();
}

/** Finds a device as it sees itself, regardless of the person signed in. */
export function findOwnDevice(query: Kysely<Schema>, id: string): Promise<DeviceRow | undefined> {
  return devices(query).where('d.id', '=', id).executeTakeFirst();
}

/** Finds a place the caller manages, with its host record; partners' lockers have no counter. */
export function findCounterStashpoint(query: Kysely<Schema>, caller: Caller, id: string) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('hosts as h', 'h.user_id', 's.host_id')
    .select(['s.id', 'h.id as host_id'])
    .where('s.id', '=', id)
    .where('s.storage_type', '=', 'staffed')
    .where(staffStashpointsFilter(caller, 's'))
    .executeTakeFirst();
}

export async function replacePairingCode(
  query: Kysely<Schema>,
  code: Insertable<Schema['pairing_codes']>,
): Promise<void> {
  const { stashpoint_id: _, ...fresh } = code;
  await query
    .insertInto('pairing_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('stashpoint_id').doUpdateSet(fresh))
    .execute();
}

/** Redeems a code: of two devices that enter it, only one is paired. */
export function takePairingCode(transaction: Kysely<Schema>, hash: string, now: Date) {
  return transaction
    .deleteFrom('pairing_codes')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['stashpoint_id', 'host_id'])
    .executeTakeFirst();
}

export async function insertDevice(query: Kysely<Schema>, device: Insertable<Schema['host_devices']>): Promise<void> {
  await query.insertInto('host_devices').values(device).execute();
}

export async function nameDevice(query: Kysely<Schema>, id: string, name: string): Promise<void> {
  await query.updateTable('host_devices').set({ name }).where('id', '=', id).execute();
}

export async function markUnpaired(query: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('host_devices')
    .set({ unpaired_at: now, person_id: null })
    .where('id', 'in', ids)
    .where('unpaired_at', 'is', null)
    .execute();
}

export async function noteSeen(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.updateTable('host_devices').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** Lists the people who may sign in to a place’s devices: everyone who works there and has a PIN. */
export function listPeopleWithPin(query: Kysely<Schema>, stashpointId: string) {
  return query
    .selectFrom('host_people as p')
    .innerJoin('host_people_stashpoints as w', 'w.person_id', 'p.id')
    .innerJoin('stashpoints as s', 's.id', 'w.stashpoint_id')
    .innerJoin('hosts as h', (join) => join.onRef('h.id', '=', 'p.host_id').onRef('h.user_id', '=', 's.host_id'))
    .select(['p.id', 'p.name', 'p.pin_hash'])
    .where('w.stashpoint_id', '=', stashpointId)
    .where('p.removed_at', 'is', null)
    .where('p.pin_hash', 'is not', null)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}

/** Signs a person in to a device, or signs the current one out. */
export async function setPerson(
  transaction: Kysely<Schema>,
  { deviceId, personId, now }: { deviceId: string; personId: string | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('host_devices')
    .set({ person_id: personId, last_seen_at: now })
    .where('id', '=', deviceId)
    .where('unpaired_at', 'is', null)
    .execute();
  if (personId === null) return;
  await transaction
    .insertInto('device_shifts')
    .values({ device_id: deviceId, person_id: personId, began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listDevicesOfHost(query: Kysely<Schema>, userId: string) {
  return query
    .selectFrom('host_devices as d')
    .innerJoin('hosts as h', 'h.id', 'd.host_id')
    .select(['d.id', 'd.user_id'])
    .where('h.user_id', '=', userId)
    .execute();
}

/** Finds the shift of a person who has entered their PIN at a device; they may have been removed since. */
export function findShift(query: Kysely<Schema>, deviceId: string, personId: string) {
  return query
    .selectFrom('device_shifts as f')
    .innerJoin('host_people as p', 'p.id', 'f.person_id')
    .select(['p.id', 'p.user_id', 'p.removed_at'])
    .where('f.device_id', '=', deviceId)
    .where('f.person_id', '=', personId)
    .executeTakeFirst();
}
