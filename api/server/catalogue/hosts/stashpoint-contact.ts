import type { Kysely } from 'kysely';
import { formatPhone } from '../../../contract/rules/phone.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Finds the phone number for a place: its host's, or null if none is known. */
export async function findStashpointPhone(query: Kysely<Schema>, stashpointId: string): Promise<string | null> {
  const row = await query
    .selectFrom('stashpoints as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select('u.phone_number')
    .where('s.id', '=', stashpointId)
    .executeTakeFirst();
  if (!row?.phone_number) return null;
  return formatPhone(row.phone_number) ?? row.phone_number;
}
