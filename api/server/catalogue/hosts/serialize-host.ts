import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { languageOf } from '../../../contract/vocabulary/languages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findHostOfUser, type HostRow } from './store.ts';

export function serializeHost(row: HostRow): Host {
  return {
    ...row,
    email: row.email ?? '',
    language: languageOf(row.language),
    accepted_tos_at: row.accepted_tos_at?.toISOString() ?? null,
    created: row.created.toISOString(),
  };
}

/** Returns the host record of the caller, who has just become a host. */
export async function requireHostOfUser(query: Kysely<Schema>, userId: string): Promise<Host> {
  const row = await findHostOfUser(query, userId);
  if (!row) throw new CubbyError('INTERNAL_ERROR', 'The host could not be saved.');
  return serializeHost(row);
}
