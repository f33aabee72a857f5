import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { readOrWriteSetting } from './write-setting.ts';

/** Returns the server's signing secret: generated once per database, then the same for every server on it. */
export function serverSecret(query: Kysely<Schema>): Promise<string> {
  return readOrWriteSetting(query, 'secret', () => randomBytes(32).toString('base64url'));
}

export interface HasSecret {
  /**
   * The secret that signs passes; stored in the database, so that it survives restarts and is shared by all servers.
   */
  secret: string;
}
