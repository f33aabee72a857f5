import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../database/schema.ts';

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
  await query
    .insertInto('settings')
    .values({ key: 'push_keys', value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'push_keys')
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as PushKeys;
}
