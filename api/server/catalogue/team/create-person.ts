import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { Person } from '../../../contract/structs/team.ts';
import { insertUser } from '../../people/users/accounts.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { requireFreeAddress, writeInvitation } from './invite-person.ts';
import { getPerson } from './list-people.ts';
import { requireEmployer, requireFreePin, requireGrantable } from './require-person.ts';
import { insertPerson, lockTeam, writeStashpoints } from './store.ts';

/**
 * Adds a person to a host's team. They have an account from the start, so that their actions are recorded as theirs: it
 * has no address, and cannot be signed in to, until they accept an invitation.
 *
 * @throws CubbyError REQUIRED_DATA_CLIENT_ERROR on `pin` without either PIN or address; PIN_TAKEN; FORBIDDEN; a field's
 * own.
 */
export async function createPerson(
  services: HasConfig & HasDatabase & HasClock & HasMails,
  caller: Caller,
  { name: typed, role, stashpoint_ids, pin, email, language }: BodyOf<Endpoints['createPerson']>,
): Promise<Person> {
  const { database } = services;
  const name = typed.trim();
  const employer = await requireEmployer(database.query, caller);
  await requireGrantable(database.query, caller, { role, stashpointIds: stashpoint_ids });
  if (pin === undefined && email === undefined)
    throw fieldError(
      'pin',
      'Give a PIN for the counter, or an email address for the invitation.',
      'REQUIRED_DATA_CLIENT_ERROR',
    );
  const pin_hash = pin === undefined ? null : await hashPassword(pin);
  const id = hexId(8);
  const now = services.now();
  await database.transaction(async (transaction) => {
    await lockTeam(transaction, employer.id);
    if (pin !== undefined) await requireFreePin(transaction, pin, { stashpointIds: stashpoint_ids, exceptId: null });
    const spoken = language ?? employer.language;
    const user = await insertUser(transaction, {
      id: hexId(16),
      role,
      first_name: name,
      language: spoken,
      created: now,
    });
    if (!user) throw new Error('The account could not be saved.');
    const person = { id, host_id: employer.id, user_id: user.id, name, role, pin_hash, created: now, removed_at: null };
    await insertPerson(transaction, person);
    await writeStashpoints(transaction, id, stashpoint_ids);
    if (email !== undefined) {
      const address = await requireFreeAddress(transaction, employer, email, id);
      await writeInvitation(services, transaction, { employer, person, email: address, language: spoken });
    }
    const after = { role, stashpoint_ids, person: id };
    await recordChange(transaction, {
      caller,
      action: 'person_added',
      entity: 'host',
      id: employer.id,
      before: null,
      after,
      now,
    });
  });
  services.mails.wake();
  return getPerson(services, caller, id);
}
