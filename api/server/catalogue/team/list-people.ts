import type { Person } from '../../../contract/structs/team.ts';
import { hostIdOf } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { looksAfter, requireEmployer, requirePerson } from './require-person.ts';
import type { PersonRow } from './store.ts';
import { findEmployer, listPeopleOf } from './store.ts';

/** Lists the people who work at the caller's places, as far as the caller manages them. */
export async function listPeople({ database, now }: HasDatabase & HasClock, caller: Caller): Promise<Person[]> {
  const employer = await findEmployer(database.query, hostIdOf(caller));
  const rows = employer ? await listPeopleOf(database.query, employer.id) : [];
  return rows.filter((row) => looksAfter(caller, row)).map((row) => serializePerson(row, now()));
}

/** @throws CubbyError NOT_FOUND. */
export async function getPerson(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<Person> {
  const employer = await requireEmployer(database.query, caller);
  return serializePerson(await requirePerson(database.query, caller, employer, id), now());
}

function serializePerson(row: PersonRow, now: Date): Person {
  const { invited_at, expires_at } = row;
  const isOpen = invited_at && expires_at && !row.accepted_at;
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? row.invited,
    role: row.role,
    stashpoints: row.stashpoints ?? [],
    has_pin: row.pin_hash !== null,
    signs_in: row.email !== null,
    invitation: isOpen
      ? { sent: invited_at.toISOString(), expires_at: expires_at.toISOString(), expired: expires_at <= now }
      : null,
    created: row.created.toISOString(),
  };
}
