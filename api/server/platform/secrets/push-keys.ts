import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../database/schema.ts';
import { readOrWriteSetting } from './write-setting.ts';

/** Our keys for push services (VAPID): the one browsers are given, and the one we sign with. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the keys of the database, generated once and never replaced: with other keys every device would have to
 * subscribe again.
 */
export async function ownPushKeys(query: Kysely<Schema>): Promise<PushKeys> {
  const value = await readOrWriteSetting(query, 'push_keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(value) as PushKeys;
}
