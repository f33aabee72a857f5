import type { Person } from '../../../contract/structs/team.ts';
import type { PersonRow } from './store.ts';

export function serializePerson(row: PersonRow, now: Date): Person {
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
