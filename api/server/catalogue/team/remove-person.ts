import type { Kysely } from 'kysely';
import { changeRole, findUser, writeContact } from '../../people/users/accounts.ts';
import { revokeTokens } from '../../people/users/sessions.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { unpairDevicesOf } from '../devices/keep-devices.ts';
import { lockDevice } from '../devices/lock-device.ts';
import { requireEmployer, requirePerson } from './require-person.ts';
import { deleteInvitation, listPeopleAbout, lockTeam, writePerson } from './store.ts';

/**
 * Removes a person from the team: from then on their sessions are invalid, and their PIN and invitation stop working.
 * Their past actions keep their name.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function removePerson(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<void> {
  const employer = await requireEmployer(database.query, caller);
  const now = clock();
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, employer.id);
    const { user_id, role } = await requirePerson(transaction, caller, employer, id);
    await takeOff(transaction, { id, user_id }, now);
    const before = { person: id, role };
    await recordChange(transaction, {
      caller,
      action: 'person_removed',
      entity: 'host',
      id: employer.id,
      before,
      after: null,
      now,
    });
  });
}

async function takeOff(
  transaction: Kysely<Schema>,
  { id, user_id }: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  await lockDevice(transaction, id);
  await deleteInvitation(transaction, id);
  await writePerson(transaction, id, { removed_at: now, pin_hash: null });
  await revokeTokens(transaction, user_id, null);
  // A person with an account of their own keeps it as a traveller.
  const user = await findUser(transaction, user_id);
  if (user?.email && (user.role === 'manager' || user.role === 'clerk'))
    await changeRole(transaction, user_id, 'customer');
}

/** Ends all work of a person, and for them, and removes their names from it: their account is being deleted. */
export async function eraseWork(transaction: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  for (const { id, user_id, removed_at } of await listPeopleAbout(transaction, userId)) {
    if (!removed_at) await takeOff(transaction, { id, user_id }, now);
    await writePerson(transaction, id, { name: '' });
    const user = await findUser(transaction, user_id);
    if (user && user.email === null) await writeContact(transaction, user_id, { first_name: '' });
  }
  await unpairDevicesOf(transaction, userId, now);
}
