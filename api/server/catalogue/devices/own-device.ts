import { addDays } from 'date-fns/addDays';
import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { OwnDevice } from '../../../contract/structs/team.ts';
import { DEVICE_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import { updateTokenExpiry } from '../../people/users/sessions.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { isPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { serializeDevice } from './serialize-device.ts';
import { type DeviceRow, findOwnDevice, listPeopleWithPin, noteSeen, setPerson } from './store.ts';

/**
 * Returns the calling device. Use keeps it paired: its session is extended from now; where nothing can be written, with
 * its next use.
 */
export async function getOwnDevice(
  { config, database, now: clock }: HasConfig & HasDatabase & HasClock,
  caller: Caller,
): Promise<OwnDevice> {
  const now = clock();
  const row = await requireDevice(database.query, caller);
  const expires_at = addDays(now, DEVICE_DAYS);
  await database.writes.aside(async () => {
    await noteSeen(database.query, row.id, now);
    await updateTokenExpiry(database.query, caller.tokenId, expires_at);
  });
  const people = await listPeopleWithPin(database.query, row.stashpoint_id);
  return {
    ...serializeDevice(row),
    people: people.map(({ id, name }) => ({ id, name })),
    expires_at: expires_at.toISOString(),
    lock_minutes: config.counterLockMinutes,
  };
}

/**
 * Signs a person in to the device with their PIN. Wrong PINs are counted for each person at each device, and after a
 * few the person has to wait.
 *
 * @throws CubbyError NOT_FOUND for a person who does not work here; INVALID_PIN_CLIENT_ERROR on `pin`;
 * TOO_MANY_REQUESTS.
 */
export async function enterPin(
  services: HasConfig & HasDatabase & HasClock & HasGuesses,
  caller: Caller,
  { person_id, pin }: { person_id: string; pin: string },
): Promise<OwnDevice> {
  const { database } = services;
  const row = await requireDevice(database.query, caller);
  const people = await listPeopleWithPin(database.query, row.stashpoint_id);
  const person = people.find(({ id }) => id === person_id);
  if (!person) throw new CubbyError('NOT_FOUND', 'Person not found at this counter.');
  const guess = await services.guesses.take('counter_pin', `${row.id}:${person.id}`, null);
  if (!(await isPassword(pin, person.pin_hash ?? '')))
    throw fieldError('pin', 'This PIN is incorrect.', 'INVALID_PIN_CLIENT_ERROR');
  await guess.wasRight();
  const now = services.now();
  await database.transaction((transaction) => setPerson(transaction, { deviceId: row.id, personId: person.id, now }));
  return getOwnDevice(services, caller);
}

/** Locks the device until the next PIN. */
export async function leaveDevice(services: HasConfig & HasDatabase & HasClock, caller: Caller): Promise<OwnDevice> {
  const row = await requireDevice(services.database.query, caller);
  const now = services.now();
  await services.database.transaction((transaction) =>
    setPerson(transaction, { deviceId: row.id, personId: null, now }),
  );
  return getOwnDevice(services, caller);
}

/** @throws CubbyError UNAUTHORIZED for a device that was unpaired in the meantime. */
async function requireDevice(query: Kysely<Schema>, caller: Caller): Promise<DeviceRow> {
  const row = caller.work?.device && (await findOwnDevice(query, caller.work.device.id));
  if (!row) throw new CubbyError('UNAUTHORIZED', 'This device is no longer paired.');
  return row;
}
