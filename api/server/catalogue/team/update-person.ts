import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Person } from '../../../contract/structs/team.ts';
import { changeRole, writeContact } from '../../people/users/accounts.ts';
import { changeTokenRole } from '../../people/users/sessions.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { lockDevice } from '../devices/lock-device.ts';
import { getPerson } from './list-people.ts';
import { requireEmployer, requireFreePin, requireGrantable, requirePerson } from './require-person.ts';
import { lockTeam, writePerson, writeStashpoints } from './store.ts';

/**
 * Changes a person's name, role, places or PIN; their sessions and devices follow at once.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN; PIN_TAKEN on `pin`; INVALID_DATA on `stashpoint_ids`.
 */
export async function updatePerson(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  { name: typed, role, stashpoint_ids, pin }: BodyOf<Endpoints['updatePerson']>,
): Promise<Person> {
  const { database } = services;
  const employer = await requireEmployer(database.query, caller);
  await requirePerson(database.query, caller, employer, id);
  await requireGrantable(database.query, caller, { role, stashpointIds: stashpoint_ids });
  const pin_hash = pin && (await hashPassword(pin));
  const name = typed?.trim();
  const now = services.now();
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, employer.id);
    const before = await requirePerson(transaction, caller, employer, id);
    const was = (before.stashpoints ?? []).map((stashpoint) => stashpoint.id);
    const stashpointIds = stashpoint_ids ?? was;
    if (pin && stashpointIds.length > 0) await requireFreePin(transaction, pin, { stashpointIds, exceptId: id });
    if (stashpoint_ids) await writeStashpoints(transaction, id, stashpoint_ids);
    await writePerson(transaction, id, {
      ...(name !== undefined && { name }),
      ...(role && { role }),
      ...(pin_hash !== undefined && { pin_hash }),
    });
    // Without a PIN, or with another one, a signed-in person has to sign in again.
    if (pin_hash !== undefined) await lockDevice(transaction, id);
    // The owner of an account chooses its name.
    if (name !== undefined && before.email === null)
      await writeContact(transaction, before.user_id, { first_name: name });
    if (role && role !== before.role) {
      await changeRole(transaction, before.user_id, role);
      await changeTokenRole(transaction, before.user_id, role);
    }
    await recordChange(transaction, {
      caller,
      action: 'person_changed',
      entity: 'host',
      id: employer.id,
      before: { person: id, role: before.role, stashpoint_ids: was },
      after: {
        person: id,
        role: role ?? before.role,
        stashpoint_ids: stashpointIds,
        ...(pin !== undefined && { pin: 'changed' }),
      },
      now,
    });
  });
  return getPerson(services, caller, id);
}
