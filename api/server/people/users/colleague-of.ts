import type { Colleague } from '../../../contract/structs/incident.ts';

interface NamedUser {
  id: string;
  first_name: string | null;
  last_name: string | null;
}

/** Names a member of staff; the name is empty once their account is deleted. */
export function colleagueOf({ id, first_name, last_name }: NamedUser): Colleague {
  return { id, name: `${first_name ?? ''} ${last_name ?? ''}`.trim() };
}
